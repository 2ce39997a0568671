import type { Citation, DealingMethod, OpeningStep, ShuffleWay } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import type { Device, Mark, Place, ShuffleDue, Trouble } from './state.js';

type Happened =
  | {
      readonly type: 'DeckBrought';
      readonly deck: string;
      readonly colour: string;
      readonly design: string;
      readonly coverCards: number;
      readonly certificate: string | null;
      /** The steps of the opening that the certificate stands for; null without such a paper. */
      readonly skips: readonly OpeningStep[] | null;
    }
  | {
      readonly type: 'DeckRemoved';
      readonly deck: string;
      readonly reason: string;
      /** What the shuffler or the dealer counted, when that is why. */
      readonly counted: number | null;
    }
  /** All 52 are there. */
  | { readonly type: 'DeckCounted'; readonly deck: string; readonly counted: number }
  | { readonly type: 'OpeningStepDone'; readonly deck: string; readonly step: OpeningStep }
  | { readonly type: 'ShufflerFed'; readonly deck: string }
  | {
      readonly type: 'DeckShuffled';
      readonly deck: string;
      readonly how: ShuffleWay;
      readonly counted: number | null;
    }
  | {
      readonly type: 'DeckCut';
      readonly deck: string;
      readonly depth: number;
      /** The clause by which the cards above the cover card, and it with them, go under the others. */
      readonly under: Citation;
    }
  | {
      readonly type: 'DeckLoaded';
      readonly deck: string;
      readonly into: Extract<Place, 'shoe' | 'hand'>;
      readonly loader: 'dealer' | 'device';
    }
  | { readonly type: 'ShuffleOrdered'; readonly deck: string; readonly reason: string }
  | { readonly type: 'RecutOrdered'; readonly deck: string; readonly reason: string }
  | { readonly type: 'TableIdled' }
  | {
      readonly type: 'IdleCardsSpread';
      readonly face: 'down' | 'up';
      readonly askedBy: string | null;
    }
  | { readonly type: 'IdleEnded'; readonly inspected: boolean }
  | {
      readonly type: 'DeviceReported';
      readonly device: Device;
      readonly trouble: Trouble;
      /** Decks that were in it, and must be shuffled again. */
      readonly reshuffle: readonly string[];
      readonly due: Extract<ShuffleDue, 'shuffler-jam' | 'shoe-jam'>;
    }
  | { readonly type: 'DeviceMarked'; readonly device: Device; readonly mark: Mark }
  | { readonly type: 'DeviceRepaired'; readonly device: Device }
  | { readonly type: 'MethodChanged'; readonly method: DealingMethod };

export type CardsEvent = Stamp & Happened & { readonly cite: Citation };
