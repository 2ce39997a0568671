export { HouseSeed } from './fairness/house-seed.js';
export { below, keyedWords, type Words } from './fairness/keyed-words.js';
export { drawnPlayerSeed, type PlayerSeed } from './fairness/player-seed.js';
export {
  decodeProof,
  type ProvedCut,
  type RoundOver,
  type RoundProof,
  revealOf,
} from './fairness/proof.js';
export { type Commitment, commitmentOf, cutDepthOf, deckOf } from './fairness/recipe.js';
export { isSeedText, type RoundTerms, roundTerms } from './fairness/round-terms.js';
export { type ProofGap, type ProofSeries, seriesOf } from './fairness/series.js';
export { type FairnessCheck, type FairnessVerdict, verifyRound } from './fairness/verify.js';
