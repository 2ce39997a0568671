import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatCards } from '@baize/cards';
import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { fc } from '@fast-check/vitest';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPython } from '../../../../scripts/python.mjs';
import { type ProvedStep, revealOfFirst, type SecondProof } from '../../src/fairness/proof.js';
import {
  deckOf,
  decodeProof,
  type RoundProof,
  revealOf,
  roundTerms,
  verifyRound,
} from '../../src/index.js';
import {
  contributedBy,
  deckWith,
  fairProof,
  firstProof,
  houseSeeds,
  playersSeeds,
  wayOfShuffling,
} from './support/rounds.js';

/** The recipe followed by a stranger, in another language: docs/fairness/verify.py. */

const inHouse = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

let python = '';

beforeAll(() => {
  const found = findPython();
  if (found === undefined) {
    throw new Error('Python 3 is missing: node scripts/ensure-python.mjs');
  }
  python = found;
});

const verifyInPython = (input: string, ...options: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(
    python,
    [inHouse('docs/fairness/verify.py'), '-', ...options],
    { input, encoding: 'utf8' },
  );
  return { lines: stdout.split('\n').filter((line) => line !== ''), stderr, code: status };
};

const anyRound = fc
  .record({
    id: fc.constantFrom(...RULEBOOK_IDS),
    number: fc.nat(1_000_000),
    shuffledBy: wayOfShuffling,
    seed: houseSeeds,
    players: playersSeeds,
    count: fc.integer({ min: 1, max: 52 }),
    version: fc.constantFrom(1 as const, 2 as const),
  })
  .map(({ id, number, shuffledBy, seed, players, count, version }): RoundProof => {
    const terms = roundTerms(rulebookById(id), `felt/${number}`, shuffledBy, version);
    const over = { terms, shuffledBy, seed, voidFor: null };
    if (version === 1) {
      const cards = deckOf(terms, seed, null, players).slice(0, count);
      return revealOfFirst({ ...over, cards }, players);
    }
    const cards = deckWith(terms, seed, players).slice(0, count);
    return revealOf({ ...over, cards }, contributedBy(terms, seed, players, { cards: count }));
  });

/** Proofs whose steps cannot have come about so. */
const wrongOrders = (proof: SecondProof): readonly SecondProof[] => {
  const { steps } = proof;
  const renumbered = (order: readonly ProvedStep[]): SecondProof => ({
    ...proof,
    steps: order.map((one, at) => ({ ...one, entry: at + 1 })),
  });
  const place = (step: ProvedStep['step']): number => steps.findIndex((one) => one.step === step);
  const moved = (from: number, to: number): SecondProof => {
    const others = steps.filter((_, at) => at !== from);
    return renumbered([...others.slice(0, to), steps[from]!, ...others.slice(to)]);
  };
  return [
    moved(place('house-committed'), 1),
    moved(place('seat-committed'), place('closed')),
    moved(place('seat-opened'), place('closed')),
    moved(place('dealt'), place('seat-opened')),
    renumbered(steps.filter(({ step }) => step !== 'dealt')),
    renumbered(steps.filter(({ step }) => step !== 'closed')),
    renumbered([...steps, steps[place('closed')]!]),
    { ...proof, steps: steps.map((one) => ({ ...one, entry: 7 })) },
    { ...proof, players: proof.players.map((one) => ({ ...one, seed: null })) },
    { ...proof, withheld: [{ seat: 1, player: 'ann' }] },
    { ...proof, silent: [{ seat: 4, why: 'none' }] },
    { ...proof, closing: null },
  ];
};

describe('the verifier in Python', () => {
  test('makes the same commitment, cut and deck of any round', () => {
    const proofs = fc.sample(anyRound, 300);
    const { lines, stderr, code } = verifyInPython(JSON.stringify(proofs), '--steps');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const told = (step: string) =>
      lines.flatMap((line) => (line.startsWith(`  ${step}: `) ? [line.split(': ')[1]] : []));
    expect(told('commitment')).toEqual(proofs.map(({ commitment }) => commitment));
    expect(told('cut depth')).toEqual(proofs.map(({ cut }) => String(cut?.depth ?? 'None')));
    expect(told('deck')).toEqual(proofs.map((proof) => formatCards(verifyRound(proof).deck)));
  });

  test('finds what is not fair', () => {
    const proof = fairProof();
    const unfair: readonly RoundProof[] = [
      { ...proof, houseSeed: '00'.repeat(32) },
      { ...proof, commitment: `sha256:${'0'.repeat(64)}` },
      { ...proof, round: 'felt/13' },
      { ...proof, players: [] },
      { ...firstProof(), playerSeeds: [] },
      ...wrongOrders(proof),
      { ...proof, cut: null },
      { ...proof, cut: { atLeast: 10, depth: 20 } },
      { ...proof, cut: { atLeast: 1, depth: (proof.cut!.depth % 51) + 1 } },
      { ...proof, cards: proof.cards.split(' ').slice(1).join(' ') },
      { ...proof, cards: '' },
    ];
    expect(unfair.filter((one) => verifyRound(one).fair)).toEqual([]);
    // One to a line, and a fair one at the end.
    const input = [...unfair, proof].map((one) => JSON.stringify(one)).join('\n');
    const { lines, code } = verifyInPython(input);
    const verdicts = lines.filter((line) => !line.startsWith('  note: '));
    expect(verdicts.map((line) => line.endsWith(': fair'))).toEqual([
      ...unfair.map(() => false),
      true,
    ]);
    expect(code).toBe(1);
  });

  test('refuses what the house refuses', () => {
    const proof = fairProof();
    const bad = [
      { ...proof, version: 3 },
      { ...proof, version: 1 },
      { ...proof, silent: [{ seat: 6, why: 'shy' }] },
      { ...proof, steps: [{ entry: 0, step: 'closed', seat: null }] },
      { ...proof, houseSeed: proof.houseSeed.toUpperCase() },
      { ...proof, players: proof.players.toReversed() },
      { ...proof, players: [{ ...proof.players[0], seed: '\ud83c' }] },
      { ...firstProof(), playerSeeds: [{ seat: 1, seed: '\ud83c' }] },
      { ...proof, cards: 'As As' },
      { ...proof, rulebook: 'nv/high-card-flush' },
      { ...proof, void: { reason: '' } },
      { ...proof, round: 'felt\u001b[2J/12' },
      { ...proof, more: 1 },
      [],
      7,
    ];
    for (const one of bad) {
      if (!Array.isArray(one)) expect(decodeProof(one).ok).toBe(false);
      const { lines, stderr, code } = verifyInPython(JSON.stringify(one));
      expect({ lines, code }).toEqual({ lines: [], code: 2 });
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(verifyInPython('round one').code).toBe(2);
  });

  test('MD-HCF-5D(1) MD-HCF-5D(2) MD-HCF-5E SD-HCF-4#2 SD-CSP-9#1: asks for the cuts of the documents', () => {
    const source = readFileSync(inHouse('docs/fairness/verify.py'), 'utf8');
    const cuts = RULEBOOK_IDS.map((id) => {
      const [hand, machine] = (['hand', 'machine'] as const).map(
        (way) => roundTerms(rulebookById(id), 'felt/1', way).cutAtLeast ?? 'None',
      );
      return `    "${id}": {"hand": ${hand}, "machine": ${machine}},`;
    });
    expect(source).toContain(['CUTS = {', ...cuts, '}'].join('\n'));
  });
});

/** A page shows each step that Python prints; long values are broken into lines there. */
const expectSteps = (page: string, lines: readonly string[]): void => {
  const quoted = page.replaceAll(/\s+/g, ' ');
  const steps = lines.slice(1).map((line) => line.trim().split(': '));
  for (const [step = '', value = ''] of steps) {
    if (step === 'note') continue;
    const vector = quoted
      .split(`**${step}**`)[1]
      ?.split('```')[1]
      ?.replaceAll(/^text | /g, '');
    expect([step, vector]).toEqual([step, value.replaceAll(' ', '')]);
  }
};

describe('docs/fairness.md', () => {
  const page = readFileSync(inHouse('docs/fairness.md'), 'utf8');

  test('shows a proof that is the example shipped', () => {
    const shown = /^```json\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
    const shipped = readFileSync(inHouse('examples/proof.json'), 'utf8');
    expect(JSON.parse(shown)).toEqual(JSON.parse(shipped));
  });

  test('has the steps of that proof as Python gives them, byte by byte', () => {
    const { lines } = verifyInPython(
      readFileSync(inHouse('examples/proof.json'), 'utf8'),
      '--steps',
    );
    expect(lines).toHaveLength(16);
    expectSteps(page, lines);
  });

  test('ships other proofs that are fair', () => {
    const proofs: unknown = JSON.parse(readFileSync(inHouse('examples/proofs.json'), 'utf8'));
    const decoded = (proofs as readonly unknown[]).map(decodeProof);
    expect(decoded.every((one) => one.ok && verifyRound(one.value).fair)).toBe(true);
    const versions = decoded.map((one) => one.ok && one.value.version);
    expect([...new Set(versions)].toSorted()).toEqual([1, 2]);
  });
});

test('docs/fairness/version-1.md has the steps of its own proof', () => {
  const page = readFileSync(inHouse('docs/fairness/version-1.md'), 'utf8');
  const shown = /^```json\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
  const { lines } = verifyInPython(shown, '--steps');
  expect(lines[0]).toBe('felt/12: fair');
  expectSteps(page, lines);
});
