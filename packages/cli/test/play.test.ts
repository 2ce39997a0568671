import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { backIn, dollars, linesOf, play, playRecorded, stakedIn } from './support/play.js';

/** The answers of a whole round: every wager placed, and the hand played. */
const WHOLE_ROUND: Readonly<Record<RulebookId, readonly string[]>> = {
  'sd/high-card-flush': ['25', '5', '5', 'y', '1'],
  'md/high-card-flush': ['25', '5', '5', 'y', '1'],
  'oh/high-card-flush': ['y', '25', '5', '5', '1'],
  'sd/caribbean-stud': ['25', 'y', '1'],
  'wa/ricochet-poker': ['', '5', '5', '5', 'y', 'y', '1'],
};

const SEEDS = ['s115', 's464'];

const chips = (text: string): readonly string[] =>
  [...text.matchAll(/(\$[\d,.]+) +→ +(\$[\d,.]+)/g)].map(([, from, to]) => `${from} → ${to}`);

/** The cards that lie face up on the screen. */
const faces = (text: string): readonly string[] =>
  [...text.matchAll(/│([2-9TJQKA][cdhs]) │/g)].map(([, card = '']) => card);

/** As one line, however it was cut. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each(RULEBOOK_IDS)('a whole round of %s', (id) => {
  test.each(SEEDS)('with the cards of %s', async (seed) => {
    const args = [id, '--seed', seed, '--bankroll', '2,000'];
    const { stdout, stderr, code, rounds } = await playRecorded(args, WHOLE_ROUND[id]);
    expect({ stderr, code, rounds: rounds.length }).toEqual({ stderr: '', code: 0, rounds: 1 });
    const [round] = rounds;

    // The purse moves by the lines, and every line is told with its clause.
    const lines = linesOf(round!);
    const [staked, back] = [stakedIn(lines), backIn(lines)];
    expect(stdout).toContain(`You staked ${dollars(staked)} and got back ${dollars(back)}`);
    expect(stdout).toContain(`You have ${dollars(200_000 - staked + back)} in chips.`);
    expect(flat(stdout)).toContain(`and take home ${dollars(200_000 - staked + back)}:`);
    expect(chips(stdout)).toEqual(
      lines.map((line) => `${dollars(line.stakeCents)} → ${dollars(backIn([line]))}`),
    );
    for (const { cite } of lines) expect(stdout).toContain(`${cite}:`);

    // No card is seen before it is turned.
    const dealt = round!.events.find(({ type }) => type === 'CardsDealt')!.cards!;
    const own = dealt.filter(({ to }) => to === 1).map(({ card }) => card);
    const dealers = dealt.filter(({ to }) => to === 'dealer').map(({ card }) => card);
    const [before = '', after = ''] = stdout.split('The dealer turns over');
    if (id === 'wa/ricochet-poker') {
      // Everything is dealt face up there; what is drawn is not seen before the play.
      expect(faces(stdout.split('You draw')[0]!)).toEqual([...dealers, ...own]);
      return;
    }
    const up = id === 'sd/caribbean-stud' ? [dealers[4]!] : [];
    expect(faces(before).toSorted()).toEqual([...up, ...own].toSorted());
    expect(faces(after).toSorted()).toEqual(dealers.toSorted());
    for (const card of dealers.filter((one) => !up.includes(one))) {
      expect(before).not.toMatch(new RegExp(`\\b${card}\\b`));
    }
  });
});

describe('the cards', () => {
  const cardsOf = async (...seed: readonly string[]) =>
    (await playRecorded(['oh/high-card-flush', ...seed], ['y', '', '', '', '1'])).rounds.map(
      ({ events }) => events.find(({ type }) => type === 'CardsDealt')?.cards,
    );

  test('are the same for the same seed, and never else', async () => {
    const first = await cardsOf('--seed', 'tuesday');
    expect(await cardsOf('--seed', 'tuesday')).toEqual(first);
    const unforeseen = await cardsOf();
    expect(unforeseen).not.toEqual(first);
    expect(await cardsOf()).not.toEqual(unforeseen);
  });
});

describe('wagers', () => {
  const MD = ['md/high-card-flush', '--seed', 's1'];

  test('a bad answer is told in a sentence and asked again', async () => {
    const answers = ['ten', '5', '305', '12', '0', '300', '50', '', '', '2', '1.5'];
    const { stdout, code } = await play([...MD, '--bankroll', '320'], answers);
    expect(code).toBe(0);
    const ante = 'Ante, $10 to $300 in steps of $5 [$10] >';
    const flush = 'Flush Bonus, $5 to $50 in steps of $5, or 0 [0] >';
    const progressive = 'Progressive Jackpot, $1, meter $30,000.00, y or n [n] >';
    const asked = [
      `${ante} ten "ten" is not an amount: write dollars, as in "$25", "1,000" or "12.50".`,
      `${ante} 5 Ante is $10 to $300, and $5 was placed (AMB-43).`,
      `${ante} 305 Ante is $10 to $300, and $305 was placed (AMB-43).`,
      `${ante} 12 Ante goes in steps of $5, and $12 was placed (House policy).`,
      `${ante} 0 Nobody is dealt in without an ante; answer q to leave the table.`,
      `${ante} 300 ${flush} 50 That makes $350, and you have $320.`,
      `${flush} Straight ${flush} ${progressive} 2`,
      'Progressive Jackpot is exactly $1, and $2 was placed (AMB-47).',
      `${progressive} 1.5 "1.5" is not an amount`,
    ];
    expect(flat(stdout)).toContain(asked.join(' '));
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .some((line) => line.startsWith(progressive)),
    ).toBe(true);
  });

  test('Enter takes the smallest ante and no bonus; then the same again, or changed', async () => {
    const { stdout } = await play(MD, [
      '',
      '5',
      '',
      '',
      '2',
      '',
      '2',
      'x',
      'c',
      '15',
      '',
      '',
      'y',
      '2',
    ]);
    expect(stdout).toContain('No more bets: $15 on the felt.\n');
    expect(stdout).toContain('The same wagers again? Ante $10, Flush Bonus $5.');
    expect(stdout).toContain('Press Enter, or answer c or q, not "x".');
    expect(stdout).toContain('[$10] > 15\n');
    expect(stdout).toContain('in steps of $5, or 0 [$5] > \n');
    expect(stdout).toContain('No more bets: $21 on the felt.\n');
  });

  test('the meter takes its part of every jackpot wager when bets are closed', async () => {
    const { stdout, rounds } = await playRecorded(MD, ['', '', '', 'y', '2', '', '2']);
    expect(stdout).toContain('meter shows $30,000.00.');
    expect(stdout).toContain('meter rises from $30,000.00 to $30,000.20.');
    expect(stdout).toContain('meter rises from $30,000.20 to $30,000.40.');
    expect(rounds.map(({ before }) => before.meters.progressive!.ledger.books)).toMatchObject([
      { meterMicros: 30_000_000_000, reserveMicros: 0 },
      { meterMicros: 30_000_200_000, reserveMicros: 50_000 },
    ]);
  });

  test('? shows what this table pays, and the question comes again', async () => {
    const { stdout } = await play(MD, ['?']);
    expect(stdout).toContain('Flush Bonus · pays to 1 [MD-HCF-12B(5)]');
    expect(stdout).not.toContain('MD-HCF-12B(1)');
    expect(stdout.split('Ante, $10 to $300')).toHaveLength(3);
  });
});

describe('decisions', () => {
  test('a raise grows with the flush: by number, or as an amount of its own', async () => {
    const bets = ['10', '', '', ''];
    const { stdout, rounds } = await playRecorded(
      ['md/high-card-flush', '--seed', 's115'],
      [...bets, '5', 'raise', '$35', '$12', '$25'],
    );
    expect(stdout).toContain('  1  Raise $10\n  2  Raise $20\n  3  Raise $30\n');
    expect(stdout).toContain('or an amount of your own, as in $15 (steps of $5)');
    expect(stdout).toContain('Answer a number from 1 to 4, not "5".');
    expect(stdout).toContain('Answer a number from 1 to 4, not "raise".');
    expect(stdout).toContain('is $10 to $30, and $35 was placed (MD-HCF-11B(3)).');
    expect(stdout).toContain('The raise goes in steps of $5');
    expect(rounds[0]!.events.find(({ type }) => type === 'Decided')?.decision).toEqual({
      kind: 'raise',
      cents: 2500,
    });
  });

  test.each<[RulebookId, note: string, claims: readonly string[]]>([
    [
      'sd/high-card-flush',
      'your cards are tucked under the winning Flush of $5, and it is paid (SD-HCF-8#1)',
      ['flush', 'straight-flush', 'progressive'],
    ],
    [
      'oh/high-card-flush',
      'your winning Flush of $5 is claimed with the fold, and paid (OH-HCF-fold#2)',
      ['flush', 'straight-flush'],
    ],
    [
      'md/high-card-flush',
      'your winning Flush Bonus of $5 is paid all the same (MD-HCF-11B(4)(a))',
      [],
    ],
  ])('%s: a fold keeps every winning bonus', async (id, note, claims) => {
    const bets = WHOLE_ROUND[id].slice(0, -1);
    const { stdout, rounds } = await playRecorded([id, '--seed', 's115'], [...bets, '4']);
    expect(stdout).toContain(note);
    const { events } = rounds[0]!;
    expect(events.find(({ type }) => type === 'Decided')?.decision).toEqual({
      kind: 'fold',
      claims,
    });
    const won = linesOf(rounds[0]!).filter(({ outcome }) => outcome === 'win');
    expect(won.map(({ wager }) => wager)).toEqual(
      expect.arrayContaining(['flush', 'straight-flush']),
    );
  });

  test('a fold that gives up a winning jackpot is warned of and asked again', async () => {
    const args = ['sd/caribbean-stud', '--seed', 's464'];
    const { stdout, rounds } = await playRecorded(args, ['', 'y', '2', 'n', '2', 'y']);
    expect(stdout).toContain(
      'careful: your winning Progressive of $1 would be lost (SD-CSP-11a#1)',
    );
    const question =
      'Folding gives up your winning Progressive (SD-CSP-11a#1).\nFold all the same? [y/N] ';
    expect(stdout.split(question)).toHaveLength(3);
    expect(linesOf(rounds[0]!).map(({ wager, outcome }) => `${wager} ${outcome}`)).toEqual([
      'ante lose',
      'progressive lose',
    ]);
  });

  test('a bonus that loses is not warned of', async () => {
    const { stdout, rounds } = await playRecorded(
      ['sd/caribbean-stud', '--seed', 's1'],
      ['', 'y', '2'],
    );
    expect(rounds).toHaveLength(1);
    expect(stdout).not.toContain('careful');
    expect(stdout).not.toContain('all the same?');
  });
});

describe('chips', () => {
  const args = ['md/high-card-flush', '--seed', 's1', '--bankroll', '10'];

  test('who cannot raise may buy in for it', async () => {
    const { stdout } = await play(args, ['', '', '', '', '1', '1']);
    expect(stdout).toContain('  1  Buy in for another $10\n');
    expect(stdout).toContain('a Raise is at least $10, and you have $0');
    expect(stdout).toContain('You buy in: $10 in chips.');
    expect(stdout).toContain('  1  Raise $10\n');
    expect(stdout).toContain('you bought in for $20');
  });

  test('who is out of chips is offered to buy in again', async () => {
    const bets = ['', '', '', '', '2'];
    const refused = (await play(args, [...bets, 'perhaps', 'n'])).stdout;
    expect(refused).toContain('You are out of chips.\nBuy in for another $10? [y/N] perhaps\n');
    expect(refused).toContain('Answer y or n, not "perhaps".');
    expect(refused).toContain('you bought in for $10 and take home $0: lost $10.');
    const bought = (await play(args, [...bets, 'y'])).stdout;
    expect(bought).toContain('You have $10 in chips.\n\n── Round 2 ');
    expect(bought).toContain('you bought in for $20 and take home $10: lost $10.');
  });

  test('too few for the smallest ante is as good as none', async () => {
    const { stdout } = await play([...args.slice(0, -1), '12'], ['', '', '', '', '2', 'y']);
    expect(stdout).toContain('You have $2, and the smallest ante is $10.\nBuy in for another $12?');
    expect(stdout).toContain('You have $14 in chips.\n\n── Round 2 ');
  });
});

describe('leaving', () => {
  const args = ['md/high-card-flush', '--seed', 's1'];

  test.each([
    ['q, in capitals', ['Q']],
    ['the end of the input', []],
  ])('by %s before a chip is on the felt', async (_, answers) => {
    const { stdout, stderr, code } = await play(args, answers);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(flat(stdout)).toContain(
      'You leave the table. 0 rounds. You staked $0 and got back $0; you bought in for $1,000 and take home $1,000: even.',
    );
  });

  test('in the middle of a round leaves its wagers on the felt, and records nothing', async () => {
    const { stdout, rounds } = await playRecorded(args, ['', '', '', '', 'q']);
    expect(stdout).toContain('You left in the middle of a round: its $10 stay on the felt.');
    expect(flat(stdout)).toContain('take home $990: lost $10.');
    expect(rounds).toEqual([]);
    expect(stdout).not.toContain('baize replay');
  });
});

describe('the choice of the game', () => {
  test('by number', async () => {
    const { stdout } = await play([], ['6', '4']);
    expect(stdout).toContain('  5  Ricochet Poker, Washington (wa/ricochet-poker)\n');
    expect(stdout).toContain('Answer a number from 1 to 5, not "6".');
    expect(stdout).toContain(
      'Caribbean Stud, South Dakota\nCaribbean Stud, table 4, $1,000 in chips.',
    );
  });

  test('by name, or not at all', async () => {
    expect((await play([], ['oh/high-card-flush'])).stdout).toContain(
      'High Card Flush, main floor',
    );
    const { stdout, code } = await play([], ['q']);
    expect(code).toBe(0);
    expect(stdout).not.toContain('You leave the table.');
  });
});

describe('several seats', () => {
  test('each is asked for its wagers and its decision; one may sit out', async () => {
    const { stdout, rounds } = await playRecorded(
      ['md/high-card-flush', '--seed', 's1', '--seats', '3'],
      ['', '', '', '', '0', '15', '', '', '', '1', '2'],
    );
    expect(stdout).toContain('Ante, $10 to $300 in steps of $5, or 0 to sit out [$10] >');
    expect(stdout).toContain('No more bets: $25 on the felt.');
    expect(stdout).toContain('Seat 1: Ante $10\n');
    expect(stdout).toContain('Seat 3: Ante $15\n');
    expect(linesOf(rounds[0]!).map(({ seat, wager }) => `${seat} ${wager}`)).toEqual([
      '3 ante',
      '1 ante',
      '1 raise',
    ]);
    expect(stdout).toContain('The same wagers again? seat 1: Ante $10; seat 3: Ante $15.');
  });

  test('nobody in: it is said, and asked again', async () => {
    const { stdout } = await play(['md/high-card-flush', '--seats', '2'], ['0', '0']);
    expect(stdout).toContain('Nobody has an ante on the felt');
    expect(stdout.split('\nSeat 1\n')).toHaveLength(3);
  });
});
