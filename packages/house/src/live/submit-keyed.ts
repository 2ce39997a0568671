import type { Refusal } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { sha256 } from '../store/chain.js';
import type { Draft } from './draft.js';
import type { OrderQueue, TaskAnswer } from './order-queue.js';
import type { Answer } from './orders.js';
import type { Person } from './people.js';

/** Works an order out under its sender's key: the same key gets the same answer for ever. */
export const submitKeyed = async (
  queue: OrderQueue,
  person: Person,
  order: unknown,
  key: string | null,
  plan: (draft: Draft) => Promise<Result<TaskAnswer, Refusal>>,
): Promise<Result<Answer, Refusal>> => {
  const digest = sha256(canonicalText(order));
  const answered = await queue.submit({
    key: key === null ? null : { name: `${person.account}/${key}`, digest },
    plan,
  });
  return answered.ok ? ok(answered.value ?? { versions: {} }) : answered;
};
