import type { TableView, Told } from '@baize/table';
import type { Commitment } from '../fairness/recipe.js';

/** A name to show for an account. */
export interface PersonView {
  readonly name: string;
  readonly practice: boolean;
}

/** What was published of the shuffle of a round, and what this viewer gave to it. */
export interface FairnessView {
  readonly round: string;
  readonly commitment: Commitment;
  readonly cutAtLeast: number | null;
  /** Seats that have given a seed. */
  readonly given: readonly number[];
  /** The viewer's own seeds; everybody's once betting is closed. */
  readonly seeds: readonly { readonly seat: number; readonly seed: string }[];
  readonly closed: boolean;
}

/** A table as one viewer sees it, with what the house knows of it beside the felt. */
export interface LiveView extends TableView {
  readonly name: string;
  readonly dealing: 'automatic' | 'attended';
  readonly cardsFrom: 'shuffler' | 'typed';
  readonly people: Readonly<Record<string, PersonView>>;
  /** The viewer's own chips, where the viewer plays. */
  readonly chipsCents: number | null;
  readonly fairness: FairnessView | null;
  readonly practice: number;
  /** The age that the document asks of everybody who plays here. */
  readonly minimumAge: number | null;
  readonly notices: readonly string[];
}

/** One message of a table's live stream. */
export interface LiveMessage {
  /** The version of the table's stream. */
  readonly version: number;
  readonly view: LiveView;
  /** What happened since the message before, as this viewer is told of it. */
  readonly told: readonly Told[];
}
