import type { Cents } from '@baize/money';
import { present } from '@baize/result';
import type { Conversation } from '../../input/conversation.js';
import { indent } from '../../render/text.js';
import type { Advice } from '../strategy/advice.js';
import { adviceLines } from '../strategy/advice-text.js';
import type { Sitting } from './sitting.js';

export const DECISION = 'What do you do? (h for a hint)';

const ASKS = new Set(['h', 'hint']);

/** `h` at a decision shows the hint and asks again. */
export const withHint = async (
  { talk, hints, house: { rules } }: Sitting,
  ante: Cents | undefined,
  advise: (() => Promise<Advice>) | null,
): Promise<Conversation> => {
  const show = async (): Promise<void> => {
    if (advise === null) {
      talk.tell(`There are no hints for ${rules.rulebook.name} yet.`);
      return;
    }
    const anteCents = present(ante, 'an ante');
    const columns = talk.columns('prose') - 2;
    talk.say(...indent(adviceLines(rules, await advise(), { columns, anteCents })), '');
  };
  if (hints === 'always') await show();
  return {
    ...talk,
    ask: async (question) => {
      for (;;) {
        const answer = await talk.ask(question);
        if (!ASKS.has(answer.toLowerCase())) return answer;
        await show();
      }
    },
  };
};
