import type { Place } from '@baize/games';
import type { LiveView, TableOrder } from '@baize/house/client';
import type { FeltModel } from '../../table/live/felt-model.js';

type Next = NonNullable<LiveView['next']>;
type Gesture = Extract<Next, { readonly kind: 'do' }>['gesture'];

/** The one thing to do now, as the screen offers it. */
export type StepAction =
  | { readonly kind: 'press'; readonly label: string; readonly order: TableOrder }
  /** One of several, as it is at the table. */
  | {
      readonly kind: 'choose';
      readonly ways: readonly { readonly label: string; readonly order: TableOrder }[];
    }
  /** One count, or several that belong together. */
  | {
      readonly kind: 'counts';
      readonly label: string;
      readonly asks: readonly string[];
      readonly most: number;
      readonly orderOf: (counts: readonly number[]) => TableOrder;
    }
  | {
      readonly kind: 'cards';
      readonly label: string;
      readonly places: readonly Place[];
      readonly mayHide: boolean;
      readonly orderOf: (cards: readonly string[]) => TableOrder;
    }
  /** Another person does it. */
  | { readonly kind: 'wait'; readonly for: 'players' | 'floor' | 'seeds' };

const LABELS: Readonly<Partial<Record<Gesture['type'], string>>> = {
  OpenRound: 'Open the round',
  CloseBetting: 'No more bets',
  SettleBonuses: 'Settle the bonuses',
  Settle: 'Settle',
  OpenAction: 'Open the action',
  KeyWinner: 'Keyed',
  PayEnvy: 'Envy paid',
  EndRound: 'End the round',
  Decide: 'Fold the hand',
};

type StepView = Pick<LiveView, 'next' | 'procedure' | 'cardsFrom' | 'fairness'>;

export const actionOf = (
  { next, procedure, cardsFrom, fairness }: StepView,
  felt: FeltModel | null,
): StepAction | null => {
  if (next === null) return null;
  const typed = cardsFrom === 'typed';
  switch (next.kind) {
    case 'do':
      return gestureAction(next.gesture, procedure?.now.fill ?? [], typed);
    case 'deal':
      // No card is dealt before every seed is open.
      if (fairness?.opening != null) return { kind: 'wait', for: 'seeds' };
      return typed
        ? {
            kind: 'cards',
            label: 'Deal',
            places: next.places,
            mayHide: true,
            orderOf: (cards) => ({
              type: 'Deal',
              cards: next.places.map((to, at) => ({ to, card: cards[at] ?? '??' })),
            }),
          }
        : { kind: 'press', label: 'Deal', order: { type: 'Deal' } };
    case 'turn':
      return turnAction(next, procedure?.unnamed ?? 0, felt);
    case 'rack-stub':
      return next.mustCount
        ? counting('To the rack', 'Cards in the stub', (counted) => ({ type: 'RackStub', counted }))
        : { kind: 'press', label: 'To the rack', order: { type: 'RackStub' } };
    case 'take-up': {
      const { place, tucked } = next;
      if (tucked !== undefined) return discardsAction(place, tucked);
      return next.mustCount
        ? counting('Take up', 'Cards in the hand', (counted) => ({
            type: 'TakeUp',
            place,
            counted,
          }))
        : { kind: 'press', label: 'Take up', order: { type: 'TakeUp', place } };
    }
    case 'players':
      return { kind: 'wait', for: 'players' };
    case 'floorperson':
      return { kind: 'wait', for: 'floor' };
  }
};

const MOST_CARDS = 52;

const counting = (
  label: string,
  asks: string,
  orderOf: (count: number) => TableOrder,
  most = MOST_CARDS,
): StepAction => ({
  kind: 'counts',
  label,
  asks: [asks],
  most,
  orderOf: ([count = 0]) => orderOf(count),
});

/** The discards of a folded hand; how many cards are tucked, the dealer says where they were not named. */
const discardsAction = (place: Place, tucked: number | null): StepAction => {
  const label = 'Rack the discards';
  return tucked === null
    ? {
        kind: 'counts',
        label,
        asks: ['Cards tucked', 'Cards discarded'],
        most: MOST_CARDS,
        orderOf: ([stay = 0, counted = 0]) => ({ type: 'TakeUp', place, counted, tucked: stay }),
      }
    : counting(label, 'Cards discarded', (counted) => ({ type: 'TakeUp', place, counted, tucked }));
};

/** A hand whose cards were named is only turned over; of a tucked hand only what is tucked. */
const turnAction = (
  { place, cards: tucked }: Extract<Next, { readonly kind: 'turn' }>,
  unnamed: number,
  felt: FeltModel | null,
): StepAction => {
  if (unnamed === 0) return { kind: 'press', label: 'Turn', order: { type: 'Turn', place } };
  const lying =
    place === 'dealer' ? felt?.dealer.cards : felt?.hands.find(({ seat }) => seat === place)?.cards;
  return {
    kind: 'cards',
    label: 'Turn',
    places: Array.from({ length: tucked ?? lying?.length ?? unnamed }, () => place),
    mayHide: false,
    orderOf: (cards) => ({ type: 'Turn', place, cards }),
  };
};

const gestureAction = (gesture: Gesture, fill: readonly string[], typed: boolean): StepAction => {
  if (gesture.type === 'CountChips') {
    return counting('Counted', 'Chips counted', (chips) => ({ type: 'CountChips', chips }), 99);
  }
  if (gesture.type === 'Cards') return cardsAction(gesture.gesture, fill, typed);
  if (gesture.type === 'AtJackpot') {
    const label =
      gesture.step.type === 'PayHit'
        ? 'Paid'
        : gesture.step.type === 'VerifyHit'
          ? 'Validate'
          : 'Seen';
    return { kind: 'press', label, order: gesture as TableOrder };
  }
  return { kind: 'press', label: LABELS[gesture.type] ?? 'Done', order: gesture as TableOrder };
};

type CardsGesture = Extract<Gesture, { readonly type: 'Cards' }>['gesture'];

const choosing = (ways: readonly (readonly [string, CardsGesture])[]): StepAction => ({
  kind: 'choose',
  ways: ways.map(([label, gesture]) => ({ label, order: { type: 'Cards', gesture } })),
});

const cardsAction = (
  gesture: CardsGesture,
  fill: readonly string[],
  typed: boolean,
): StepAction => {
  if (gesture.type === 'Cut') {
    const { deck } = gesture;
    return typed
      ? counting('Cut', 'Cards from the top', (depth) => ({
          type: 'Cards',
          gesture: { type: 'Cut', deck, depth },
        }))
      : // The seed of the round says where.
        { kind: 'press', label: 'Cut', order: { type: 'Cards', gesture: { type: 'Cut', deck } } };
  }
  if (gesture.type === 'Shuffle' && fill.includes('counted')) {
    return counting('Shuffled', 'Cards the shuffler counted', (counted) => ({
      type: 'Cards',
      gesture: { ...gesture, counted },
    }));
  }
  if (gesture.type === 'CountDeck') {
    return counting('Counted', 'Cards in the deck', (counted) => ({
      type: 'Cards',
      gesture: { ...gesture, counted },
    }));
  }
  if (gesture.type === 'MarkDevice') {
    return choosing([
      ['Covered', { ...gesture, mark: 'cover' }],
      ['Sign hung', { ...gesture, mark: 'out-of-order-sign' }],
    ]);
  }
  if (gesture.type === 'EndIdle') {
    return choosing([
      ['Inspected', { type: 'EndIdle', inspected: true }],
      ['Not wanted', { type: 'EndIdle', inspected: false }],
    ]);
  }
  return { kind: 'press', label: 'Done', order: { type: 'Cards', gesture } };
};
