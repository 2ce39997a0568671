import { readFileSync } from 'node:fs';
import { formatCards } from '@baize/cards';
import { decodeProof, verifyRound } from '@baize/house';
import { describe, expect, it } from 'vitest';
import { checkProof } from '../src/history/check-proof.js';
import { deckFrom } from '../src/history/recipe.js';

const file = new URL('../../../examples/proof.json', import.meta.url);
const decoded = decodeProof(JSON.parse(readFileSync(file, 'utf8')));
if (!decoded.ok) throw new Error('the example proof is broken');
const proof = decoded.value;

describe('the recipe in the page', () => {
  it('makes the same deck as the house, by other code', async () => {
    const deck = await deckFrom(proof);
    expect(deck.join(' ')).toBe(formatCards(verifyRound(proof).deck));
  });

  it('makes the same deck without a cut', async () => {
    const uncut = { ...proof, cut: null };
    expect((await deckFrom(uncut)).join(' ')).toBe(formatCards(verifyRound(uncut).deck));
  });

  it('finds that a true proof holds, also against what was shown before betting', async () => {
    const checked = await checkProof(proof, proof.commitment);
    expect(checked.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checked.checks).toHaveLength(4);
    expect(checked.fair).toBe(true);
  });

  it.each([
    ['another seed of the house', { houseSeed: '11'.repeat(32) }, 'Commitment'],
    ['a seed left out', { playerSeeds: proof.playerSeeds.slice(1) }, 'Cards'],
    ['two cards exchanged', { cards: proof.cards.split(' ').toReversed().join(' ') }, 'Cards'],
    ['another cut', { cut: { atLeast: 1, depth: 7 } }, 'Cut'],
  ])('finds %s', async (_what, change, check) => {
    const { fair, checks } = await checkProof({ ...proof, ...change }, null);
    expect(fair).toBe(false);
    expect(checks.find(({ what }) => what === check)?.ok).toBe(false);
  });

  it('finds a commitment that is not the one shown before betting', async () => {
    const { fair } = await checkProof(proof, `sha256:${'0'.repeat(64)}`);
    expect(fair).toBe(false);
  });
});
