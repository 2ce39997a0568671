import { describe, expect, test } from 'vitest';
import { backIn, happenedIn, linesOf, play, playRecorded, stakedIn } from './support/play.js';

const NO_BONUS = ['', '', '', '', '', ''];

describe('Ricochet Poker in the terminal', () => {
  test('every seat acts in order, knows the hands to beat, and the pot grows', async () => {
    const { stdout, rounds } = await playRecorded(
      ['wa/ricochet-poker', '--seed', 'a', '--seats', '3'],
      [...NO_BONUS, ...NO_BONUS, ...NO_BONUS, '1', '2', '1'],
    );
    expect(stdout).toContain('Action: seat 3, then seat 2, then seat 1.');
    const turns = stdout
      .replaceAll('\n', ' ')
      .split('The pot holds ')
      .slice(1)
      .map((turn) => turn.slice(0, turn.indexOf(').') + 2).replace('. ', ' '));
    expect(turns).toEqual([
      '$10 Seat 3 has to beat: pair of fours, king-eight-two kickers (the dealer), ace-ten high (seat 1, two cards), ace-four high (seat 2, two cards).',
      '$10 Seat 2 has to beat: pair of tens, king-jack-five kickers (seat 3), ace-ten high (seat 1, two cards).',
      '$20 Seat 1 has to beat: pair of tens, king-jack-five kickers (seat 3).',
    ]);
    expect(stdout).toContain('The hand of the dealer is out.\n  WA-RP-8a: ');
    expect(stdout).toContain('The hand of seat 3 is out.\n');
    const lines = linesOf(rounds[0]!);
    expect(lines.map(({ seat, wager, outcome }) => `${seat} ${wager} ${outcome}`)).toEqual([
      '3 ante lose',
      '3 play lose',
      '2 ante lose',
      '1 ante push',
      '1 play push',
      '1 pot win',
    ]);
    expect([stakedIn(lines), backIn(lines)]).toEqual([5000, 6000]);
    expect(stdout).toContain('You staked $50 and got back $60: won $10.');
  });

  test('a jackpot is paid from the meter right after the deal, which starts again from its seed', async () => {
    const { stdout, rounds } = await playRecorded(
      ['wa/ricochet-poker', '--seed', 's5730'],
      ['', '', '', '', 'y', '', '1', ''],
    );
    expect(stdout).toContain('The Mini-Royal meter rises from $1,000.00 to $1,000.20.');
    expect(stdout).toContain('$1 → $1,000.20  win');
    expect(stdout).toContain('The Mini-Royal meter falls from $1,000.20 to $1,000.00.');
    expect(stdout).toContain('wins the mini-royal jackpot');
    const [, second = ''] = stdout.split('── Round 2 ');
    expect(second).toContain('The Mini-Royal meter shows $1,000.00.\n');
    const [won] = linesOf(rounds[0]!).filter(({ wager }) => wager === 'mini-royal');
    expect(won).toMatchObject({ paysCents: 100_020, returnedCents: 0, from: 'meter' });
    expect(happenedIn(rounds[0]!).find(({ type }) => type === 'HitPaid')).toMatchObject({
      hit: 'practice-mini-royal/1',
    });
  });

  test('a dealer that is kicked out folds, and the last player is not asked', async () => {
    const { stdout, rounds } = await playRecorded(
      ['wa/ricochet-poker', '--seed', 's464'],
      NO_BONUS,
    );
    expect(stdout).toContain('The dealer folds: queens full of eights');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'Seat 1 is not asked: no five-card hand is left',
    );
    expect(stdout).not.toContain('What do you do?');
    expect(stdout).toContain('You draw\n');
    expect(stdout).not.toContain('! ');
    expect(linesOf(rounds[0]!)).toMatchObject([
      { wager: 'ante', outcome: 'push' },
      { wager: 'pot', outcome: 'win', paysCents: 1000 },
    ]);
  });

  test('who has no chips for a play may buy in', async () => {
    const args = ['wa/ricochet-poker', '--seed', 'a', '--bankroll', '10'];
    const { stdout } = await play(args, [...NO_BONUS, '1', '1']);
    expect(stdout).toContain('a Play is at least $10, and you have $0');
    expect(stdout).toContain('You buy in: $10 in chips.');
    expect(stdout).toContain('You staked $20 and got back $0: lost $20.');
  });

  test('a fold sends the ante to the pot', async () => {
    const { stdout, rounds } = await playRecorded(
      ['wa/ricochet-poker', '--seed', 'a'],
      [...NO_BONUS, '2'],
    );
    expect(stdout).toContain('  2  Fold, and the ante of $10 goes to the pot\n');
    expect(linesOf(rounds[0]!)).toMatchObject([{ wager: 'ante', outcome: 'lose', from: 'pot' }]);
  });
});
