import { describe, expect, it } from 'vitest';
import { aceHigh, dealing } from '../support/irregularity.js';
import { type Hands, Table } from '../support/table.js';

const CARD = /\b[2-9TJQKA][cdhs]\b/g;

/** The stub goes away after the deal: what is written of it, and which cards anybody has named. */
const racks = (table: Table, hands: Hands, counted?: number) => {
  const dealt = table.deals(hands);
  const racked = dealt.do({ type: 'RackStub', ...(counted === undefined ? {} : { counted }) });
  const event = racked.events.at(-1);
  const named = JSON.stringify(racked.happened).match(CARD) ?? [];
  const lying = new Set(Object.values(hands).flatMap((hand = '') => hand.split(' ')));
  return { racked, event, unseen: named.every((card) => lying.has(card)) };
};

const md = (method: Parameters<typeof dealing>[0]): Table =>
  Table.open('md/high-card-flush', dealing(method)).bets({
    1: { ante: 1_000 },
    2: { ante: 1_000 },
  });
const HANDS = { 1: aceHigh[1], 2: aceHigh[2], dealer: aceHigh.dealer };

describe('the rest of the deck goes to the rack and no card of it is known to anybody', () => {
  it.each([
    ['[MD-HCF-8F] from a manual shoe', 'manual-shoe', 'MD-HCF-8F'],
    ['[MD-HCF-9B(3)] from the hand', 'hand', 'MD-HCF-9B(3)'],
    ['[MD-HCF-10B(3)(b)] from an automated shoe', 'automated-shoe', 'MD-HCF-10B(3)(b)'],
  ] as const)('%s', (_title, method, cite) => {
    const { racked, event, unseen } = racks(md(method), HANDS);
    expect(event).toEqual({
      type: 'StubRacked',
      counted: null,
      cite,
      at: racked.now,
      by: 'Dana',
      as: 'dealer',
    });
    expect(unseen).toBe(true);
    expect(racked.playing.stub).toBe('racked');
  });

  it('[SD-CSP-9#4] Caribbean Stud', () => {
    const table = Table.open('sd/caribbean-stud').bets({ 1: { ante: 500 } });
    const { event, unseen } = racks(table, { 1: '8c 8d 8h 3s 4s', dealer: 'As Kd 9h 7h 2c' });
    expect(event).toMatchObject({ type: 'StubRacked', counted: null, cite: 'SD-CSP-9#4' });
    expect(unseen).toBe(true);
  });

  it('counted, it is counted face down: the number is written, and no card', () => {
    const { event, unseen } = racks(md('automated-shoe'), HANDS, 31);
    expect(event).toMatchObject({ type: 'StubRacked', counted: 31, cite: 'MD-HCF-10D' });
    expect(unseen).toBe(true);
  });
});

describe('it stays where it is until the last hand is dealt', () => {
  const WORDS = 'the rest of the deck is taken away when the last hand is dealt';

  it('[MD-HCF-10B(3)(a)] it leaves the automated shoe after every stack', () => {
    expect(md('automated-shoe').deals(HANDS, 20).refuses({ type: 'RackStub' })).toBe(
      `not-dealt [MD-HCF-10B(3)(a)] ${WORDS}`,
    );
  });

  it('[SD-CSP-9#4] it leaves the dealer’s hand after the last card', () => {
    const table = Table.open('sd/caribbean-stud').bets({ 1: { ante: 500 } });
    expect(table.deals({}, 9).refuses({ type: 'RackStub' })).toBe(
      `not-dealt [SD-CSP-9#4] ${WORDS}`,
    );
  });

  it('it goes once', () => {
    const { racked } = racks(md('automated-shoe'), HANDS);
    expect(racked.refuses({ type: 'RackStub' })).toBe(
      'stub-is-racked [baize:orders] the stub is in the rack',
    );
  });

  it('and it must go before the round ends', () => {
    const settled = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({ 1: '8c 8d 8h 3s 4s', dealer: 'As Kd 9h 7h 2c' })
      .do({ type: 'Decide', seat: 1, decision: { kind: 'fold', claims: [] } })
      .do({ type: 'Settle', seat: 1 })
      .do({ type: 'TakeUp', place: 1, counted: 5 })
      .do({ type: 'Turn', place: 'dealer' })
      .do({ type: 'Settle' });
    expect(settled.refuses({ type: 'EndRound' })).toBe(
      'stub-not-racked [SD-CSP-9#4] the stub is not in the rack',
    );
  });

  it.each([-1, 53, 1.5])('%d is no count of cards', (counted) => {
    expect(md('hand').deals(HANDS).refuses({ type: 'RackStub', counted })).toBe(
      'not-a-count [baize:forms] a stub is counted in whole cards, 0 to 52',
    );
  });
});
