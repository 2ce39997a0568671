import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answerOf, baize } from './support/baize.js';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../examples/${name}.json`, import.meta.url));

interface Proof {
  readonly round: string;
  readonly commitment: string;
  readonly houseSeed: string;
  readonly cards: string;
}

const PROOF = JSON.parse(readFileSync(fileOf('proof'), 'utf8')) as Proof;
const PROOFS = JSON.parse(readFileSync(fileOf('proofs'), 'utf8')) as readonly Proof[];

const verify = (data: unknown, ...options: readonly string[]) =>
  baize(['verify', '-', ...options], {
    input: typeof data === 'string' ? data : JSON.stringify(data),
  });

/** Another seed than the one committed to, and the first two cards exchanged. */
const OTHER_SEED = { ...PROOF, houseSeed: '5eed'.repeat(16) };
const [first, second, ...others] = PROOF.cards.split(' ');
const OTHER_CARDS = { ...PROOF, cards: [second, first, ...others].join(' ') };

describe('baize verify', () => {
  test('tells what holds of a fair round, and the deck with its stub', async () => {
    expect(await answerOf('verify', fileOf('proof'))).toMatchInlineSnapshot(`
      "Round felt/12, High Card Flush, South Dakota
      Commitment  sha256:6deef212f2b2e9a1ea4abba53cfa8fc1a0bbbe7308fddb3f1819cf2443ceab5d
      Players     seats 1, 4 gave a seed; seat 6 silent
      Deck        Th Js Jc 8h Qh 7d 3d Kh 8s Td Ah 5h 2s 5d 5c Ad 9s Kc Kd 6d 6s / 9d 7h Ks 8c Tc Qd 7c 9h
                  4c Jh 9c 3h 4h 3s Qs Qc 6c Ac 2h 6h 4s Jd 7s As 2c 3c 2d 8d 4d Ts 5s
      holds       commitment: the revealed seed is the one the house had committed to
      holds       seeds: all 2 seeds that were opened are those their seats had committed to
      holds       closing: the closing hash binds the house’s commitment and the whole list
      holds       order: every step is told in the order it must have
      holds       cut: the deck is cut at 51, as the seed places it [SD-HCF-4#2]
      holds       cards: all 21 cards are those on top of the deck, in its order

      This round is fair, if its commitment is what you were shown before betting.
      "
    `);
  });

  test('takes a list, and one to a line; a void round says why', async () => {
    const list = await verify(PROOFS);
    expect(list.code).toBe(0);
    expect(list.stdout).toContain('Void        The table was closed before betting closed.\n');
    expect(list.stdout).toContain('seat 1 gave a seed; seat 3 (guest-4711) withheld');
    expect(list.stdout).toContain('Note        this round is of fairness version 1');
    expect(list.stdout).toContain('Note        no player added a seed');
    expect(list.stdout).toContain('All 8 rounds are fair, if their commitments are what you were');
    const lines = await verify(PROOFS.map((one) => JSON.stringify(one)).join('\n'));
    expect(lines).toEqual(list);
  });

  test('exits 1 for a round that is not fair, and says what fails', async () => {
    const seed = await verify(OTHER_SEED);
    expect(seed.code).toBe(1);
    expect(seed.stdout).toContain(
      'fails       commitment: the revealed seed is not the one the house had committed to: it makes\n',
    );
    expect(seed.stdout).toContain('This round is not fair.\n');
    const cards = await verify([{ ...PROOFS[1] }, OTHER_CARDS]);
    expect(cards.code).toBe(1);
    expect(cards.stdout).toContain(
      `fails       cards: card 1 should be ${first} and was ${second}\n`,
    );
    expect(cards.stdout).toContain('1 of 2 rounds is not fair: felt/12.\n');
  });

  test('tells of rounds between that have no proof, and of a round that has two', async () => {
    const round = (number: number) => ({ ...PROOF, round: `felt/${number}` });
    const gap = await verify([PROOF, round(15)]);
    expect(gap.stdout).toContain('! There is no proof of what came between felt/12 and felt/15.\n');
    const twice = await verify([PROOF, PROOF]);
    expect(twice.stdout).toContain('! There is more than one proof of felt/12: a round has one.\n');
    expect(twice.stdout).toContain('These proofs contradict each other.\n');
    expect(twice.code).toBe(1);
  });

  test('answers as JSON', async () => {
    const { stdout, code } = await verify([PROOF, OTHER_CARDS], '--json');
    expect(code).toBe(1);
    const answer = JSON.parse(stdout) as { rounds: { deck: string }[] };
    expect(answer).toMatchObject({
      version: 1,
      fair: false,
      twice: ['felt/12'],
      gaps: [],
      rounds: [
        {
          round: 'felt/12',
          rulebook: 'sd/high-card-flush',
          commitment: PROOF.commitment,
          fair: true,
          void: null,
          checks: [
            { check: 'commitment', ok: true },
            { check: 'seeds', ok: true },
            { check: 'closing', ok: true },
            { check: 'order', ok: true },
            { check: 'cut', ok: true, cite: 'SD-HCF-4#2' },
            { check: 'cards', ok: true },
          ],
        },
        {
          fair: false,
          checks: [
            ...Array.from({ length: 5 }, () => ({ ok: true })),
            { check: 'cards', ok: false },
          ],
        },
      ],
    });
    expect(answer.rounds[0]?.deck.startsWith(PROOF.cards)).toBe(true);
    expect(answer.rounds[0]?.deck.split(' ')).toHaveLength(52);
  });

  test.each<[name: string, data: unknown, sentence: RegExp]>([
    ['no JSON', 'round one', /^standard input, line 1: this is not JSON/],
    ['nothing', '', /^standard input holds no proof\n$/],
    ['a short seed', { ...PROOF, houseSeed: 'abc' }, /^standard input: houseSeed must be 64 hexa/],
    ['the second of a list', [PROOF, {}], /^standard input, round 2 is not a proof; 14 things /],
  ])('exits 2 for %s', async (_, data, sentence) => {
    const { stdout, stderr, code } = await verify(data);
    expect(stderr).toMatch(sentence);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  });

  test('exits 2 for a file that is not there', async () => {
    expect(await baize(['verify', 'nowhere.json'])).toMatchObject({
      stderr: 'nowhere.json cannot be read: there is no such file\n',
      code: 2,
    });
  });

  test('has help with examples', async () => {
    expect(await answerOf('verify', '--help')).toContain('Examples:\n  baize verify proof.json\n');
  });
});
