import { formatDealtCard } from '@baize/cards';
import { isRicochet } from '@baize/table';
import type { Desk } from '../../src/live/desk.js';
import { Broken } from './failure.js';

const CARD = '[2-9TJQKA][cdhs]';
/** A card by itself, or several one after another: a lone `As` may be the word. */
const CARDS = new RegExp(`"(${CARD})"|(?<![\\w-])(${CARD}(?: ${CARD})+)(?![\\w-])`, 'g');

/** Every card that a text names. */
const cardsIn = (text: string): ReadonlySet<string> => {
  const named = new Set<string>();
  for (const [, alone, several] of text.matchAll(CARDS)) {
    for (const card of (alone ?? several ?? '').split(' ')) named.add(card);
  }
  return named;
};

/** Who looks at a table: a player's account, or staff. */
export interface Looker {
  readonly account: string | null;
  readonly isStaff: boolean;
}

type Round = NonNullable<Extract<Desk['table'], { readonly phase: 'open' }>['round']>;

/**
 * The cards of a round that somebody may see, from what happened at the table and not from what the views
 * make of it: their own hands, what was turned, the dealer's up card, and what lies open when all is over.
 */
const mayBeSeen = (
  desk: Desk,
  { game, dead }: Round,
  { account, isStaff }: Looker,
): Set<string> => {
  const seen = new Set<string>();
  const add = (cards: readonly Parameters<typeof formatDealtCard>[0][]): void => {
    for (const card of cards) seen.add(formatDealtCard(card));
  };
  for (const { card } of dead ?? []) seen.add(card);
  if (game.phase === 'betting') return seen;
  if (isRicochet(game, desk.rules.inForce)) {
    for (const { cards, draw } of game.hands) add([...cards, ...draw]);
    add(game.dealer);
    return seen;
  }
  const isOver = game.phase === 'settled';
  for (const hand of game.hands) {
    const open = hand.turned || (isOver && (hand.decision?.kind !== 'fold' || isStaff));
    if (open || hand.player === account) add(hand.cards);
  }
  const { cards, turned } = game.dealer;
  const { play } = desk.rules.inForce.rulebook;
  const up = 'dealerUpCard' in play ? play.dealerUpCard.value : null;
  add(turned ? cards : cards.filter((_, at) => at + 1 === up));
  return seen;
};

interface Seen {
  readonly desk: Desk;
  readonly round: Round;
}

/** Who comes back is told what they missed: more rounds than that are not kept for it. */
const MOST_ROUNDS = 16;

/** No message names a card of a table that its reader may not see. */
export class HiddenCards {
  /** By table, its last rounds, the newest last. */
  readonly #rounds = new Map<string, Seen[]>();

  /** A table has moved on: what lay open in the rounds before may still be told. */
  moved(desk: Desk): void {
    const { slug } = desk.settings;
    const round = desk.table.phase === 'open' ? desk.table.round : null;
    if (round === null) return;
    const rounds = this.#rounds.get(slug) ?? [];
    if (rounds.at(-1)?.round.number === round.number) rounds.pop();
    rounds.push({ desk, round });
    if (rounds.length > MOST_ROUNDS) rounds.shift();
    this.#rounds.set(slug, rounds);
  }

  check(slug: string, looker: Looker, text: string): void {
    if (this.#hiddenIn(slug, looker, text, 2) === null) return;
    const { view, told } = JSON.parse(text) as { readonly view: unknown; readonly told: unknown };
    const hidden =
      this.#hiddenIn(slug, looker, JSON.stringify(view), 2) ??
      this.#hiddenIn(slug, looker, JSON.stringify(told), MOST_ROUNDS);
    if (hidden === null) return;
    const who = looker.isStaff ? 'staff' : (looker.account ?? 'a spectator');
    const at = text.search(new RegExp(`\\b${hidden}\\b`));
    const near = text.slice(Math.max(0, at - 200), at + 60);
    throw new Broken('hidden-card', `${hidden} of ${slug} in a message to ${who}: …${near}…`);
  }

  /** A card that a text names and that lay open to this reader in none of the last rounds. */
  #hiddenIn(slug: string, looker: Looker, text: string, rounds: number): string | null {
    const named = new Set(cardsIn(text));
    for (const { desk, round } of this.#rounds.get(slug)?.slice(-rounds) ?? []) {
      if (named.size === 0) return null;
      for (const card of mayBeSeen(desk, round, looker)) named.delete(card);
    }
    const [first] = named;
    return first ?? null;
  }
}
