import { readFileSync } from 'node:fs';
import { formatCards } from '@baize/cards';
import { decodeProof, HouseSeed, revealOf, verifyRound } from '@baize/house';
import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { cutAskedAfter } from '@baize/table';
import { describe, expect, it } from 'vitest';
import { deckFrom } from '../src/fairness/recipe.js';
import { checkCut } from '../src/history/check-cut.js';
import { checkProof } from '../src/history/check-proof.js';

const file = new URL('../../../examples/proof.json', import.meta.url);
const decoded = decodeProof(JSON.parse(readFileSync(file, 'utf8')));
if (!decoded.ok || decoded.value.version !== 2) throw new Error('the example proof is broken');
const proof = decoded.value;
const NOTHING_KEPT = { commitment: null, closing: null };

describe('the recipe in the page', () => {
  it('makes the same deck as the house, by other code', async () => {
    const deck = await deckFrom(proof);
    expect(deck.join(' ')).toBe(formatCards(verifyRound(proof).deck));
  });

  it('makes the same deck without a cut', async () => {
    const uncut = { ...proof, cut: null } as const;
    expect((await deckFrom(uncut)).join(' ')).toBe(formatCards(verifyRound(uncut).deck));
  });

  it('finds that a true proof holds, also against what was shown before betting', async () => {
    const checked = await checkProof(proof, {
      commitment: proof.commitment,
      closing: proof.closing,
    });
    expect(checked.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checked.checks).toHaveLength(8);
    expect(checked.fair).toBe(true);
  });

  it.each([
    ['another seed of the house', { houseSeed: '11'.repeat(32) }, 'Commitment'],
    ['a seed left out', { players: proof.players.slice(1) }, 'Closing'],
    ['a seed changed', { players: [{ ...proof.players[0]!, seed: 'x' }] }, 'Seeds'],
    ['a silent seat left out', { silent: [] }, 'Closing'],
    ['steps in another order', { steps: proof.steps.toReversed() }, 'Order'],
    ['two cards exchanged', { cards: proof.cards.split(' ').toReversed().join(' ') }, 'Cards'],
    ['another cut', { cut: { atLeast: 1, depth: 7 } }, 'Cut'],
  ])('finds %s', async (_what, change, check) => {
    const { fair, checks } = await checkProof({ ...proof, ...change }, NOTHING_KEPT);
    expect(fair).toBe(false);
    expect(checks.find(({ what }) => what === check)?.ok).toBe(false);
  });

  it.each([null, 5])(
    'finds a cut at least %s deep, which the document does not have',
    async (least) => {
      const house = HouseSeed.ofHex('22'.repeat(32));
      if (house === undefined) throw new Error('no seed');
      const terms = {
        version: 2,
        round: 'felt/3',
        rulebook: proof.rulebook,
        cutAtLeast: least,
      } as const;
      const made = revealOf(
        { terms, shuffledBy: 'machine', seed: house, cards: [], voidFor: 'a test' },
        { list: null, opened: [], withheld: [], steps: proof.steps.slice(0, 1) },
      );
      const { checks } = await checkProof(made, NOTHING_KEPT);
      expect(checks.filter(({ ok }) => !ok).map(({ what }) => what)).toEqual(['Cut']);
      expect(verifyRound(made).checks.find(({ ok }) => !ok)?.check).toBe('cut');
    },
  );

  it.each(
    RULEBOOK_IDS.flatMap((id) => (['hand', 'machine'] as const).map((how) => [id, how] as const)),
  )('takes the cut of %s after a shuffle by %s, as the rulebook has it', (id, shuffledBy) => {
    const { shuffling } = rulebookById(id);
    const { asked } = cutAskedAfter(shuffling, shuffledBy);
    const cut = asked ? { atLeast: shuffling.cutAtLeast.value, depth: 20 } : null;
    expect(checkCut({ ...proof, rulebook: id, shuffledBy, cut }, cut === null ? 0 : 20).ok).toBe(
      true,
    );
  });

  it('finds that its seed was opened to another list', async () => {
    const closing = `sha256:${'0'.repeat(64)}`;
    const { fair } = await checkProof(proof, { commitment: null, closing });
    expect(fair).toBe(false);
  });

  it('finds a commitment that is not the one shown before betting', async () => {
    const { fair } = await checkProof(proof, {
      commitment: `sha256:${'0'.repeat(64)}`,
      closing: null,
    });
    expect(fair).toBe(false);
  });
});
