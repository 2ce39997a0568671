import { cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import type { CardTo, ContestCommand, MeterAward, Packets, Place } from '../../src/index.js';
import { type Amounts, stakesOf } from './felt.js';

/** Commands as a test writes them: amounts in cents, cards as text, and one stamp for all. */

export const STAMP = { at: '2026-01-01T20:00:00Z', by: 'dealer' } as const;

interface Beside {
  readonly tips?: Amounts;
  readonly player?: string;
}

export const place = (
  seat: number,
  stakes: Amounts,
  { tips, player = `player ${seat}` }: Beside = {},
): ContestCommand => ({
  type: 'PlaceWagers',
  seat,
  player,
  stakes: stakesOf(stakes),
  ...(tips === undefined ? {} : { tips: stakesOf(tips) }),
  ...STAMP,
});

export const close: ContestCommand = { type: 'CloseBetting', ...STAMP };

/** Hands by seat, the dealer's last: `{ 1: 'As …', dealer: '…' }`. */
export type Hands = Readonly<Record<number, string>> & { readonly dealer: string };

/** The cards of a whole deal in the order they leave the shoe. */
export const cardsInOrder = (hands: Hands, packets: Packets): readonly CardTo[] => {
  const seats = Object.keys(hands)
    .filter((key) => key !== 'dealer')
    .map(Number)
    .sort((left, right) => left - right);
  const places: readonly Place[] = [...seats, 'dealer'];
  const stacks = places.map((to) =>
    (hands[to as number] ?? '').split(' ').map((card) => ({ card, to })),
  );
  if (packets === 'whole-hands') return stacks.flat();
  const [longest] = stacks.toSorted((left, right) => right.length - left.length);
  return (longest ?? []).flatMap((_, turn) =>
    stacks.flatMap((stack) => stack.slice(turn, turn + 1)),
  );
};

export const dealCards = (cards: readonly CardTo[]): ContestCommand => ({
  type: 'Deal',
  cards,
  ...STAMP,
});

export const deal = (hands: Hands, packets: Packets = 'whole-hands'): ContestCommand =>
  dealCards(cardsInOrder(hands, packets));

interface Tucking {
  readonly claims?: readonly WagerId[];
  readonly tucked?: Readonly<Partial<Record<WagerId, string>>>;
}

export const fold = (seat: number, { claims = [], tucked }: Tucking = {}): ContestCommand => ({
  type: 'Decide',
  seat,
  decision: {
    kind: 'fold',
    claims,
    ...(tucked === undefined
      ? {}
      : {
          tucked: Object.fromEntries(
            Object.entries(tucked).map(([wager, cards]) => [
              wager,
              cards === '' ? [] : cards.split(' '),
            ]),
          ),
        }),
  },
  ...STAMP,
});

const stay =
  (kind: 'raise' | 'bet') =>
  (seat: number, amount: number, tip?: number): ContestCommand => ({
    type: 'Decide',
    seat,
    decision: {
      kind,
      cents: amount as ReturnType<typeof cents>,
      ...(tip === undefined ? {} : { tipCents: tip as ReturnType<typeof cents> }),
    },
    ...STAMP,
  });

export const raise = stay('raise');
export const bet = stay('bet');

export const claim = (seat: number, ...wagers: readonly WagerId[]): ContestCommand => ({
  type: 'Claim',
  seat,
  wagers,
  ...STAMP,
});

export const turn = (to: Place, cards?: string): ContestCommand => ({
  type: 'Turn',
  place: to,
  ...(cards === undefined ? {} : { cards: cards.split(' ') }),
  ...STAMP,
});

export const settleRound = (...awards: readonly MeterAward[]): ContestCommand => ({
  type: 'Settle',
  awards,
  ...STAMP,
});

export const award = (seat: number, amount: number): MeterAward => ({
  seat,
  jackpot: 'progressive',
  cents: cents(amount),
});
