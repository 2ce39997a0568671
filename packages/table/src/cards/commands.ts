import type { DealingMethod, OpeningStep, ShuffleWay } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import type { Device, Mark, Trouble } from './state.js';

/** One command for each gesture with cards or devices. */
export type CardsOrder =
  | {
      readonly type: 'BringDeck';
      readonly deck: string;
      readonly colour: string;
      readonly design: string;
      readonly coverCards: number;
      /** How many cards it has, where they were counted. */
      readonly cards?: number;
      /** The paper of a deck that was inspected and shuffled beforehand. */
      readonly certificate?: string;
    }
  | { readonly type: 'RemoveDeck'; readonly deck: string; readonly reason: string }
  | { readonly type: 'DoOpeningStep'; readonly deck: string; readonly step: OpeningStep }
  /** The cards go into the shuffler; `Shuffle` tells when it has finished. */
  | { readonly type: 'FeedShuffler'; readonly deck: string }
  | {
      readonly type: 'Shuffle';
      readonly deck: string;
      readonly how: ShuffleWay;
      /** What a counting shuffler told. */
      readonly counted?: number;
    }
  | { readonly type: 'Cut'; readonly deck: string; readonly depth: number }
  | {
      readonly type: 'LoadDeck';
      readonly deck: string;
      /** The dealer, unless the shuffler puts the stack into the shoe by itself. */
      readonly loader?: 'dealer' | 'device';
    }
  /** Every card of a deck is counted face down, between rounds. */
  | { readonly type: 'CountDeck'; readonly deck: string; readonly counted: number }
  | { readonly type: 'OrderShuffle'; readonly reason: string }
  | { readonly type: 'OrderRecut'; readonly reason: string }
  | { readonly type: 'GoIdle' }
  /** Face up only when a player asks: who. */
  | { readonly type: 'SpreadIdle'; readonly face: 'down' | 'up'; readonly askedBy?: string }
  /** The first player is back, and took the offer to inspect the cards or did not. */
  | { readonly type: 'EndIdle'; readonly inspected: boolean }
  | { readonly type: 'ReportDevice'; readonly device: Device; readonly trouble: Trouble }
  | { readonly type: 'MarkDevice'; readonly device: Device; readonly mark: Mark }
  | { readonly type: 'RepairDevice'; readonly device: Device }
  | { readonly type: 'ChangeMethod'; readonly method: DealingMethod };

export type CardsCommand = Stamp & CardsOrder;

export type OrderOf<T extends CardsOrder['type']> = Stamp & Extract<CardsOrder, { type: T }>;
