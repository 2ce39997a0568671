import { parseDealtCards } from '@baize/cards';
import type { ContestHandInPlay, GameRound, Stakes } from '@baize/games';
import { NO_BALANCES } from '@baize/money';
import { unwrap } from '@baize/result';
import type { GameId } from '@baize/rulebook';
import {
  decideTable,
  type OpenTable,
  type OpenWorld,
  type PinnedRules,
  type RoundAtTable,
  type TableCommand,
  type TableGesture,
} from '../../src/index.js';
import { MANUAL } from '../../src/shift/shift.js';
import { cardsWith } from './decks.js';

/** A table at one moment, however it came to be so: told as a state, where a story would be long. */

export const NOON = '2026-01-01T12:00:00Z';
export const secondsAfter = (seconds: number): string =>
  new Date(Date.parse(NOON) + seconds * 1000).toISOString();

const dealt = (text: string) => unwrap(parseDealtCards(text));

/** A hand with an ante of $10, and with the cards that are named, none where none are. */
export const handAt = (
  seat: number,
  cards = '',
  { stakes = {}, ...more }: Partial<Omit<ContestHandInPlay, 'stakes'>> & { stakes?: object } = {},
): ContestHandInPlay => ({
  seat,
  player: `player ${seat}`,
  stakes: { ante: 1_000, ...stakes } as Stakes,
  tips: {},
  cards: cards === '' ? [] : dealt(cards),
  decision: null,
  turned: false,
  aside: [],
  ...more,
});

interface Felt {
  readonly phase: GameRound['phase'];
  readonly hands?: readonly ContestHandInPlay[];
  /** The dealer's cards, face down unless told. */
  readonly dealer?: string;
  readonly turned?: boolean;
}

/** A game against the dealer. */
export const contestAs = (
  game: GameId,
  {
    phase,
    hands = [],
    dealer = '',
    turned = false,
    ...more
  }: Felt & Readonly<Record<string, unknown>>,
): GameRound =>
  ({
    phase,
    game,
    round: 't1/1',
    rules: 'rules-1',
    packets: 'one-card',
    hands,
    ...(phase === 'betting'
      ? {}
      : { dealer: { cards: dealer === '' ? [] : dealt(dealer), turned } }),
    ...(phase === 'settled' ? { lines: [], tips: [], notices: [] } : {}),
    ...more,
  }) as GameRound;

export const roundAs = (game: GameRound, more: Partial<RoundAtTable> = {}): RoundAtTable => ({
  round: 't1/1',
  number: 1,
  deck: 'red',
  game,
  beforeDeal: null,
  collected: false,
  stub: 'in-use',
  deadCards: 0,
  takenUp: [],
  tucked: {},
  irregularities: [],
  stopped: null,
  voided: null,
  since: NOON,
  ...more,
});

/** A table with this round, or none, and its first three seats taken. */
export const tableAs = (
  rules: PinnedRules,
  round: RoundAtTable | null,
  more: Partial<OpenTable> = {},
  world: Partial<OpenWorld> = {},
): OpenWorld => ({
  rules,
  meters: {},
  books: NO_BALANCES,
  ...world,
  table: {
    phase: 'open',
    slug: 't1',
    rules: rules.digest,
    approval: 'given',
    lastRound: round === null ? 0 : 1,
    cards: cardsWith([]),
    stub: { method: rules.house.equipment.dealing, deviceCounts: false, roundsSinceCount: 0 },
    settled: null,
    dealer: 'Dana',
    policy: MANUAL,
    seats: Object.fromEntries(
      [1, 2, 3].map((seat) => [seat, { player: `player ${seat}`, away: 'here' } as const]),
    ),
    round,
    ...more,
  },
});

const DANA = { by: 'Dana', as: 'dealer', at: NOON } as const;

export const decideAt = (
  world: OpenWorld,
  gesture: TableGesture,
  who: Partial<Pick<TableCommand, 'by' | 'as' | 'at'>> = {},
) => decideTable(world, { ...gesture, ...DANA, ...who } as TableCommand);

/** What a gesture comes to: `code [clause] sentence`, or what happens, one word for each event. */
export const comesTo = (...gesture: Parameters<typeof decideAt>): string => {
  const decided = decideAt(...gesture);
  if (!decided.ok) return `${decided.error.code} [${decided.error.cite}] ${decided.error.message}`;
  return decided.value
    .flatMap((one) =>
      'jackpot' in one
        ? one.events.map(({ type }) => `${one.jackpot}: ${type}`)
        : one.events.map((event) => {
            if (event.type === 'InRound' || event.type === 'BeforeDeal') return event.event.type;
            return 'cite' in event ? `${event.type} [${event.cite}]` : event.type;
          }),
    )
    .join(', ');
};

/** The events that a gesture comes to, whole; none where it is refused. */
export const eventsOf = (...gesture: Parameters<typeof decideAt>) => {
  const decided = decideAt(...gesture);
  return decided.ok ? decided.value.flatMap(({ events }): readonly unknown[] => events) : [];
};
