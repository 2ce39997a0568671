import { RULEBOOK_IDS } from '@baize/rulebook';
import Type from 'typebox';
import { SILENCES } from '../../fairness/closed-list.js';
import { type FirstProof, type RoundProof, type SecondProof, STEPS } from '../../fairness/proof.js';
import { count, describing, list, seat, text } from './answer-shapes.js';
import { nullOr, whole, words } from './shapes.js';

const hash = Type.Unsafe<RoundProof['commitment']>(text);

const common = {
  round: text,
  rulebook: words(RULEBOOK_IDS),
  shuffledBy: words(['hand', 'machine']),
  commitment: hash,
  houseSeed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  cut: nullOr(Type.Object({ atLeast: count, depth: count })),
  cards: Type.String({ description: '`As Td 9h`: in the order they left the deck' }),
  void: nullOr(Type.Object({ reason: text })),
} as const;

const First = describing<FirstProof>()(
  Type.Object({
    version: Type.Literal(1),
    ...common,
    playerSeeds: list(Type.Object({ seat, seed: text })),
  }),
);

const Second = describing<SecondProof>()(
  Type.Object({
    version: Type.Literal(2),
    ...common,
    players: list(Type.Object({ seat, commitment: hash, seed: nullOr(text) })),
    silent: list(Type.Object({ seat, why: words(SILENCES) })),
    closing: nullOr(hash),
    withheld: list(Type.Object({ seat, player: text })),
    steps: list(Type.Object({ entry: whole(1), step: words(STEPS), seat: nullOr(seat) })),
  }),
);

/** The proof of a round: `baize verify` takes it. */
export const ProofView = describing<RoundProof>()(Type.Union([Second, First]));
