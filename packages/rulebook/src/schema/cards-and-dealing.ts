import type { Cited, ClauseId } from './cited.js';

export interface Seats {
  readonly max: Cited<number>;
  readonly handsPerPlayer: Cited<'one' | 'adjacent-boxes' | 'as-the-house-sets'>;
  readonly seatedOnly: Cited<true> | null;
  readonly tableDesignated: Cited<true> | null;
  readonly fixtures: readonly Cited<Fixture>[];
  /** What a wager may be made with, where the document lists it. */
  readonly instruments?: Cited<readonly Instrument[]>;
  readonly verbalWagerWithCash?: Cited<'refused'>;
}

export type Instrument = 'value-chip' | 'plaque' | 'other-approved';

export type Fixture =
  | 'drop-box-and-tip-box'
  | 'discard-rack'
  | 'progressive-device-per-position'
  | 'progressive-controller'
  | 'electronic-equipment'
  | 'jackpot-signage';

export interface Decks {
  readonly allowed: Cited<readonly number[]>;
  readonly coverCards: Cited<number>;
  /** What a second deck asks for. */
  readonly second: {
    readonly needsShuffler: Cited<true>;
    readonly sameDesign: Cited<true>;
    readonly differentColours: Cited<true>;
    readonly oneInPlay: Cited<true>;
    readonly alternate: Cited<true>;
    readonly oneInDiscardRack: Cited<true>;
  } | null;
  /** The longest a deck may stay in play, in hours, by dealing method. */
  readonly changeAfterHours: readonly Cited<{
    readonly methods: readonly DealingMethod[];
    readonly hours: number;
  }>[];
}

export const DEALING_METHODS = ['hand', 'manual-shoe', 'automated-shoe'] as const;
/** `automated-shoe` also stands for a shuffler that dispenses whole hands. */
export type DealingMethod = (typeof DEALING_METHODS)[number];

export type OpeningStep =
  | 'dealer-inspects'
  | 'floorperson-verifies'
  | 'spread-face-up'
  | 'first-player-looks'
  | 'turn-face-down'
  | 'wash'
  | 'stack'
  | 'shuffle';

export type ShuffleWay = 'hand' | 'machine';

export type DeviceMark = 'cover' | 'out-of-order-sign';

export type AfterCut = 'top-goes-under' | 'stack-into-the-shoe';

export interface Shuffling {
  readonly opening: readonly Cited<OpeningStep>[];
  readonly preparedDecks: Cited<'skip-the-opening'> | null;
  /** With two decks, each of them goes through the opening. */
  readonly openingForEachDeck?: Cited<true>;
  readonly when: readonly Cited<'before-play' | 'after-each-round' | 'when-directed'>[];
  /** In which ways the cards may be mixed, where the document lists them. */
  readonly ways?: Cited<readonly ShuffleWay[]>;
  readonly cut: Cited<'always' | 'unless-machine-shuffled' | 'never'>;
  /** What the document says of the cards that a machine has shuffled, where it says so by itself. */
  readonly afterMachine?: Cited<'dealt-without-a-cut'>;
  readonly cutAtLeast: Cited<number>;
  /** What becomes of the cards once the cover card is in. */
  readonly afterCut?: readonly Cited<AfterCut>[];
  readonly recut: Cited<'floorperson-before-the-deal'> | null;
  /** Whether the shuffler counts is on record; one that does tells the count after each shuffle. */
  readonly deviceCount?: Cited<'told-after-each-shuffle'>;
  readonly wrongDeviceCount: Cited<'remove-the-deck'> | null;
  readonly idle: readonly Cited<'remove-cards' | 'spread-face-down' | 'inspection-then-opening'>[];
  readonly reshufflingDevice: Cited<'when-approved'> | null;
  /** What such a device makes needless. */
  readonly reshufflingDeviceSkips?: Cited<readonly ('cut' | 'recut' | 'idle')[]>;
  /** A shuffler may put the stack into the shoe by itself. */
  readonly shufflerLoadsShoe?: Cited<'allowed'>;
  /** How a broken shuffler or shoe is marked, where the document says so. */
  readonly deviceMarks?: readonly Cited<DeviceMark>[];
  /** Shufflers must be of an approved model from a licensed maker. */
  readonly shufflerRegistry: Cited<true> | null;
}

export type DealStep =
  | 'announce-no-more-bets'
  | 'lock-progressive'
  | 'collect-progressive'
  | 'verify-chip-count'
  | 'chips-to-inventory';

/** A step of dealing that a document may order again in the chapter of each method. */
export type DealingTopic =
  | DealStep
  | 'load'
  | 'player-hands'
  | 'dealer-hand'
  | 'remove-stub'
  | 'stub'
  | 'stub-count'
  | 'stub-count-face-down'
  | 'stub-count-right'
  | 'stub-count-wrong'
  | 'stub-count-misdealt'
  | 'stub-count-defective-deck';

export interface Dealing {
  readonly methods: readonly Cited<{
    readonly method: DealingMethod;
    readonly needs: readonly ('automated-shuffler' | 'approved-shoe-location')[];
    /** What may not be at the table when cards are dealt so. */
    readonly without?: readonly 'automated-shuffler'[];
    readonly packets: 'one-card' | 'whole-hands';
  }>[];
  /** Once betting is closed no wager is made, changed or taken back. */
  readonly betsClosed?: Cited<true>;
  readonly before: readonly Cited<DealStep>[];
  readonly first: Cited<'dealers-left'>;
  readonly last: Cited<'dealer'>;
  readonly playerFaces: Cited<'down' | 'up'>;
  readonly dealerFaces: Cited<'down' | 'fifth-up' | 'up'>;
  readonly stub: Cited<'to-the-rack-unexposed'> | null;
  /** A count of the stub at least this often, unless a device counts. */
  readonly stubCountEvery: Cited<number> | null;
  /** The clause to cite for the method in use, where it differs from the one on the leaf. */
  readonly clauseByMethod?: Readonly<
    Partial<Record<DealingMethod, Readonly<Partial<Record<DealingTopic, ClauseId>>>>>
  >;
}
