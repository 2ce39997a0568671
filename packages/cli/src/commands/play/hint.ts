import { UNKNOWN_CARD } from '@baize/cards';
import {
  type ContestView,
  cardsSeen,
  feltSeen,
  type HandView,
  type RicochetView,
} from '@baize/games';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { indent } from '../../render/text.js';
import { adviceLines } from '../strategy/advice-text.js';
import type { Conversation } from './conversation.js';
import type { Sitting } from './sitting.js';

/** What is asked where a hint can be had. */
export const DECISION = 'What do you do? (h for a hint)';

const ASKS = new Set(['h', 'hint']);

/** Hears `h` at the questions of a decision: the hint is shown, and the question is asked again. */
export const withHint = async (
  { talk, hints }: Sitting,
  hint: () => Promise<readonly string[]>,
): Promise<Conversation> => {
  const show = async (): Promise<void> => talk.say(...indent(await hint()), '');
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

/** A hand against the dealer, as its player sees it: the rest of the dealer's cards is not known. */
type ContestSeen = Pick<HandView, 'stakes' | 'cards'> & Pick<ContestView, 'dealer'>;

/** The odds are loaded with the first hint. */
export const contestHint = async (
  rules: RulesInForce,
  { stakes, cards, dealer }: ContestSeen,
  columns: number,
): Promise<readonly string[]> => {
  const { adviseFlush, adviseStud } = await import('../strategy/advise-contest.js');
  const own = present(cardsSeen(cards), 'a player knows the cards that a hint is for');
  if (rules.rulebook.game === 'high-card-flush') {
    return adviceLines(rules, adviseFlush(rules, own), optionsOf(stakes.ante, columns));
  }
  const [up] = cardsSeen(dealer.filter((card) => card !== UNKNOWN_CARD)) ?? [];
  const advice = adviseStud(rules, own)(present(up, 'a card face up'));
  return adviceLines(rules, advice, optionsOf(stakes.ante, columns));
};

/** Everything lies face up there, so that the view has it all. */
export const ricochetHint = async (
  rules: RulesInForce,
  view: RicochetView,
  columns: number,
): Promise<readonly string[]> => {
  const { adviseInTurn } = await import('../strategy/advise-ricochet.js');
  const felt = feltSeen(view);
  const { advice } = present(adviseInTurn(rules, felt), 'a player who is asked');
  return adviceLines(rules, advice, optionsOf(felt.anteCents, columns));
};

const optionsOf = (anteCents: number | undefined, columns: number) => ({
  columns: columns - 2,
  anteCents: present(anteCents, 'an ante'),
});
