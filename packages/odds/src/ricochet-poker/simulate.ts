import { assert } from '@baize/result';
import { BestResponse } from './best-response.js';
import { BonusExpectation } from './bonus-expectation.js';
import { type PlayedRound, playedRound } from './core-round.js';
import {
  BEATEN_BY_TWO,
  DISCARDED,
  FastRicochetRound,
  FOLDED,
  KICKED_OUT,
  NOT_ASKED,
  PLAYED,
  TOOK_THE_POT,
} from './fast-round.js';
import type { RicochetTable } from './table.js';
import type { RicochetDecide } from './turn.js';

const DECK = 52;

/** A sum of numbers and of their squares. */
export interface Sums {
  readonly sum: number;
  readonly squares: number;
}

/** What came of so many rounds. Tallies of the same table can be added up. */
export interface RicochetTally {
  readonly players: number;
  readonly anteCents: number;
  readonly rounds: number;
  /** The house's net of each round, in antes, each ante bonus as it was expected when it was drawn for. */
  readonly house: Sums;
  /** The same with each ante bonus as it was paid. */
  readonly housePaid: Sums;
  /** By place in the order of action, the first to act first. */
  readonly places: readonly RicochetPlaceTally[];
  readonly dealer: Readonly<Record<DealersEnd, number>>;
}

interface RicochetPlaceTally {
  /** Each ante bonus as it was expected when it was drawn for. */
  readonly netCents: Sums;
  readonly fold: number;
  readonly play: number;
  readonly notAsked: number;
}

type DealersEnd = 'kickedOut' | 'beatenByTwo' | 'discarded' | 'tookThePot';

export interface RicochetSimulation {
  readonly rounds: number;
  readonly anteCents: number;
  /** A whole number from 0 up to below `below`, each as likely: the only chance there is. */
  readonly nextBelow: (below: number) => number;
  /** Who plays with what; the stated best response where nothing is said. */
  readonly decide?: RicochetDecide;
  /** What each seat is paid, where it is not the fast round that says so. */
  readonly pay?: (round: PlayedRound) => readonly number[];
}

/** So many rounds, every player deciding by the same rule: the same generator gives the same rounds. */
export const simulateRicochet = (
  table: RicochetTable,
  { rounds, anteCents, nextBelow, decide, pay }: RicochetSimulation,
): RicochetTally => {
  const { players } = table;
  const best = new BestResponse(table);
  const rule = decide ?? ((turn) => best.plays(turn));
  const round = new FastRicochetRound(table, anteCents, new BonusExpectation(table.bonus));
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  const [house, housePaid] = [noSums(), noSums()];
  const nets = Array.from({ length: players }, noSums);
  const acts = new Float64Array(3 * players);
  const ends = new Float64Array(4);
  for (let played = 0; played < rounds; played += 1) {
    shuffle(deck, nextBelow);
    round.play(deck, rule);
    const paid = pay === undefined ? round.netCents : pay(playedRound(round, deck, players));
    let luck = 0;
    ends[round.dealer] = (ends[round.dealer] as number) + 1;
    for (let place = 0; place < players; place += 1) {
      const seat = round.order[place] as number;
      const bonusLuck = round.bonusLuck[seat] as number;
      luck += bonusLuck;
      note(nets[place] as MutableSums, (paid[seat] as number) - bonusLuck * anteCents);
      const act = 3 * place + (round.did[seat] as number);
      acts[act] = (acts[act] as number) + 1;
    }
    const houseAntes = pay === undefined ? round.houseAntes : -sumOf(paid) / anteCents;
    note(house, houseAntes + luck);
    note(housePaid, houseAntes);
  }
  return {
    players,
    anteCents,
    rounds,
    house,
    housePaid,
    places: nets.map((netCents, place) => ({
      netCents,
      fold: acts[3 * place + FOLDED] ?? 0,
      play: acts[3 * place + PLAYED] ?? 0,
      notAsked: acts[3 * place + NOT_ASKED] ?? 0,
    })),
    dealer: {
      kickedOut: ends[KICKED_OUT] ?? 0,
      beatenByTwo: ends[BEATEN_BY_TWO] ?? 0,
      discarded: ends[DISCARDED] ?? 0,
      tookThePot: ends[TOOK_THE_POT] ?? 0,
    },
  };
};

const sumOf = (nets: ArrayLike<number>): number =>
  Array.from(nets).reduce((sum, net) => sum + net, 0);

type MutableSums = { -readonly [Part in keyof Sums]: number };

const noSums = (): MutableSums => ({ sum: 0, squares: 0 });

const note = (sums: MutableSums, value: number): void => {
  sums.sum += value;
  sums.squares += value * value;
};

/** Every order of the deck as likely, whatever order it was in. */
const shuffle = (deck: Uint8Array, nextBelow: (below: number) => number): void => {
  for (let last = DECK - 1; last > 0; last -= 1) {
    const other = nextBelow(last + 1);
    const card = deck[last] as number;
    deck[last] = deck[other] as number;
    deck[other] = card;
  }
};

/** Two parts of one simulation as one. */
export const addRicochetTallies = (one: RicochetTally, other: RicochetTally): RicochetTally => {
  assert(
    one.players === other.players && one.anteCents === other.anteCents,
    'tallies of the same table',
  );
  return {
    ...one,
    rounds: one.rounds + other.rounds,
    house: addSums(one.house, other.house),
    housePaid: addSums(one.housePaid, other.housePaid),
    places: one.places.map((place, at) => addPlaces(place, other.places[at] ?? place)),
    dealer: {
      kickedOut: one.dealer.kickedOut + other.dealer.kickedOut,
      beatenByTwo: one.dealer.beatenByTwo + other.dealer.beatenByTwo,
      discarded: one.dealer.discarded + other.dealer.discarded,
      tookThePot: one.dealer.tookThePot + other.dealer.tookThePot,
    },
  };
};

const addSums = (one: Sums, other: Sums): Sums => ({
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

const addPlaces = (one: RicochetPlaceTally, other: RicochetPlaceTally): RicochetPlaceTally => ({
  netCents: addSums(one.netCents, other.netCents),
  fold: one.fold + other.fold,
  play: one.play + other.play,
  notAsked: one.notAsked + other.notAsked,
});
