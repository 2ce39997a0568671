import { type Card, deckWithout, formatCards, rankOf } from '@baize/cards';
import type { RicochetFelt } from '@baize/games';
import type { RicochetPosition } from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import type { Advice } from './advice.js';
import { adviseFlush, adviseStud } from './advise-contest.js';
import { adviseInTurn } from './advise-ricochet.js';
import type { OwnTable } from './table-file.js';

/** Cards that the dealer may show and that make no difference among them. */
export interface UpCards {
  readonly cards: readonly Card[];
  readonly advice: Advice;
}

/** What there is to say on a hand. */
export type Answer =
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'against-up'; readonly up: Card; readonly advice: Advice }
  | { readonly kind: 'by-up-card'; readonly groups: readonly UpCards[] }
  | {
      readonly kind: 'at-table';
      readonly felt: RicochetFelt;
      readonly position: RicochetPosition;
      readonly advice: Advice;
    }
  | { readonly kind: 'not-asked'; readonly felt: RicochetFelt; readonly why: string };

export const answerFlush = (rules: RulesInForce, cards: readonly Card[]): Answer => ({
  kind: 'advice',
  advice: adviseFlush(rules, cards),
});

/** Without a card face up, for every card that it may be. */
export const answerStud = (
  rules: RulesInForce,
  cards: readonly Card[],
  up: Card | undefined,
): Answer => {
  const advise = adviseStud(rules, cards);
  if (up !== undefined) return { kind: 'against-up', up, advice: advise(up) };
  const groups = new Map<string, { readonly cards: Card[]; readonly advice: Advice }>();
  for (const one of deckWithout(cards).toReversed()) {
    const advice = advise(one);
    const alike = [rankOf(one), ...advice.split.parts.map(({ count }) => count)].join();
    const group = groups.get(alike);
    if (group === undefined) groups.set(alike, { cards: [one], advice });
    else group.cards.push(one);
  }
  return { kind: 'by-up-card', groups: [...groups.values()] };
};

const NOT_ASKED =
  'Nothing to decide: no five-card hand is left to beat, so that you are not asked, and your two cards win the pot.';

export const answerRicochet = (rules: RulesInForce, { felt, seat }: OwnTable): Answer => {
  const { decision, voided, cards } = present(
    felt.hands.find((hand) => hand.seat === seat),
    `the hand of seat ${seat}`,
  );
  if (voided.length > 0) throw new BadInput(`your hand is dead: seat ${seat} is asked nothing`);
  if (decision !== null) throw new BadInput(`your hand has decided: seat ${seat}, ${decision}`);
  const found = adviseInTurn(rules, felt);
  if (found === null) return { kind: 'not-asked', felt, why: NOT_ASKED };
  const { position, advice } = found;
  if (position.seat !== seat) {
    throw new BadInput(
      `it is not your turn: seat ${position.seat} acts before you with ${formatCards(position.two)}, and its decision is missing`,
    );
  }
  const early = felt.hands.find(
    (hand) => hand.decision !== null && position.toAct.some((two) => two === hand.cards),
  );
  if (early !== undefined) {
    throw new BadInput(
      `seat ${early.seat} has decided before its turn: your ${formatCards(cards ?? [])} acts before its ${formatCards(early.cards ?? [])}`,
    );
  }
  return { kind: 'at-table', felt, position, advice };
};
