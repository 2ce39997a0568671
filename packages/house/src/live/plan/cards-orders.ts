import type { Place } from '@baize/games';
import { byPolicy, bySoftware, type Irregularity } from '@baize/rulebook';
import {
  cardsOut,
  nextStep,
  previewIrregularity,
  type TableCommand,
  type TableGesture,
} from '@baize/table';
import type { CardsGesture } from '../../orders/cards.js';
import { isCommitted, roundInProgress } from '../desk.js';
import { openingOf } from '../seeds/opening.js';
import { type Planned, type Planning, refuse } from './context.js';
import { notOpen } from './deal.js';
import { cardsLeft, cutBySeed } from './fair-shuffle.js';
import { planCommand, withSecond } from './table-command.js';

type Ordered<T extends TableCommand['type']> = Extract<TableGesture, { readonly type: T }>;

/** Where the house shuffles it knows every card: none is typed. */
const isShuffled = ({ draft }: Planning, slug: string): boolean =>
  draft.deskNamed(slug).settings.cards === 'shuffler';

const notTyped = (): ReturnType<typeof refuse> =>
  refuse(
    'cards-from-shuffler',
    'these cards come from the shuffler: they are not typed in',
    byPolicy('fairness'),
  );

export const deal = async (
  planning: Planning,
  slug: string,
  { cards }: { readonly cards?: Ordered<'Deal'>['cards'] },
): Promise<Planned> => {
  if (isShuffled(planning, slug)) {
    return cards === undefined ? dealFromShuffler(planning, slug) : notTyped();
  }
  return cards === undefined
    ? refuse('cards-missing', 'say which cards lie where: `cards`', bySoftware('orders'))
    : planCommand(planning, slug, { type: 'Deal', cards });
};

const dealFromShuffler = async (planning: Planning, slug: string): Promise<Planned> => {
  const { draft, vault } = planning;
  const desk = draft.deskNamed(slug);
  if (openingOf(desk) !== null) return notOpen();
  const deck = await cardsLeft(desk, vault);
  const next = nextStep(draft.world(slug), draft.at);
  const places: readonly Place[] = next?.kind === 'deal' ? next.places : [];
  if (places.length === 0) {
    return refuse('no-cards-due', 'no cards are due now', bySoftware('steps'));
  }
  const cards = places.map((to, index) => ({ to, card: deck[index] ?? '??' }));
  return planCommand(planning, slug, { type: 'Deal', cards });
};

export const turn = async (
  planning: Planning,
  slug: string,
  order: Ordered<'Turn'>,
): Promise<Planned> =>
  isShuffled(planning, slug) && order.cards !== undefined
    ? notTyped()
    : planCommand(planning, slug, order);

export const correctCards = async (
  planning: Planning,
  slug: string,
  order: Ordered<'CorrectCards'>,
): Promise<Planned> =>
  isShuffled(planning, slug)
    ? notTyped()
    : planCommand(planning, slug, withSecond(planning, order));

const MIXES: readonly CardsGesture['type'][] = ['OrderShuffle', 'OrderRecut', 'Cut'];

/** Work on decks and devices. Where the house shuffles, the seed of the round says where a deck is cut. */
export const workOnCards = async (
  planning: Planning,
  slug: string,
  { gesture }: { readonly gesture: CardsGesture },
): Promise<Planned> => {
  const { draft, vault } = planning;
  const shuffled = isShuffled(planning, slug);
  if (shuffled && MIXES.includes(gesture.type) && isCommitted(draft.deskNamed(slug))) {
    return refuse(
      'deck-is-committed',
      'the house has committed to the deck of this round: order it before the next one',
      byPolicy('fairness'),
    );
  }
  if (gesture.type !== 'Cut') return planCommand(planning, slug, { type: 'Cards', gesture });
  const { deck, depth } = gesture;
  const cut = (at: number): Promise<Planned> =>
    planCommand(planning, slug, { type: 'Cards', gesture: { type: 'Cut', deck, depth: at } });
  if (!shuffled) {
    return depth === undefined
      ? refuse(
          'depth-missing',
          'say how many cards from the top it was cut: `depth`',
          bySoftware('orders'),
        )
      : cut(depth);
  }
  if (depth !== undefined) {
    return refuse(
      'cut-by-seed',
      'the seed of the round says where this deck is cut',
      byPolicy('fairness'),
    );
  }
  const known = draft.deskNamed(slug).table.cards.decks.some(({ id }) => id === deck);
  const seeded = known ? await cutBySeed(draft, vault, slug, deck) : null;
  return cut(seeded ?? 0);
};

/**
 * What is called of cards that were dealt. Before that a person may know the deck, and a call that takes one
 * hand out of the round would choose who plays for it.
 */
const OF_CARDS_DEALT: readonly Irregularity[] = [
  'card-drawn-in-error',
  'card-exposed-while-dealing',
  'wrong-count-to-player',
  'wrong-count-to-dealer',
  'dealer-card-exposed-early',
];

export const callIrregularity = async (
  planning: Planning,
  slug: string,
  order: Ordered<'CallIrregularity'>,
): Promise<Planned> => {
  if (!isShuffled(planning, slug)) return planCommand(planning, slug, order);
  if (order.card !== undefined) return notTyped();
  const { draft } = planning;
  const round = roundInProgress(draft.deskNamed(slug));
  if (OF_CARDS_DEALT.includes(order.kind) && round !== null && cardsOut(round) === 0) {
    return refuse(
      'no-card-is-out',
      'no card is dealt yet: nothing can be wrong with a hand',
      byPolicy('fairness'),
    );
  }
  const preview = previewIrregularity(draft.world(slug), order);
  if (preview.ok && preview.value.outcome.card === 'dead-to-rack') {
    return refuse(
      'no-card-to-take',
      'a deck of the shuffler has no card face up: to take one out would choose another deal',
      byPolicy('fairness'),
    );
  }
  return planCommand(planning, slug, order);
};
