import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../../src/index.js';
import { ADA, antes, lit, no, SPECTATOR, shownTo } from '../../support/clauses.js';
import { aceHigh } from '../../support/irregularity.js';
import { dealtBy, maryland } from '../../support/maryland.js';
import { raise, type Table } from '../../support/table.js';

const METHODS = ['manual-shoe', 'hand', 'automated-shoe'] as const;
type Method = (typeof METHODS)[number];

const STEPS = ['announce', 'lock', 'collect', 'count', 'into the inventory'] as const;
const GESTURES: readonly TableGesture[] = [
  { type: 'CloseBetting' },
  { type: 'DoStep', step: 'lock-progressive' },
  { type: 'DoStep', step: 'collect-progressive' },
  { type: 'CountChips', chips: 2 },
  { type: 'DoStep', step: 'chips-to-inventory' },
];
const CLAUSES: Readonly<Record<Method, readonly string[]>> = {
  'manual-shoe': ['8C', '8C(1)', '8C(2)(a)', '8C(2)(b)', '8C(2)(c)'],
  hand: ['9A(3)(a)', '9A(3)(b)', '9A(4)(a)', '9A(4)(b)', '9A(4)(c)'],
  'automated-shoe': ['10A(2)(a)', '10A(2)(b)', '10A(3)(a)', '10A(3)(b)', '10A(3)(c)'],
};

const card: TableGesture = { type: 'Deal', cards: [{ card: 'Ah', to: 1 }] };

const betting = (method: Method): Table =>
  maryland(dealtBy(method)).bets({
    1: { ante: 1_000, progressive: 100 },
    2: { ante: 1_000, progressive: 100 },
    3: { ante: 1_000 },
  });

const after = (table: Table, many: number): Table =>
  GESTURES.slice(0, many).reduce((now, gesture) => now.do(gesture), table);

describe('before the first card', () => {
  const rows = METHODS.flatMap((method) =>
    STEPS.map((words, at) => [CLAUSES[method][at], method, words, at] as const),
  );

  it.each(rows)(
    '[MD-HCF-%s] from the %s: %s, in its turn, on record, and no card without it',
    (id, method, _words, at) => {
      const before = after(betting(method), at);
      expect(no(before, card)).not.toBeNull();
      const later = GESTURES[at + 1];
      if (later !== undefined) expect(no(before, later)).not.toBeNull();
      const done = after(betting(method), at + 1);
      const steps = done.events
        .slice(before.events.length)
        .flatMap((event) => (event.type === 'BeforeDeal' ? [event.event] : []));
      expect(steps.at(-1)).toMatchObject({ type: 'StepDone', cite: `MD-HCF-${id}` });
      expect(done.events.at(-1)).toMatchObject({ by: 'Dana', at: done.now });
      expect(no(done, card) === null).toBe(at === STEPS.length - 1);
    },
  );

  it.each(METHODS)(
    'with "no more bets" from the %s the sensors lock, and what lies there is lit',
    (method) => {
      expect(lit(after(betting(method), 1))).toEqual([]);
      expect(lit(after(betting(method), 2))).toEqual([1, 2]);
    },
  );
});

describe('the deal', () => {
  const times = (many: number, text: string): string =>
    Array.from({ length: many }, () => text).join(' ');
  const inTurn = times(7, '1 2 3 dealer');
  const stacks = ['1', '2', '3', 'dealer'].map((place) => times(7, place)).join(' ');

  it.each([
    ['MD-HCF-8E', 'manual-shoe', inTurn],
    ['MD-HCF-9B(2)', 'hand', inTurn],
    ['MD-HCF-10B(1)', 'automated-shoe', stacks],
  ] as const)(
    '[%s] from the %s, clockwise from the far left, seven each',
    (_id, method, places) => {
      const { next } = betting(method).closes();
      expect(next?.kind === 'deal' && next.places.join(' ')).toBe(places);
      const wrong: TableGesture = { type: 'Deal', cards: [{ card: 'Ah', to: 2 }] };
      expect(no(betting(method).closes(), wrong)).toBe('wrong-place');
    },
  );

  it.each([
    ['MD-HCF-8E', 'manual-shoe'],
    ['MD-HCF-9B(2)', 'hand'],
    ['MD-HCF-10B(2)', 'automated-shoe'],
  ] as const)('[%s] from the %s the dealer’s seven lie face down', (_id, method) => {
    const dealt = betting(method).deals(aceHigh);
    for (const looking of [ADA, SPECTATOR, { kind: 'dealer' } as const]) {
      expect(shownTo(dealt, looking, 'dealer')).toBe(times(7, '??'));
    }
    expect(shownTo(dealt, SPECTATOR, 1)).toBe(times(7, '??'));
  });
});

describe('the stub', () => {
  const dealt = (table: Table): Table => table.bets(antes(1_000, [1])).deals(aceHigh);
  const over = (table: Table): Table => dealt(table).decides(1, raise(1_000)).ends();
  const due = (table: Table): boolean | null => {
    const { next } = dealt(table);
    return next?.kind === 'rack-stub' ? next.mustCount : null;
  };
  const rounds = (table: Table, many: number): readonly (boolean | null)[] => {
    let now = table;
    const asked: (boolean | null)[] = [];
    for (let round = 0; round < many; round += 1) {
      asked.push(due(now));
      now = over(now);
    }
    return asked;
  };

  it.each([
    ['MD-HCF-8G', 'manual-shoe'],
    ['MD-HCF-9C(1)', 'hand'],
    ['MD-HCF-10C', 'automated-shoe'],
  ] as const)('[%s] from the %s it is counted in every fifth round', (_id, method) => {
    const every = [false, false, false, false, true];
    expect(rounds(maryland(dealtBy(method, false)), 6)).toEqual([...every, false]);
    expect(rounds(maryland(dealtBy(method, true)), 6)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  it.each([
    ['MD-HCF-8I', 'manual-shoe'],
    ['MD-HCF-9D', 'hand'],
    ['MD-HCF-10D', 'automated-shoe'],
  ] as const)('[%s] from the %s a count that comes to 52 sends it to the rack', (_id, method) => {
    const table = dealt(maryland(dealtBy(method, false)));
    const counted = table.do({ type: 'RackStub', counted: table.stub });
    expect(counted.playing.stub).toBe('racked');
    expect(counted.playing.stopped).toBeNull();
    const wrong = table.do({ type: 'RackStub', counted: table.stub - 1 });
    expect(wrong.playing.stopped).not.toBeNull();
  });

  it.each([
    ['MD-HCF-8H', 'manual-shoe'],
    ['MD-HCF-9C(2)', 'hand'],
  ] as const)('[%s] from the %s it is counted face down: the record is a number', (_id, method) => {
    const table = dealt(maryland(dealtBy(method, false)));
    const counted = table.do({ type: 'RackStub', counted: table.stub });
    const { cite: _cite, ...event } = counted.events.at(-1) as { cite: string };
    const stamp = { at: table.now, by: 'Dana', as: 'dealer' };
    expect(event).toEqual({ type: 'StubRacked', counted: table.stub, ...stamp });
  });
});
