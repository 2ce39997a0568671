import type { Hold } from '@baize/odds';

/** A probability accounting report as data: what `--json` prints, and what the sheet is drawn from. */
export interface ParSheet {
  readonly version: 1;
  readonly rulebook: string;
  readonly identity: Identity;
  readonly elected: readonly ElectedGroup[];
  readonly base: ParBase;
  readonly sideBets: readonly ParSideBet[];
  readonly jackpots: readonly ParJackpot[];
  readonly hold: ParHold;
}

export interface Identity {
  readonly operator: string;
  readonly table: string;
  readonly game: string;
  readonly document: string;
  readonly reference: string;
  readonly jurisdiction: string;
  readonly clausePrefix: string;
  readonly rulebookVersion: number;
  readonly documentEffective: string | null;
  readonly effective: string;
  /** Of the elections alone: what an approval covers. */
  readonly electionsDigest: string;
  /** Of rulebook and house rules together: what every round is pinned to. */
  readonly roundsDigest: string;
  /** Only what was given: the sheet looks at no clock. */
  readonly date: string | null;
}

export interface ElectedGroup {
  readonly title: string;
  readonly lines: readonly ElectedLine[];
}

export interface ElectedLine {
  readonly what: string;
  readonly value: string;
  readonly cites: readonly string[];
}

/** Whole numbers of any size, as text. */
interface Exact {
  readonly numerator: string;
  readonly denominator: string;
}

export interface Counted {
  readonly count: string;
  readonly chance: number;
}

export interface ParBase {
  /** `optimal`, or the kickout table it is played with. */
  readonly id: string;
  /** The expected net of one ante over all deals. */
  readonly expected: Exact;
  readonly edge: number;
  readonly elementOfRisk: number;
  readonly standardDeviation: number;
  readonly volatilityIndex: number;
  readonly averageWager: number;
  readonly decisions: Readonly<Record<string, number>>;
  readonly outcomes: readonly ParOutcome[];
  readonly simplified: readonly {
    readonly sentence: string;
    readonly edge: number;
    readonly cost: number;
  }[];
  /** The house's share of all antes: nine samples of ten of so many hands lie between. */
  readonly samples: readonly {
    readonly hands: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** Whether players play for one pot: then these figures are of one player against the house. */
  readonly sharedPot: boolean;
}

export interface ParOutcome extends Counted {
  readonly decision: string;
  readonly outcome: string;
  readonly net: number;
  readonly staked: number;
}

/** How a table of hands was counted. */
interface CountedTable {
  readonly id: string;
  readonly name: string;
  readonly table: string;
  readonly cite: string;
  readonly space: string;
  readonly combinations: string;
  readonly rows: readonly ParRow[];
  readonly nothing: Counted;
  readonly hitFrequency: number;
  /** What the figures suppose, and what they leave out. */
  readonly notes: readonly ElectedLine[];
}

export interface ParRow extends Counted {
  readonly hand: string;
  readonly label: string;
  readonly pays: string;
  readonly envy: string | null;
  readonly cite: string;
  /** What the row brings back of one unit wagered; of a jackpot, with the meter at its seed. */
  readonly returns: number;
}

export interface ParSideBet extends CountedTable {
  /** A bonus is paid on another wager: it has no stake of its own, and no edge. */
  readonly kind: 'side-bet' | 'bonus';
  readonly expected: Exact;
  readonly expectedReturn: number;
  readonly edge: number | null;
  readonly standardDeviation: number | null;
  readonly volatilityIndex: number | null;
}

export interface ParJackpot extends CountedTable {
  readonly positions: number;
  readonly type: 'progressive' | 'house';
  readonly wagerCents: number;
  readonly seedCents: number;
  readonly reserveCents: number;
  readonly rateBasisPoints: number;
  readonly reserveRateBasisPoints: number;
  readonly fixedReturn: Exact & { readonly value: number };
  /** What one dollar wagered brings back of each dollar on the meter. */
  readonly meterShare: Exact & { readonly value: number };
  readonly breakEvenMeterCents: number | null;
  readonly topAward: {
    readonly hands: readonly string[];
    readonly percent: number;
    readonly meanWagers: number;
    /** With a wager at every position. */
    readonly meanRounds: number;
    readonly meanHours: number;
  } | null;
  /** A round has a wager at every position. */
  readonly growthMicros: { readonly perWager: number; readonly perRound: number };
  readonly longRun: {
    readonly meanMeterCents: number;
    readonly expectedReturn: number;
  } | null;
  /** What the house itself keeps: contributions, fixed awards, envy and seeds taken off. */
  readonly margin: {
    readonly expected: Exact;
    readonly edge: number;
    readonly standardDeviation: number;
  };
  /** What a new seed costs for each wager, in the mean. */
  readonly seedCostPerWagerCents: number;
  readonly envy: {
    readonly perHandCents: number;
    readonly triggerNeedsWager: boolean;
    readonly byOthers: readonly {
      readonly others: number;
      readonly ofOneHandCents: number;
      readonly ofTheTableCents: number;
      readonly envyReturn: number;
    }[];
  } | null;
}

export interface ParHold extends Hold {
  readonly roundsPerHour: number;
  readonly hours: number;
  /** How the seats of a round were measured together; null where one plays, or for one pot. */
  readonly measured: { readonly rounds: number; readonly seed: string } | null;
  /** The mean wager of every seat, by the name of the wager. */
  readonly assumed: readonly {
    readonly id: string;
    readonly name: string;
    readonly wagerCents: number;
  }[];
}
