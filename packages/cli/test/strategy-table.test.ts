import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { baize, example } from './support/baize.js';
import { scratch } from './support/play.js';

const RICOCHET = 'wa/ricochet-poker';
const DEALER = 'Ks 8d 4h 4c 2s';

/** In the order of action. */
const [LOW, MIDDLE, HIGH] = ['9c 8c', 'Jd Th', 'Ah Td'];
const SEATS = [
  { seat: 3, cards: LOW, decision: 'play', draw: 'Kc Tc 5d' },
  { seat: 5, cards: MIDDLE, decision: 'fold' },
  { seat: 2, cards: HIGH },
];

const ask = (cards: string, table: object, ...options: readonly string[]) =>
  baize(['strategy', RICOCHET, cards, '--table', '-', ...options], {
    input: JSON.stringify({ version: 1, dealer: DEALER, ...table }),
  });

const json = async (cards: string, table: object, ...options: readonly string[]) => {
  const { stdout, stderr } = await ask(cards, table, '--json', ...options);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Readonly<Record<string, unknown>>;
};

/** As one line, however it was cut. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a table of Ricochet Poker', () => {
  test('the last player is told exactly, with the pot and the hands that are left', async () => {
    const table = { seats: SEATS };
    const { stdout, code } = await ask(HIGH, table);
    expect(code).toBe(0);
    // The draw of seat 3 made king high, which did not beat the dealer.
    expect(flat(stdout)).toContain('The pot holds 4 antes. To beat: pair of fours,');
    expect(stdout).toContain(
      '\nSeat 3  9c 8c / Kc Tc 5d · king-ten-nine-eight-five high\nSeat 5  Jd Th · jack-ten high · folded\n',
    );
    expect(stdout).not.toContain('Seat 2');
    expect(stdout).not.toContain('ot exact');
    expect(await json(HIGH, table)).toMatchObject({ exact: true, counts: { draws: 8436 } });
  });

  test('cards that lie at no seat take a free one', async () => {
    expect(await json(HIGH, { seats: SEATS.slice(0, 2) })).toEqual(
      await json(HIGH, { seats: SEATS }),
    );
  });

  test('with others still to act the method is told and no fraction is given', async () => {
    const table = { seats: [SEATS[0], { seat: 5, cards: MIDDLE }, SEATS[2]] };
    const { stdout } = await ask(MIDDLE, table);
    expect(stdout).toMatch(/Play 1 ante {2}about [+-]\d\.\d{3} +not exact/);
    expect(flat(stdout)).toContain('ace-ten high (two cards).');
    expect(flat(stdout)).toContain(
      'Not exact: others act after you. Each of them is taken to draw',
    );
    const advice = await json(MIDDLE, table);
    expect(advice).toMatchObject({ exact: false, method: expect.stringContaining('Not exact') });
    expect(advice.choices).toMatchObject([
      { decision: 'fold', numerator: -8436, denominator: 8436 },
      { decision: 'play', numerator: null, denominator: null },
    ]);
  });

  test('a dead hand is out, and its cards are seen', async () => {
    const dead = { seat: 7, cards: 'Ac As', dead: true };
    const { stdout } = await ask(HIGH, { seats: [...SEATS, dead] });
    expect(stdout).toContain('\nSeat 7  Ac As · pair of aces · dead\n');
    expect(await json(HIGH, { seats: [...SEATS, dead] })).toMatchObject({
      exact: true,
      counts: { draws: 7140 },
    });
  });

  test('a split pot leaves parts of an ante, and the odd chips to the last (WA-RP-9b)', async () => {
    const seats = [
      { seat: 1, cards: '9c 8c', decision: 'play', draw: 'Jc Th 7d' },
      { seat: 2, cards: '9d 8h', decision: 'play', draw: 'Jd Tc 7h' },
      { seat: 3, cards: '9s 8s' },
    ];
    const { choices, counts } = await json('9s 8s', { seats, ante: 500, dealer: 'Qs 6d 4h 3c 2s' });
    // Two jacks, two tens and two sevens are left, and in spades they do better than to tie.
    expect(counts).toMatchObject({ draws: 6545, tied: 7 });
    // Each of the seven leaves three of the five chips of an ante.
    expect(choices).toMatchObject([{}, { decision: 'play', denominator: 5 * 6545 }]);
  });

  test('the kickout table of the house decides whether the dealer is in', async () => {
    const house = JSON.parse(readFileSync(example('wa-ricochet-poker'), 'utf8')) as {
      readonly paytables: object;
      readonly approvals: readonly object[];
    };
    const file = path.join(scratch(), 'house.json');
    const changed = { ...house, paytables: { ...house.paytables, kickout: 'PT-FLT-KH-02' } };
    writeFileSync(file, JSON.stringify(changed));
    // The changed elections are approved again.
    const { stderr } = await ask('Ac Th', {}, '--house', file);
    const covers = /now (sha256:\w+)/.exec(stderr)?.[1];
    const approvals = house.approvals.map((approval) => ({ ...approval, covers }));
    writeFileSync(file, JSON.stringify({ ...changed, approvals }));
    const table = { dealer: 'Ks Kd Qh 4c 2s' };
    expect(await json('Ac Th', table)).toMatchObject({ best: null });
    expect(await json('Ac Th', table, '--house', file)).toMatchObject({
      best: 'fold',
      exact: true,
    });
  });
});

describe('what is wrong with a table is said, and where', () => {
  const turn = { seat: 2, cards: HIGH };
  test.each<[sentence: string, cards: string, table: object]>([
    ['is not a table: dealer is missing', HIGH, { dealer: undefined }],
    ['is not a table; 2 things are wrong:', HIGH, { pot: 3, version: 2 }],
    ['standard input, dealer: five cards expected, four given', HIGH, { dealer: '8d 4h 4c 2s' }],
    ['seats[0].cards: Ks is also in dealer', HIGH, { seats: [{ seat: 1, cards: 'Ks 2d' }] }],
    [
      'seats[0].draw: Ah is also in seats[0].cards',
      HIGH,
      {
        seats: [{ ...turn, decision: 'play', draw: 'Ah 2d 3d' }],
      },
    ],
    ['there is no seat 8; seats are 1 to 7', HIGH, { seats: [{ seat: 8, cards: LOW }] }],
    ['seats[0]: seat 2 is there twice', HIGH, { seats: [turn, { ...turn, cards: LOW }] }],
    ['who plays has drawn; "draw" is missing', HIGH, { seats: [{ ...turn, decision: 'play' }] }],
    ['only who plays draws', HIGH, { seats: [{ ...turn, draw: '3d 3h 3c' }] }],
    ['your hand has decided: seat 2, fold', HIGH, { seats: [{ ...turn, decision: 'fold' }] }],
    ['your hand is dead: seat 2', HIGH, { seats: [{ ...turn, dead: true }] }],
    [
      'it is not your turn: seat 3 acts before you with 9c 8c',
      HIGH,
      {
        seats: [turn, { seat: 3, cards: LOW }],
      },
    ],
    [
      'seat 2 has decided before its turn: your 9c 8c acts before its Ah Td',
      LOW,
      {
        seats: [{ ...turn, decision: 'fold' }],
      },
    ],
    ['CARDS: Ah is also in seats[0].cards', 'Ah 3d', { seats: [turn] }],
    [
      'all 7 seats are taken, and none has your cards',
      '3d 3h',
      {
        seats: ['9c 8c', '9d 8h', '9h 8s', '7c 6c', '7d 6d', '7h 6h', '7s 6s'].map((cards, at) => ({
          seat: at + 1,
          cards,
        })),
      },
    ],
  ])('%s', async (sentence, cards, table) => {
    const { stdout, stderr, code } = await ask(cards, table);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(sentence);
  });
});
