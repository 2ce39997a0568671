import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatCards } from '@baize/cards';
import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { fc } from '@fast-check/vitest';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPython } from '../../../../scripts/python.mjs';
import {
  deckOf,
  decodeProof,
  type RoundProof,
  revealOf,
  roundTerms,
  verifyRound,
} from '../../src/index.js';
import { fairProof, houseSeeds, playersSeeds, wayOfShuffling } from './support/rounds.js';

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
  })
  .map(({ id, number, shuffledBy, seed, players, count }) => {
    const terms = roundTerms(rulebookById(id), `felt/${number}`, shuffledBy);
    const cards = deckOf(terms, seed, players).slice(0, count);
    return revealOf({ terms, shuffledBy, seed, players, cards, voidFor: null });
  });

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
      { ...proof, playerSeeds: [] },
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
    expect(lines.map((line) => line.endsWith(': fair'))).toEqual([
      ...unfair.map(() => false),
      true,
    ]);
    expect(code).toBe(1);
  });

  test('refuses what the house refuses', () => {
    const proof = fairProof();
    const bad = [
      { ...proof, version: 2 },
      { ...proof, houseSeed: proof.houseSeed.toUpperCase() },
      { ...proof, playerSeeds: proof.playerSeeds.toReversed() },
      { ...proof, playerSeeds: [{ seat: 1, seed: '\ud83c' }] },
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
    const steps = lines.slice(1).map((line) => line.trim().split(': '));
    expect(steps).toHaveLength(9);
    const quoted = page.replaceAll(/\s+/g, ' ');
    for (const [step = '', value = ''] of steps) {
      // Long values are broken into lines on the page.
      const vector = quoted
        .split(`**${step}**`)[1]
        ?.split('```')[1]
        ?.replaceAll(/^text | /g, '');
      expect([step, vector]).toEqual([step, value.replaceAll(' ', '')]);
    }
  });

  test('ships other proofs that are fair', () => {
    const proofs: unknown = JSON.parse(readFileSync(inHouse('examples/proofs.json'), 'utf8'));
    const decoded = (proofs as readonly unknown[]).map(decodeProof);
    expect(decoded.map((one) => one.ok && verifyRound(one.value).fair)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
