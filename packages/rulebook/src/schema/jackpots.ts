import type { Cited } from './cited.js';

export const JACKPOT_TYPES = ['progressive', 'house'] as const;
export type JackpotType = (typeof JACKPOT_TYPES)[number];

export const MULTI_HITS = ['sequential', 'split', 'sameBasis'] as const;
export type MultiHit = (typeof MULTI_HITS)[number];

export interface JackpotRules {
  readonly types: Cited<readonly JackpotType[]>;
  /** The most jackpots, each with a sensor of its own, at one table. */
  readonly maxPerTable: Cited<number>;
  readonly oneTypePerTable: Cited<true> | null;
  readonly oneOptionPerSensor: Cited<true> | null;
  readonly typesNeverLinked: Cited<true> | null;
  readonly linking: Cited<'tables-of-one-game-and-table'>;
  /** How the displayed amount moves, where the document says it for each type. */
  readonly display?: {
    readonly progressive: Cited<'rises-with-every-wager'>;
    readonly house: Cited<'stays-until-the-house-changes-it'>;
  };
  readonly percentFrom: Cited<'meter'>;
  readonly fixedFrom: Cited<'tray'>;
  readonly stakeReturned: Cited<false>;
  readonly resetTo: Cited<'seed-plus-reserve'>;
  readonly multiHit: Cited<readonly MultiHit[]>;
  readonly awardOrder: Cited<'from-dealers-right-counterclockwise'>;
  readonly awardAmount: Cited<'meter-at-the-players-turn'>;
  readonly rounding: Cited<'down-to-the-cent'>;
  readonly fixedDollars: Cited<'as-printed' | 'per-dollar-wagered'>;
  readonly seedScalesWithWager: Cited<'required' | 'recommended' | 'not-stated'>;
  readonly rateRequired: Cited<true>;
  readonly seedRequired: Cited<true>;
  /** Who must look before an award is paid, and from which amount. */
  readonly validation: Cited<'every-award' | 'percent-awards-and-from-house-amount'>;
  readonly supervisorCalled: Cited<'any-winner'>;
  /** The gates an award goes through, in order. */
  readonly gates: readonly Cited<
    'hand-wins' | 'light-lit' | 'floorperson-validates' | 'pay' | 'keyed'
  >[];
  readonly endOfRoundReset: Cited<'logged'> | null;
  readonly lights: Cited<'per-seat'>;
  readonly houseNotice: Cited<string> | null;
  /** What the jackpots of a table must run on, where the document names it. */
  readonly system?: Cited<JackpotSystem>;
  readonly funds: Cited<'escrow'> | null;
  /** What may not change while a jackpot runs. */
  readonly frozenWhileRunning?: readonly Cited<'paytable' | 'suit'>[];
  readonly discontinue: Discontinuing;
  readonly envy: EnvyRules | null;
}

/** A make of controller from a series on, with displays that show and do nothing else. */
export interface JackpotSystem {
  /** The name that tells it from others, and its full name, of which a house may write less. */
  readonly name: string;
  readonly make: string;
  /** A number and a letter: `3d` comes before `3e`, and `3e` before `4`. */
  readonly fromSeries: string;
  readonly displays: 'no-network';
}

export interface EnvyRules {
  /** Left out of the house rules, an envy column that the document orders is a violation. */
  readonly mandatory: Cited<true>;
  readonly receiverNeedsWager: Cited<true>;
  readonly triggerNeedsWager: Cited<boolean>;
  readonly foldedHandTriggers: Cited<
    'never' | 'when-its-cards-remain' | 'settled-before-decisions'
  >;
  readonly ownHand: Cited<'never'>;
  readonly severalTriggers: Cited<'one-each'>;
  readonly amount: Cited<'per-dollar-of-receivers-wager'>;
  /** Never before the award it hangs on is verified and paid. */
  readonly paid: Cited<'after-the-award' | 'end-of-round'>;
}

export interface Discontinuing {
  readonly progressive: Cited<'after-top-award-or-by-permission'>;
  readonly reduceCriteria: Cited<'by-permission'>;
  readonly transferToGame: Cited<'by-permission'>;
  readonly transferToLicensee: Cited<'with-the-fund-by-permission'>;
  readonly house: Cited<'at-any-time'> | null;
}
