import { formatDealtCard } from '@baize/cards';
import { gameOf, isContest } from '@baize/games';
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

type LiveRound = NonNullable<Extract<Desk['table'], { readonly phase: 'open' }>['round']>;
type Round = Pick<LiveRound, 'round' | 'game' | 'dead'>;

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
  if (!isContest(game)) {
    // Everything is dealt face up.
    const { cardsAt } = gameOf(game);
    for (const { seat } of game.hands) add(cardsAt(game, seat));
    add(cardsAt(game, 'dealer'));
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

/** One round as it was: the newest last. After a correction it lay there in more ways than one. */
interface Seen {
  readonly id: string;
  readonly ways: { readonly desk: Desk; readonly round: Round }[];
}

/** Who comes back is told what they missed: more rounds than that are not kept for it. */
const MOST_ROUNDS = 16;
const MOST_WAYS = 8;

/** No message names a card of a table that its reader may not see. */
export class HiddenCards {
  /** By table, its last rounds, the newest last. */
  readonly #rounds = new Map<string, Seen[]>();
  readonly #last = new Map<string, Desk>();

  /** A table has moved on: what lay open in the rounds before may still be told. */
  moved(desk: Desk): void {
    const { slug } = desk.settings;
    const before = this.#last.get(slug);
    if (before === desk) return;
    this.#last.set(slug, desk);
    const { settled } = desk.table;
    if (settled !== null && settled.game !== before?.table.settled?.game) {
      this.#saw(slug, desk, settled, false);
    }
    const round = desk.table.phase === 'open' ? desk.table.round : null;
    const was = before?.table.phase === 'open' ? before.table.round : null;
    // Within a round more and more lies open; only where cards were put right, the old ones count as well.
    const isUncorrected = before?.table.floor === desk.table.floor;
    const isSame = isUncorrected && was?.game.phase === round?.game.phase;
    if (round !== null) this.#saw(slug, desk, round, isSame);
  }

  #saw(slug: string, desk: Desk, round: Round, isSamePhase: boolean): void {
    const rounds = this.#rounds.get(slug) ?? [];
    this.#rounds.set(slug, rounds);
    const known = rounds.find(({ id }) => id === round.round);
    const way = { desk, round };
    if (known === undefined) {
      rounds.push({ id: round.round, ways: [way] });
      if (rounds.length > MOST_ROUNDS) rounds.shift();
      return;
    }
    if (isSamePhase) known.ways.pop();
    known.ways.push(way);
    if (known.ways.length > MOST_WAYS) known.ways.shift();
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
    for (const { ways } of this.#rounds.get(slug)?.slice(-rounds).toReversed() ?? []) {
      for (const { desk, round } of ways.toReversed()) {
        if (named.size === 0) return null;
        for (const card of mayBeSeen(desk, round, looker)) named.delete(card);
      }
    }
    const [first] = named;
    return first ?? null;
  }
}
