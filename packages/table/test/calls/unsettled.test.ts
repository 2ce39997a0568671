import { describe, expect, test } from 'vitest';
import { viewTable } from '../../src/index.js';
import { FLOOR, raise, Table } from '../support/table.js';

const DEALER = '9s 3s 2s Qc 4c Td Jd';
const WINS = 'Kh 5h 3h Jc 2c 9d 6d';
const LOSES = 'Ks 5h 3h Jc 2c 9d 6d';

const plays = (table: Table): Table =>
  table
    .bets({ 1: { ante: 1_000 } })
    .deals({ 1: WINS, dealer: DEALER })
    .decides(1, raise(1_000))
    .settles();
const played = (): Table => plays(Table.open('md/high-card-flush'));

const corrects = (table: Table, cards: string): Table =>
  table.do({ type: 'CorrectCards', place: 1, cards: cards.split(' '), reason: 'misread' }, FLOOR);
const settlesAgain = (table: Table): Table =>
  table.do({ type: 'Resettle', reason: 'misread', second: 'Fay' }, FLOOR);

const callsAt = ({ world, now }: Table) =>
  viewTable(world, { kind: 'floorperson' }, now).floor?.calls;

describe('a settled round whose cards were corrected, and whose payments are wrong now', () => {
  test('brings the floor, with the round that waits, by whom and when', () => {
    const table = corrects(played(), LOSES);
    expect(callsAt(table)).toEqual([
      {
        call: 1,
        about: 'unsettled',
        note: null,
        round: 't1/1',
        by: 'Flo',
        at: table.now,
        answered: null,
      },
    ]);
  });

  test('does so when its cards are gone from the felt, too', () => {
    expect(callsAt(corrects(played().ends(), LOSES))).toMatchObject([{ round: 't1/1' }]);
  });

  test('waits for the floor until it is settled again', () => {
    expect(callsAt(settlesAgain(corrects(played(), LOSES)))).toEqual([]);
  });

  test('waits no more once its cards are put back', () => {
    expect(callsAt(corrects(corrects(played(), LOSES), WINS))).toEqual([]);
  });

  test('brings nobody where the payments are right all the same', () => {
    expect(callsAt(corrects(played(), 'Ah 5h 3h Jc 2c 9d 6d'))).toEqual([]);
  });

  test('nor where nothing is paid yet: the dealer puts the cards right, and it is settled with them', () => {
    const decided = played()
      .ends()
      .bets({ 1: { ante: 1_000 } })
      .deals({ 1: WINS, dealer: DEALER });
    const fixed = decided.do({
      type: 'CorrectCards',
      place: 1,
      cards: LOSES.split(' '),
      reason: 'misread',
    });
    expect(callsAt(fixed)).toEqual([]);
    expect(fixed.events.at(-1)).not.toHaveProperty('calls');
  });

  test('is not closed by the dealer', () => {
    const table = corrects(played(), LOSES);
    expect(table.refuses({ type: 'CloseCall', call: 1 })).toMatch(/^not-allowed /);
    const closes = { type: 'CloseCall', call: 1, note: 'the players left' } as const;
    expect(table.refuses(closes)).toMatch(/^not-allowed /);
    expect(table.refuses(closes, FLOOR)).toBeNull();
  });

  test('takes no other call with it: neither one for help, nor that of an earlier round', () => {
    const first = corrects(played(), LOSES).do({ type: 'CallFloor', about: 'help' });
    const both = corrects(plays(first.ends()), LOSES);
    const about = (table: Table) => callsAt(table)?.map((one) => [one.about, one.round]);
    const kept = [
      ['unsettled', 't1/1'],
      ['help', 't1/1'],
    ];
    expect(about(both)).toEqual([...kept, ['unsettled', 't1/2']]);
    expect(about(settlesAgain(both))).toEqual(kept);
    expect(about(corrects(both, WINS))).toEqual(kept);
  });
});

test('a note that is blank says nothing, and blanks around one are not kept', () => {
  const open = Table.open('md/high-card-flush');
  const asks = { type: 'CallFloor', about: 'void' } as const;
  expect(open.refuses({ ...asks, note: '  ' })).toMatch(/^no-reason /);
  expect(open.do({ ...asks, note: ' a fire ' }).events.at(-1)).toMatchObject({ note: 'a fire' });
});
