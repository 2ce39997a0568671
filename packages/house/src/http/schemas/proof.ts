import { RULEBOOK_IDS } from '@baize/rulebook';
import Type from 'typebox';
import type { RoundProof } from '../../fairness/proof.js';
import { count, describing, list, seat, text } from './answer-shapes.js';
import { nullOr, words } from './shapes.js';

/** The proof of a round: `baize verify` takes it. */
export const ProofView = describing<RoundProof>()(
  Type.Object({
    version: Type.Literal(1),
    round: text,
    rulebook: words(RULEBOOK_IDS),
    shuffledBy: words(['hand', 'machine']),
    commitment: Type.Unsafe<RoundProof['commitment']>(text),
    houseSeed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    playerSeeds: list(Type.Object({ seat, seed: text })),
    cut: nullOr(Type.Object({ atLeast: count, depth: count })),
    cards: Type.String({ description: '`As Td 9h`: in the order they left the deck' }),
    void: nullOr(Type.Object({ reason: text })),
  }),
);
