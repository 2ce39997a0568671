import { type Card, strengthOfFive } from '@baize/cards';
import type { BonusExpectation } from './bonus-expectation.js';
import type { RicochetTable } from './table.js';
import { newTurn, type RicochetDecide } from './turn.js';
import { placesInOrder, strengthsToBeatTwo, twoPlace } from './two-cards.js';

const DECK = 52;
const DEALERS = 5;
const DRAW = 3;

export const FOLDED = 0;
export const PLAYED = 1;
export const NOT_ASKED = 2;

/** How the dealer's hand ended. */
export const KICKED_OUT = 0;
export const BEATEN_BY_TWO = 1;
export const DISCARDED = 2;
export const TOOK_THE_POT = 3;

/**
 * One round after another without making anything new. The cards of a deck go two to each seat, five to
 * the dealer, and then three to each player who draws, in the order of action.
 */
export class FastRicochetRound {
  /** Seats, counted from 0, lowest two cards first. */
  readonly order: Uint8Array;
  /** By seat. */
  readonly did: Uint8Array;
  readonly netCents: Float64Array;
  /** Where in the deck a seat's draw begins; 0 where there is none. */
  readonly drawAt: Uint8Array;
  dealer = DISCARDED;
  /** What the house wins or loses, in antes. */
  houseAntes = 0;
  /** What each seat's ante bonus paid beyond what it was expected to, in antes, where that is asked for. */
  readonly bonusLuck: Float64Array;
  /** What lay on the pot circle at the end, in antes. */
  pot = 0;

  private readonly turn = newTurn();
  private readonly places: Int32Array;
  private readonly toBeatTwo = strengthsToBeatTwo();
  private readonly strengths: Int32Array;
  private next = 0;
  private bonusAntes = 0;

  constructor(
    private readonly table: RicochetTable,
    private readonly anteCents: number,
    private readonly expectation: BonusExpectation | null = null,
  ) {
    const { players } = table;
    this.order = new Uint8Array(players);
    this.did = new Uint8Array(players);
    this.netCents = new Float64Array(players);
    this.drawAt = new Uint8Array(players);
    this.bonusLuck = new Float64Array(players);
    this.strengths = new Int32Array(players);
    this.places = placesInOrder(table.tiedPairs);
  }

  play(deck: Uint8Array, decide: RicochetDecide): void {
    const { turn, order, strengths } = this;
    const { players, stake } = this.table;
    this.putInOrder(deck);
    this.next = 2 * players + DEALERS;
    this.bonusAntes = 0;
    this.drawAt.fill(0);
    this.bonusLuck.fill(0);
    strengths.fill(0);
    turn.pot = 1;
    turn.holders = 0;
    turn.best = this.dealersStrength(deck);
    for (let place = 0; place < players; place += 1) {
      const seat = order[place] as number;
      const isLast = place === players - 1;
      this.look(deck, place);
      if (isLast && turn.best === 0) {
        this.did[seat] = NOT_ASKED;
        this.draw(deck, seat);
        strengths[seat] = 1;
        turn.best = 1;
        break;
      }
      if (!decide(turn)) {
        this.did[seat] = FOLDED;
        turn.pot += 1;
        continue;
      }
      this.did[seat] = PLAYED;
      const strength = this.draw(deck, seat);
      if (strength < turn.best || (!isLast && strength < this.toBeatLast(deck))) {
        turn.pot += stake;
      } else {
        if (strength > turn.best) this.putOut();
        turn.best = strength;
        turn.holders += 1;
        strengths[seat] = strength;
      }
    }
    this.settle();
  }

  private putInOrder(deck: Uint8Array): void {
    const { order, places } = this;
    for (let seat = 0; seat < order.length; seat += 1) {
      const own = places[
        twoPlace(deck[2 * seat] as number, deck[2 * seat + 1] as number)
      ] as number;
      let at = seat;
      for (; at > 0; at -= 1) {
        const other = order[at - 1] as number;
        const its = places[twoPlace(deck[2 * other] as number, deck[2 * other + 1] as number)];
        if ((its as number) < own) break;
        order[at] = other;
      }
      order[at] = seat;
    }
  }

  /** 0 for a hand that is out before any player acts (WA-RP-4, -5#2). */
  private dealersStrength(deck: Uint8Array): number {
    const at = 2 * this.table.players;
    const strength = fiveOf(deck, at, at + 1, at + 2);
    if (strength >= this.table.kickout) {
      this.dealer = KICKED_OUT;
      return 0;
    }
    this.dealer = TOOK_THE_POT;
    if (strength >= this.toBeatLast(deck)) return strength;
    this.dealer = BEATEN_BY_TWO;
    return 0;
  }

  /** The last player's two cards are the highest. */
  private toBeatLast(deck: Uint8Array): number {
    const last = 2 * (this.order[this.order.length - 1] as number);
    return this.toBeatTwo[twoPlace(deck[last] as number, deck[last + 1] as number)] as number;
  }

  /** What the player at this place sees: everything that has been dealt. */
  private look(deck: Uint8Array, place: number): void {
    const { turn, order, next } = this;
    turn.unseenCount = DECK - next;
    for (let at = next; at < DECK; at += 1) turn.unseen[at - next] = deck[at] as number;
    turn.players = order.length - place;
    for (let at = place; at < order.length; at += 1) {
      const seat = order[at] as number;
      turn.twos[2 * (at - place)] = deck[2 * seat] as number;
      turn.twos[2 * (at - place) + 1] = deck[2 * seat + 1] as number;
    }
  }

  private draw(deck: Uint8Array, seat: number): number {
    const at = this.next;
    this.next += DRAW;
    this.drawAt[seat] = at;
    const strength = fiveOf(deck, 2 * seat, 2 * seat + 1, at);
    const bonus = this.table.bonus[strength] as number;
    this.bonusAntes += bonus;
    if (this.expectation !== null) this.bonusLuck[seat] = bonus - this.expectation.of(this.turn);
    this.netCents[seat] = bonus * this.anteCents;
    return strength;
  }

  /** The hands that are outdone, the dealer's or players', leave their wagers in the pot (WA-RP-8a). */
  private putOut(): void {
    const { turn, strengths } = this;
    turn.pot += turn.holders * this.table.stake;
    turn.holders = 0;
    strengths.fill(0);
  }

  private settle(): void {
    const { turn, order, strengths, anteCents } = this;
    const { stake, chipUnitCents } = this.table;
    this.pot = turn.pot;
    let winners = 0;
    for (let seat = 0; seat < order.length; seat += 1) if (strengths[seat] !== 0) winners += 1;
    if (this.dealer === TOOK_THE_POT && winners > 0) this.dealer = DISCARDED;
    this.houseAntes = (winners === 0 ? turn.pot : 0) - 1 - this.bonusAntes;
    const potCents = turn.pot * anteCents;
    const chips = Math.floor(potCents / chipUnitCents);
    const share = winners === 0 ? 0 : Math.floor(chips / winners) * chipUnitCents;
    let odd = potCents - share * winners;
    for (let place = order.length - 1; place >= 0; place -= 1) {
      const seat = order[place] as number;
      const bonus = this.drawAt[seat] === 0 ? 0 : (this.netCents[seat] as number);
      if (strengths[seat] !== 0) {
        this.netCents[seat] = bonus + share + odd;
        odd = 0;
      } else {
        this.netCents[seat] = bonus - anteCents * (this.did[seat] === FOLDED ? 1 : stake);
      }
    }
  }
}

/** Two cards that stand where they stand in the deck, with the three from a place on. */
const fiveOf = (deck: Uint8Array, first: number, second: number, from: number): number =>
  strengthOfFive(
    deck[first] as Card,
    deck[second] as Card,
    deck[from] as Card,
    deck[from + 1] as Card,
    deck[from + 2] as Card,
  );
