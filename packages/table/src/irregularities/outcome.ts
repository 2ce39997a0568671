import {
  type Citation,
  type DealingTopic,
  type Irregularity,
  type IrregularityOutcome,
  isByPolicy,
  type Rulebook,
} from '@baize/rulebook';
import { dealingClause } from '../dealing/clauses.js';
import type { RoundAtTable } from '../table/state.js';
import type { World } from '../table/world.js';

export interface BookSays {
  /** A second card face up is another matter than the first. */
  readonly kind: Irregularity;
  readonly outcome: IrregularityOutcome;
  readonly cite: Citation;
}

/** What the book says of an irregularity at this table: the document, with the house's readings. */
export const bookSays = (
  { rules, table }: World,
  round: Pick<RoundAtTable, 'irregularities'> | null,
  called: Irregularity,
): BookSays => {
  const { rulebook, settings, elections } = rules.inForce;
  const kind = asSecond(round, called);
  const { value, cite } = rulebook.irregularities[kind];
  // A policy says all there is to say; without one, settings choose among readings.
  const bonus = isByPolicy(elections, kind)
    ? value.bonus
    : bonusBy(rulebook, value, kind, settings);
  const outcome = { ...value, bonus };
  const topic = TOPICS[kind];
  const clause =
    topic === undefined ? cite : dealingClause(rulebook, table.stub.method, topic, cite);
  return { kind, outcome, cite: clause };
};

/** Whether it matters which hand was wrongly dealt: wagers of the others settle. */
export const goesByHand = ({ outcome }: BookSays): boolean =>
  outcome.bonus === 'settled-if-rightly-dealt';

/** What the document says again for every way of dealing, each time in its own clause. */
const TOPICS: Readonly<Partial<Record<Irregularity, DealingTopic>>> = {
  'stub-count-misdealt': 'stub-count-misdealt',
  'stub-count-defective-deck': 'stub-count-defective-deck',
  'chip-count-differs': 'verify-chip-count',
};

const asSecond = (
  round: Pick<RoundAtTable, 'irregularities'> | null,
  kind: Irregularity,
): Irregularity =>
  kind === 'card-face-up-in-deck' && round?.irregularities.some((one) => one.kind === kind) === true
    ? 'second-card-face-up-in-deck'
    : kind;

type Settings = World['rules']['inForce']['settings'];

/** Whether bonus wagers of a void round are settled is a reading that the house may take (AMB-37). */
const bonusBy = (
  { settings: law }: Rulebook,
  { round, bonus }: IrregularityOutcome,
  kind: Irregularity,
  { settleBonusOnVoid, stubCountMisdeal }: Settings,
): IrregularityOutcome['bonus'] => {
  if (law.settleBonusOnVoid === undefined) return bonus;
  if (round !== 'void' || !OF_THE_DEAL.includes(kind)) return bonus;
  if (!settleBonusOnVoid) return 'returned';
  // A count of the stub is a matter of its own only where the document makes it one.
  const apart = kind === 'stub-count-misdealt' && law.stubCountMisdeal !== undefined;
  return apart && stubCountMisdeal === 'return-all' ? 'returned' : 'settled-if-rightly-dealt';
};

/** What went wrong with the deal alone: the deck is whole, and rightly dealt hands are what they are. */
const OF_THE_DEAL: readonly Irregularity[] = [
  'second-card-face-up-in-deck',
  'wrong-count-to-player',
  'wrong-count-to-dealer',
  'dealer-card-exposed-early',
  'stub-count-misdealt',
  'folded-cards-miscounted',
];
