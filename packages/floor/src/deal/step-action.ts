import type { Place } from '@baize/games';
import type { LiveView, TableOrder } from '@baize/house/client';
import type { FeltModel } from '../table/felt-model.js';

type Next = NonNullable<LiveView['next']>;
type Gesture = Extract<Next, { readonly kind: 'do' }>['gesture'];

/** The one thing to do now, as the screen offers it. */
export type StepAction =
  | { readonly kind: 'press'; readonly label: string; readonly order: TableOrder }
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly asks: string;
      readonly most: number;
      readonly orderOf: (count: number) => TableOrder;
    }
  | {
      readonly kind: 'cards';
      readonly label: string;
      readonly places: readonly Place[];
      readonly mayHide: boolean;
      readonly orderOf: (cards: readonly string[]) => TableOrder;
    }
  /** Somebody else does it. */
  | { readonly kind: 'wait'; readonly for: 'players' | 'floor' };

const LABELS: Readonly<Partial<Record<Gesture['type'], string>>> = {
  OpenRound: 'Open the round',
  CloseBetting: 'No more bets',
  SettleBonuses: 'Settle the bonuses',
  Settle: 'Settle',
  EndRound: 'End the round',
  Decide: 'Fold the hand',
};

export const actionOf = (
  { next, procedure, cardsFrom }: Pick<LiveView, 'next' | 'procedure' | 'cardsFrom'>,
  felt: FeltModel | null,
): StepAction | null => {
  if (next === null) return null;
  const typed = cardsFrom === 'typed';
  switch (next.kind) {
    case 'do':
      return gestureAction(next.gesture, procedure?.now.fill ?? [], typed);
    case 'deal':
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
      return turnAction(next.place, procedure?.unnamed ?? 0, felt);
    case 'rack-stub':
      return next.mustCount
        ? counting('To the rack', 'Cards in the stub', (counted) => ({ type: 'RackStub', counted }))
        : { kind: 'press', label: 'To the rack', order: { type: 'RackStub' } };
    case 'take-up': {
      const { place } = next;
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
): StepAction => ({ kind: 'number', label, asks, most, orderOf });

/** A hand whose cards somebody has named is only turned over. */
const turnAction = (place: Place, unnamed: number, felt: FeltModel | null): StepAction => {
  if (unnamed === 0) return { kind: 'press', label: 'Turn', order: { type: 'Turn', place } };
  const lying =
    place === 'dealer' ? felt?.dealer.cards : felt?.hands.find(({ seat }) => seat === place)?.cards;
  return {
    kind: 'cards',
    label: 'Turn',
    places: Array.from({ length: lying?.length ?? unnamed }, () => place),
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

const cardsAction = (
  gesture: Extract<Gesture, { readonly type: 'Cards' }>['gesture'],
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
  return { kind: 'press', label: 'Done', order: { type: 'Cards', gesture } };
};
