import { readFileSync } from 'node:fs';
import { formatCards } from '@baize/cards';
import { decodeProof, HouseSeed, revealOf, verifyRound } from '@baize/house';
import { describe, expect, it } from 'vitest';
import { deckFrom } from '../src/fairness/recipe.js';
import { checkCut } from '../src/history/check-cut.js';
import { checkProof } from '../src/history/check-proof.js';

const file = new URL('../../../examples/proof.json', import.meta.url);
const decoded = decodeProof(JSON.parse(readFileSync(file, 'utf8')));
if (!decoded.ok || decoded.value.version !== 2) throw new Error('the example proof is broken');
const proof = decoded.value;
const NOTHING_KEPT = { commitment: null, closing: null, cards: [] };
const ASKED = proof.round;

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
    const checked = await checkProof(proof, ASKED, {
      commitment: proof.commitment,
      closing: proof.closing,
      cards: proof.cards.split(' ').slice(3, 9),
    });
    expect(checked.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checked.checks).toHaveLength(9);
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
    const { fair, checks } = await checkProof({ ...proof, ...change }, ASKED, NOTHING_KEPT);
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
      const { checks } = await checkProof(made, made.round, NOTHING_KEPT);
      expect(checks.filter(({ ok }) => !ok).map(({ what }) => what)).toEqual(['Cut']);
      expect(verifyRound(made).checks.find(({ ok }) => !ok)?.check).toBe('cut');
    },
  );

  it.each([
    ['sd/high-card-flush', 'hand', 1],
    ['sd/high-card-flush', 'machine', 1],
    ['md/high-card-flush', 'hand', 10],
    ['md/high-card-flush', 'machine', null],
    ['oh/high-card-flush', 'hand', 10],
    ['oh/high-card-flush', 'machine', null],
    ['sd/caribbean-stud', 'hand', 1],
    ['sd/caribbean-stud', 'machine', 1],
    ['wa/ricochet-poker', 'hand', 10],
    ['wa/ricochet-poker', 'machine', null],
  ] as const)('takes the cut of %s after a shuffle by %s at %s, as it is printed', (...row) => {
    const [rulebook, shuffledBy, atLeast] = row;
    const cut = atLeast === null ? null : { atLeast, depth: 20 };
    expect(checkCut({ ...proof, rulebook, shuffledBy, cut }, cut === null ? 0 : 20).ok).toBe(true);
  });

  it('finds that its seed was opened to another list', async () => {
    const closing = `sha256:${'0'.repeat(64)}`;
    const { fair } = await checkProof(proof, ASKED, { ...NOTHING_KEPT, closing });
    expect(fair).toBe(false);
  });

  it('finds a commitment that is not the one shown before betting', async () => {
    const { fair } = await checkProof(proof, ASKED, {
      ...NOTHING_KEPT,
      commitment: `sha256:${'0'.repeat(64)}`,
    });
    expect(fair).toBe(false);
  });

  const failing = async (...given: Parameters<typeof checkProof>) =>
    (await checkProof(...given)).checks.filter(({ ok }) => !ok).map(({ what }) => what);

  it('finds the true proof of another round', async () => {
    expect(await failing(proof, 'felt/13', NOTHING_KEPT)).toEqual(['Round']);
  });

  it('finds a proof of version 1, in which the house draws last, of a round with a closed list', async () => {
    const all = JSON.parse(
      readFileSync(new URL('proofs.json', file), 'utf8'),
    ) as readonly unknown[];
    const first = all
      .map((one) => decodeProof(one))
      .flatMap((one) => (one.ok && one.value.version === 1 ? [one.value] : []))[0]!;
    expect(await failing(first, first.round, NOTHING_KEPT)).toEqual([]);
    const kept = { ...NOTHING_KEPT, closing: proof.closing };
    expect(await failing(first, first.round, kept)).toEqual(['Opened to']);
  });

  it('finds that a card lay on the table which did not come from the deck', async () => {
    const { deck, dealt } = await checkProof(proof, ASKED, NOTHING_KEPT);
    const cards = [...deck.slice(0, 2), deck[dealt]!];
    expect(await failing(proof, ASKED, { ...NOTHING_KEPT, cards })).toEqual(['Seen at the table']);
  });

  it('says of a round that was ended between its closing and its deal, that somebody may have known', async () => {
    const ended = {
      ...proof,
      cards: '',
      void: { reason: 'the floorperson f-7 voided the round' },
      steps: proof.steps.filter(({ step }) => step !== 'dealt'),
    };
    const { fair, note } = await checkProof(ended, ASKED, NOTHING_KEPT);
    expect([fair, note]).toEqual([true, expect.stringMatching(/may have known the deck/)]);
    expect(verifyRound(ended).note).toMatch(/may have known the deck/);
  });
});
