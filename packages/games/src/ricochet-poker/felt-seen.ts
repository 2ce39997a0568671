import { cents } from '@baize/money';
import { present } from '@baize/result';
import { cardsSeen } from '../kernel/seen.js';
import type { RicochetFelt } from './felt.js';
import type { RicochetView } from './view.js';

/** The round as anybody sees it: everything that is dealt lies face up. */
export const feltSeen = ({ dealer, hands }: RicochetView): RicochetFelt => ({
  dealer: known(dealer.cards),
  anteCents: cents(hands[0]?.stakes.ante ?? 0),
  hands: hands.map(({ seat, player, cards, draw, decision, stakes, aside }) => ({
    seat,
    player,
    cards: known(cards),
    draw: draw.length === 0 ? null : known(draw),
    decision,
    stakes,
    claims: [],
    voided: aside.map(({ wager }) => wager),
  })),
});

const known = (texts: readonly string[]) =>
  present(cardsSeen(texts), 'cards that lie face up are known');
