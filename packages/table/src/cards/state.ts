import type {
  DealingMethod,
  DeviceMark,
  Equipment,
  OpeningStep,
  Rulebook,
  ShuffleWay,
  Shuffling,
} from '@baize/rulebook';

/** A standard deck, whatever is played. */
export const DECK_SIZE = 52;

export interface CardsUnder {
  readonly rulebook: Rulebook;
  readonly equipment: Equipment;
}

/** `felt`: on the table before the dealer, in no device. */
export type Place = 'felt' | 'shuffler' | 'shoe' | 'hand' | 'rack';

/** Why a deck must be shuffled before it is dealt. */
export type ShuffleDue = Shuffling['when'][number]['value'] | 'shuffler-jam' | 'shoe-jam';

export type Stack =
  | { readonly is: 'unshuffled'; readonly due: ShuffleDue }
  | {
      readonly is: 'shuffled';
      readonly how: ShuffleWay | 'beforehand';
      /** Where the cover card went in, counted from the top; null while it is uncut. */
      readonly cut: number | null;
    };

export interface Deck {
  readonly id: string;
  readonly colour: string;
  readonly design: string;
  readonly coverCards: number;
  /** The paper of a deck that was inspected and shuffled beforehand. */
  readonly certificate: string | null;
  /** The steps of the opening that are done; the shuffle that ends it is told by the stack. */
  readonly opened: readonly OpeningStep[];
  readonly inspectedBy: string | null;
  readonly stack: Stack;
  readonly place: Place;
  /** When its first round began; its age counts from then. */
  readonly inPlaySince: string | null;
}

export const DEVICES = ['shuffler', 'shoe'] as const;
export type Device = (typeof DEVICES)[number];
export const TROUBLES = ['jam', 'failed', 'unfinished'] as const;
export type Trouble = (typeof TROUBLES)[number];

export type Mark = DeviceMark;
export const MARKS: readonly Mark[] = ['cover', 'out-of-order-sign'];

export interface DeviceState {
  readonly trouble: Trouble | null;
  readonly mark: Mark | null;
}

/** Decks, devices and where the cards are; plain data. */
export interface TableCards {
  readonly method: DealingMethod;
  readonly decks: readonly Deck[];
  /** Decks that left the table, and never come back to it. */
  readonly gone: readonly {
    readonly deck: string;
    readonly reason: string;
    /** A shuffler counted it, and it was not whole. */
    readonly miscounted?: true;
  }[];
  /** The shoe is the one that the house elected; null where the table has no such device. */
  readonly devices: Readonly<Record<Device, DeviceState | null>>;
  /** Nobody plays: how the cards lie, null before they are spread. */
  readonly idle: { readonly spread: 'down' | 'up' | null } | null;
  readonly inPlay: { readonly deck: string; readonly round: number } | null;
  /** The deck of the latest round. */
  readonly last: string | null;
}

const WORKING: DeviceState = { trouble: null, mark: null };

/** The shuffler of this table counts what it shuffles. */
export const shufflerCounts = ({ shuffler }: Equipment): boolean => shuffler?.counts === true;

/** A closed table: its devices work, and there is no deck yet. */
export const noCards = ({ equipment }: CardsUnder): TableCards => ({
  method: equipment.dealing,
  decks: [],
  gone: [],
  devices: {
    shuffler: equipment.shuffler == null ? null : WORKING,
    shoe: equipment.dealing === 'hand' ? null : WORKING,
  },
  idle: null,
  inPlay: null,
  last: null,
});

export const deckOf = ({ decks }: TableCards, id: string): Deck | undefined =>
  decks.find((deck) => deck.id === id);

/** A device may be used unless it failed or was taken out of use; one that jammed may try again. */
export const works = ({ devices }: TableCards, device: Device): boolean => {
  const state = devices[device];
  return state !== null && state.mark === null && state.trouble !== 'failed';
};

/** The deck that the shuffler has not finished with. */
export const beingShuffled = ({ decks }: TableCards): Deck | undefined =>
  decks.find(({ place, stack }) => place === 'shuffler' && stack.is === 'unshuffled');

/** The shuffler has shuffled the stack as it is now. */
export const isByMachine = ({ stack }: Deck): boolean =>
  stack.is === 'shuffled' && stack.how === 'machine';

/** Somebody has cut the stack as it is now. */
export const wasCut = ({ stack }: Deck): boolean => stack.is === 'shuffled' && stack.cut !== null;

export const isLoaded = ({ place }: Deck): boolean => place === 'shoe' || place === 'hand';

/** The deck whose turn it is: with two, the one not played last; at first the one that is furthest. */
export const deckInTurn = ({ decks, last }: TableCards): Deck | undefined =>
  decks.length > 1 && decks.some(({ id }) => id === last)
    ? decks.find(({ id }) => id !== last)
    : (decks.find(isLoaded) ?? decks.find(({ place }) => place === 'shuffler') ?? decks[0]);
