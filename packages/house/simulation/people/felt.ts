import type { Place } from '@baize/games';
import type { Chance } from '../chance.js';

const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];
export const DECK: readonly string[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${rank}${suit}`),
);

/** Hands that jackpots pay for, so that they are hit often enough to be worth a simulation. */
const LUCKY: readonly (readonly string[])[] = [
  ['As', 'Ks', 'Qs', 'Js', 'Ts', '9s', '8s'],
  ['9h', '8h', '7h', '6h', '5h', '2c', '3d'],
  ['Ac', 'Ad', 'Ah', 'As', 'Kd', 'Qc', '2h'],
  ['Kh', 'Jh', '9h', '7h', '5h', '3h', '2h'],
];

/** Cards in the order in which they were dealt. */
export type Dealt = readonly { readonly to: Place; readonly card: string }[];

/** The cards that really lie on an attended table, whoever deals there: only its people know them. */
export class Felt {
  #round = -1;
  #stub: string[] = [];
  #lucky: string[] = [];
  #luckyPlace: Place | null = null;
  readonly #lie = new Map<Place, string[]>();
  /** A deal that was answered with an error, and how many cards the table showed before it. */
  #doubtful: { readonly dealt: Dealt; readonly shown: number } | null = null;
  /** Hands are dealt face down and named when they are turned. */
  isBlind = false;

  constructor(private readonly chance: Chance) {}

  begin(round: number): void {
    if (round === this.#round) return;
    this.#round = round;
    this.#lie.clear();
    this.#doubtful = null;
    this.isBlind = this.chance.happens(0.3);
    this.#lucky = this.chance.happens(0.15) ? [...(this.chance.pick(LUCKY) ?? [])] : [];
    this.#luckyPlace = null;
    const kept = new Set(this.#lucky);
    this.#stub = this.chance.shuffled(DECK.filter((card) => !kept.has(card))).slice();
  }

  /** The next card goes to a place. */
  deal(place: Place): string {
    if (this.#luckyPlace === null && place !== 'dealer' && this.#lucky.length > 0) {
      this.#luckyPlace = place;
    }
    const lucky = place === this.#luckyPlace ? this.#lucky.shift() : undefined;
    const card = lucky ?? this.#stub.shift() ?? this.#lucky.shift() ?? '2c';
    const lie = this.#lie.get(place) ?? [];
    this.#lie.set(place, [...lie, card]);
    return card;
  }

  /** An error says that a deal was refused, or that its answer was lost after it was stored. */
  doubt(dealt: Dealt, shown: number): void {
    this.#doubtful = { dealt, shown };
  }

  /** What the table shows tells which it was. A refused deal never left the shoe. */
  settleDoubt(shown: number, isToDeal: boolean): void {
    const doubtful = this.#doubtful;
    this.#doubtful = null;
    if (doubtful !== null && isToDeal && shown === doubtful.shown) this.#takeBack(doubtful.dealt);
  }

  #takeBack(dealt: Dealt): void {
    for (const { to, card } of [...dealt].reverse()) {
      const lie = this.#lie.get(to) ?? [];
      this.#lie.set(to, lie.slice(0, -1));
      if (to === this.#luckyPlace) this.#lucky.unshift(card);
      else this.#stub.unshift(card);
    }
  }

  at(place: Place): readonly string[] {
    return this.#lie.get(place) ?? [];
  }

  get out(): number {
    return [...this.#lie.values()].reduce((sum, cards) => sum + cards.length, 0);
  }

  /** Another card lies there than was thought. */
  correct(place: Place, from: string, to: string): void {
    this.#lie.set(
      place,
      this.at(place).map((card) => (card === from ? to : card)),
    );
    this.#stub = this.#stub.map((card) => (card === to ? from : card));
  }

  /** A card that is still in the stub. */
  unused(): string {
    return this.#stub.at(-1) ?? '2c';
  }
}
