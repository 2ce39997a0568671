import { ok, type Result } from '@baize/result';
import { type Receipt, receiptsOf } from '../chips/receipt.js';
import type { Refusal } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { decideTable } from '../table/decide.js';
import { evolveWorld } from '../table/happen.js';
import type { SettledRound } from '../table/state.js';
import type { Decided, World } from '../table/world.js';
import { SECOND } from './decide.js';

/** What a correction of cards would do, to be shown before it is confirmed. */
export interface CorrectionPreview {
  readonly round: string;
  /** Seats whose receipt would change, as it is and as it would be. */
  readonly receipts: readonly { readonly before: Receipt; readonly after: Receipt }[];
  /** So much money moves that a second person confirms it. */
  readonly twoPeople: boolean;
  /** Why the payments stay as they are, where they cannot be settled again with it. */
  readonly remains: Refusal | null;
}

/** Refusals of the settlement alone: the cards can be put right without it. */
const ONLY_PAYMENTS: readonly string[] = ['award-changes', 'cannot-resettle'];

/** Nothing is changed by looking. */
export const previewCorrection = (
  world: World,
  command: CommandOf<'CorrectCards'>,
): Result<CorrectionPreview, Refusal> => {
  const alone = decideTable(world, command);
  const twoPeople = !alone.ok && alone.error.code === 'two-people';
  const decided = twoPeople ? decideTable(world, { ...command, second: SECOND }) : alone;
  if (decided.ok) return ok({ ...whatChanges(world, decided.value), twoPeople, remains: null });
  if (!ONLY_PAYMENTS.includes(decided.error.code)) return decided;
  const cards = decideTable(world, { ...command, settle: false });
  return cards.ok
    ? ok({ ...whatChanges(world, cards.value), twoPeople: false, remains: decided.error })
    : cards;
};

const whatChanges = (
  world: World,
  happened: Extract<Decided, { readonly ok: true }>['value'],
): Pick<CorrectionPreview, 'round' | 'receipts'> => {
  const { settled } = happened.reduce(evolveWorld, world).table;
  const old = receiptsNow(world.table.settled);
  const receipts = receiptsNow(settled).flatMap((after) => {
    const before = old.find(({ seat }) => seat === after.seat);
    return before === undefined || before.issue === after.issue ? [] : [{ before, after }];
  });
  return { round: settled?.round ?? '', receipts };
};

const receiptsNow = (settled: SettledRound | null): readonly Receipt[] =>
  settled === null ? [] : receiptsOf(settled);
