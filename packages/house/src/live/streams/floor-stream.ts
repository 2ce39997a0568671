import { type Cents, cents } from '@baize/money';
import { assert } from '@baize/result';
import type { WagerId } from '@baize/rulebook';
import type { Stamp } from '@baize/table';
import { type GamingDay, USUAL_GAMING_DAY } from '../../reports/gaming-day.js';

/** How a table is run: who deals, and where its cards come from. */
export interface TableSettings {
  readonly slug: string;
  readonly name: string;
  readonly dealing: 'automatic' | 'attended';
  readonly cards: 'shuffler' | 'typed';
  /** Which jackpot each jackpot wager of the table plays for; a new one is opened. */
  readonly jackpots: Readonly<Partial<Record<WagerId, string>>>;
  readonly practice: number;
  readonly decisionSeconds: number | null;
}

/** An event of the stream `house/floor`. */
export type FloorEvent = Stamp &
  (
    | ({ readonly type: 'TableCreated'; readonly rules: string } & TableSettings)
    | { readonly type: 'PracticeSet'; readonly slug: string; readonly count: number }
    | { readonly type: 'RoundsHalted'; readonly slug: string; readonly halted: boolean }
    | ({ readonly type: 'GamingDaySet' } & GamingDay)
    | AdjustedAlone
    | HouseRestored
  );

/** Payments were put right by one person, without a second: what it comes to in a gaming day is limited. */
interface AdjustedAlone extends Stamp {
  readonly type: 'AdjustedAlone';
  readonly slug: string;
  readonly day: string;
  readonly cents: Cents;
}

/** A backup was put in the place of the house's database. */
export interface HouseRestored extends Stamp {
  readonly type: 'HouseRestored';
  /** The last event of the backup, and when it was stored. */
  readonly position: number;
  readonly backupAt: string | null;
  /** Rounds that were open in it: every wager of theirs went back. */
  readonly rounds: readonly string[];
  /** Rounds whose commitment ended without its seed. */
  readonly lost: readonly string[];
  readonly sessionsEnded: number;
  readonly codesEnded: number;
}

export interface CreatedTable extends TableSettings {
  /** The digest of the rules it was created on. */
  readonly rules: string;
  /** No new round is opened by the table itself. */
  readonly halted: boolean;
  /** A player at the table asked for so many practice players: it holds for that player's stay. */
  readonly stay?: { readonly by: string; readonly at: string; readonly count: number };
}

export interface FloorState {
  readonly tables: Readonly<Record<string, CreatedTable>>;
  readonly gamingDay: GamingDay;
  /** What each account put right alone, on the last gaming day that it did. */
  readonly alone: Readonly<Record<string, { readonly day: string; readonly cents: Cents }>>;
}

export const NEW_FLOOR: FloorState = { tables: {}, gamingDay: USUAL_GAMING_DAY, alone: {} };

/** What one person put right alone on a gaming day, at all tables together. */
export const adjustedAlone = ({ alone }: FloorState, account: string, day: string): Cents => {
  const last = Object.hasOwn(alone, account) ? alone[account] : undefined;
  return last?.day === day ? last.cents : cents(0);
};

/** What the floor sets holds until it is set again; what a player asks for, as long as that player stays. */
export const withPractice = (
  table: CreatedTable,
  { as, by, at, count }: Stamp & { readonly count: number },
): CreatedTable => {
  if (as === 'player') return { ...table, stay: { by, at, count } };
  const { stay: _stay, ...kept } = table;
  return { ...kept, practice: count };
};

export const evolveFloor = (state: FloorState, event: FloorEvent): FloorState => {
  switch (event.type) {
    case 'TableCreated': {
      const { type: _type, at: _at, by: _by, as: _as, ...table } = event;
      return { ...state, tables: { ...state.tables, [event.slug]: { ...table, halted: false } } };
    }
    case 'PracticeSet': {
      const table = state.tables[event.slug];
      assert(table !== undefined, 'practice players sit at a table of the house');
      const { slug } = event;
      return { ...state, tables: { ...state.tables, [slug]: withPractice(table, event) } };
    }
    case 'RoundsHalted': {
      const table = state.tables[event.slug];
      assert(table !== undefined, 'rounds are halted at a table of the house');
      const { slug, halted } = event;
      return { ...state, tables: { ...state.tables, [slug]: { ...table, halted } } };
    }
    case 'AdjustedAlone': {
      const { by, day } = event;
      const sum = cents(adjustedAlone(state, by, day) + event.cents);
      return { ...state, alone: { ...state.alone, [by]: { day, cents: sum } } };
    }
    case 'HouseRestored':
      return state;
    case 'GamingDaySet':
      return { ...state, gamingDay: { timeZone: event.timeZone, hour: event.hour } };
  }
};
