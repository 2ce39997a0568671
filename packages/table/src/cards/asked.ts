import { present } from '@baize/result';
import { byPolicy, type Citation, type OpeningStep, type Shuffling } from '@baize/rulebook';
import { dealingClause } from '../dealing/clauses.js';
import {
  type CardsUnder,
  type Deck,
  type ShuffleDue,
  type TableCards,
  wasCut,
  works,
} from './state.js';

/** What the document asks of the cards at this table as it stands now, with the clause that asks it. */

interface OpeningAsk {
  readonly step: OpeningStep;
  readonly cite: Citation;
}

/** The steps of the opening before the shuffle that ends it. */
export const openingSteps = ({ rulebook }: CardsUnder): readonly OpeningAsk[] =>
  rulebook.shuffling.opening.flatMap(({ value, cite }) =>
    value === 'shuffle' ? [] : [{ step: value, cite }],
  );

export const nextOpeningStep = (under: CardsUnder, deck: Deck): OpeningAsk | undefined =>
  openingSteps(under).find(({ step }) => !deck.opened.includes(step));

/** The clause that asks for a shuffle on such an occasion, or for any where it names none. */
export const shuffleClause = ({ rulebook }: CardsUnder, due: ShuffleDue): Citation => {
  if (due === 'shuffler-jam' || due === 'shoe-jam') return rulebook.irregularities[due].cite;
  const { when } = rulebook.shuffling;
  const [first] = when;
  return (when.find(({ value }) => value === due) ?? present(first, 'an occasion to shuffle')).cite;
};

/** The clause by which this deck may not be dealt as it is: the opening ends with a shuffle. */
export const unshuffledClause = (under: CardsUnder, deck: Deck, due: ShuffleDue): Citation => {
  const opening = under.rulebook.shuffling.opening.find(({ value }) => value === 'shuffle');
  return due === 'before-play' && deck.inPlaySince === null && opening !== undefined
    ? opening.cite
    : shuffleClause(under, due);
};

/** What an approved device that reshuffles and counts by itself makes needless, while it works. */
export const skippedByDevice = (
  { rulebook, equipment }: CardsUnder,
  state: TableCards,
  part: 'cut' | 'recut' | 'idle',
): Citation | null => {
  const { reshufflingDeviceSkips: skips } = rulebook.shuffling;
  if (skips === undefined) return null;
  if (equipment.shuffler?.reshuffles !== true || !works(state, 'shuffler')) return null;
  return skips.value.includes(part) ? skips.cite : null;
};

export interface CutAsk {
  readonly asked: boolean;
  readonly cite: Citation;
}

/** Whether a stack that was shuffled so must be cut. */
export const cutAsked = (
  under: CardsUnder,
  state: TableCards,
  how: 'hand' | 'machine' | 'beforehand',
): CutAsk => {
  const skipped = how === 'machine' ? skippedByDevice(under, state, 'cut') : null;
  return skipped === null
    ? cutAskedAfter(under.rulebook.shuffling, how)
    : { asked: false, cite: skipped };
};

/** What the document says of a cut after such a shuffle, where no device makes it needless. */
export const cutAskedAfter = (
  { cut, afterMachine }: Shuffling,
  how: 'hand' | 'machine' | 'beforehand',
): CutAsk => {
  if (cut.value === 'always') return { asked: true, cite: cut.cite };
  if (cut.value === 'never') return { asked: false, cite: cut.cite };
  return how === 'machine'
    ? { asked: false, cite: afterMachine?.cite ?? cut.cite }
    : { asked: true, cite: cut.cite };
};

/** The clause for putting the cards where they are dealt from, by the method in use. */
export const loadClause = ({ rulebook }: CardsUnder, { method }: TableCards): Citation => {
  const rule = rulebook.dealing.methods.find(({ value }) => value.method === method);
  return dealingClause(rulebook, method, 'load', rule?.cite ?? byPolicy('cards'));
};

/** The clause by which a deck is not yet where it is dealt from: a cut one by what follows a cut. */
export const unloadedClause = (under: CardsUnder, state: TableCards, deck: Deck): Citation => {
  const into = under.rulebook.shuffling.afterCut?.find(
    ({ value }) => value === 'stack-into-the-shoe',
  );
  return wasCut(deck) && into !== undefined && state.method !== 'hand'
    ? into.cite
    : loadClause(under, state);
};
