import { describe, expect, it } from 'vitest';
import { antes, paid, SPECTATOR, shownTo } from '../../support/clauses.js';
import { DEALERS, STUD } from '../../support/stud-hands.js';
import { bet, fold, type Hands, Table } from '../../support/table.js';

const open = (): Table => Table.open('sd/caribbean-stud');

/** Everybody antes $5 and bets. */
const played = (hands: Hands): Table => {
  const seats = Object.keys(hands)
    .filter((place) => place !== 'dealer')
    .map(Number);
  const dealt = open().bets(antes(500, seats)).deals(hands);
  return seats.reduce((table, seat) => table.decides(seat, bet(1_000)), dealt);
};

describe('the dealer', () => {
  it('[SD-CSP-12#3] turns the other cards when all have decided', () => {
    const decided = played({ 1: STUD.pair, dealer: DEALERS.least });
    expect(shownTo(decided, SPECTATOR, 'dealer')).toBe('?? ?? ?? ?? 2c');
    const turned = decided.do({ type: 'Turn', place: 'dealer' });
    expect(shownTo(turned, SPECTATOR, 'dealer')).toBe(DEALERS.least);
  });

  it.each([
    ['ace and queen: no hand', DEALERS.short, 'bet push, $10 back'],
    ['ace and king: a hand', DEALERS.least, 'bet win, pays $10, $10 back'],
  ])('[SD-CSP-12#3] makes a hand of them: %s', (_title, dealer, line) => {
    expect(paid(played({ 1: STUD.pair, dealer }).settles(), 1)).toContain(line);
  });

  it.each([
    ['a hand that would win', STUD.pair],
    ['a hand that would lose', STUD.nothing],
  ])('[SD-CSP-13#1] "no hand" pays the ante and gives the bet back: %s', (_title, hand) => {
    const over = played({ 1: hand, dealer: DEALERS.short }).settles();
    expect(paid(over, 1)).toEqual(['ante win, pays $5, $5 back', 'bet push, $10 back']);
    const said = over.playing.game;
    expect('notices' in said && said.notices.map(({ text }) => text).join(' ')).toMatch(/no hand/i);
  });

  it('[SD-CSP-13#1] a player who folded is not paid', () => {
    const over = open()
      .bets(antes(500, [1, 2]))
      .deals({ 1: STUD.pair, 2: STUD.nothing, dealer: DEALERS.short })
      .decides(1, fold)
      .decides(2, bet(1_000))
      .settles();
    expect(paid(over, 1)).toEqual(['ante lose']);
  });
});

describe('with "no hand"', () => {
  /** What the dealer does with the players, in the order of the book: `3 turn`. */
  const done = (dealer: string): readonly string[] =>
    open()
      .bets({ ...antes(500, [1, 2]), 3: { ante: 500, progressive: 100 } })
      .deals({ 1: STUD.pair, 2: 'Ac Kh Th 6d 4c', 3: 'Js 9s 8s 6s 2s', dealer })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .decides(3, bet(1_000))
      .follow((next) => next.kind === 'do' && next.gesture.type === 'AtJackpot')
      .events.flatMap((event) => {
        if (event.type === 'TakenUp') return [`${event.place} racked`];
        if (event.type !== 'InRound') return [];
        if (event.event.type === 'SeatSettled') return [`${event.event.seat} paid`];
        return event.event.type === 'Turned' ? [`${event.event.place} turned`] : [];
      });

  it('[SD-CSP-13#1, SD-CSP-13#2] every ante is paid before any hand is collected, then one by one', () => {
    expect(done(DEALERS.short)).toEqual([
      ...['dealer turned', '3 turned', '3 paid', '2 turned', '2 paid', '1 turned', '1 paid'],
      ...['2 racked', '1 racked'],
    ]);
  });

  it('[SD-CSP-19#1] with a hand, each player is finished and racked before the next', () => {
    expect(done(DEALERS.least)).toEqual([
      ...['dealer turned', '3 turned', '3 paid', '2 turned', '2 paid', '2 racked'],
      ...['1 turned', '1 paid', '1 racked'],
    ]);
  });
});

describe('the comparison', () => {
  it.each([
    [
      'SD-CSP-14',
      'a higher hand wins',
      STUD.pair,
      ['ante win, pays $5, $5 back', 'bet win, pays $10, $10 back'],
    ],
    ['SD-CSP-14', 'a lower hand loses', STUD.nothing, ['ante lose', 'bet lose']],
    ['SD-CSP-15', 'a tie pushes', STUD.tied, ['ante push, $5 back', 'bet push, $10 back']],
    [
      'SD-CSP-16',
      'a winning ante pays 1 to 1',
      STUD.royal,
      ['ante win, pays $5, $5 back', 'bet win, pays $1,000, $10 back'],
    ],
  ])('[%s] %s', (_id, _title, hand, lines) => {
    expect(paid(played({ 1: hand, dealer: DEALERS.least }).settles(), 1)).toEqual(lines);
  });

  it.each([
    ['a', 'royal flush', STUD.royal, 100],
    ['b', 'straight flush', STUD.straightFlush, 50],
    ['c', 'four of a kind', STUD.fourOfAKind, 20],
    ['d', 'full house', STUD.fullHouse, 7],
    ['e', 'flush', STUD.flush, 5],
    ['f', 'straight', STUD.straight, 4],
    ['g', 'three of a kind', STUD.threeOfAKind, 3],
    ['h', 'two pairs', STUD.twoPair, 2],
    ['i', 'one pair', STUD.pair, 1],
    ['i', 'less than a pair', STUD.aceKing, 1],
  ])('[SD-CSP-17, SD-CSP-17(%s)] a bet won with a %s', (_row, _title, hand, odds) => {
    const over = played({ 1: hand, dealer: DEALERS.least }).settles();
    const pays = (odds * 10).toLocaleString('en-US');
    expect(paid(over, 1)).toEqual([
      'ante win, pays $5, $5 back',
      `bet win, pays $${pays}, $10 back`,
    ]);
  });

  it('[SD-CSP-17] a lost bet is taken, however good the hand', () => {
    const over = played({ 1: STUD.straightFlush, dealer: DEALERS.best }).settles();
    expect(paid(over, 1)).toEqual(['ante lose', 'bet lose']);
  });

  it('[SD-CSP-18] goes from the dealer’s right, counterclockwise', () => {
    const decided = played({
      1: STUD.pair,
      2: STUD.nothing.replace('8h', '3h').replace('5s', 'Qs').replace('4s', '7s'),
      3: STUD.straight.replace('8c', '8h'),
      dealer: DEALERS.least,
    });
    const over = decided.settles();
    expect(paid(over).map((line) => line.split(' ')[0])).toEqual(['3', '3', '2', '2', '1', '1']);
    const turned = over.events.flatMap((event) =>
      event.type === 'InRound' && event.event.type === 'Turned' ? [event.event.place] : [],
    );
    expect(turned).toEqual(['dealer', 3, 2, 1]);
  });
});
