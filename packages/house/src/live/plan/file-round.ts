import { present } from '@baize/result';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { filedResult } from '../filed-result.js';
import { whoWithheld } from '../seeds/who-withheld.js';
import type { FiledRound } from '../streams/rounds-stream.js';
import { voidingOf, whoVoided } from '../who-voided.js';
import { proofOf } from './fair-shuffle.js';
import type { SeedVault } from './seed-vault.js';

/** Files a round that has just ended. `before` is its table while the round was still in progress. */
export const fileRound = async (
  draft: Draft,
  vault: SeedVault,
  slug: string,
  before: Desk,
): Promise<void> => {
  const round = present(roundInProgress(before), 'a round in progress');
  const runningRound = present(before.runningRound, 'the running round');
  const outcome = round.voided === null ? 'complete' : 'void';
  const voidFor = outcome === 'void' ? whyVoid(before) : null;
  const filed: FiledRound = {
    round: round.round,
    number: round.number,
    rules: before.rules.digest,
    from: runningRound.from,
    to: draft.version(`table/${slug}`),
    outcome,
    ...filedResult(round, runningRound, draft.deskNamed(slug).table),
    proof: await proofOf(before, vault, voidFor),
  };
  draft.ofRounds(slug, { type: 'RoundFiled', at: draft.at, ...filed });
};

const whyVoid = (desk: Desk): string => {
  const round = roundInProgress(desk);
  const { withheld } = desk.rounds;
  if (withheld.length > 0) {
    return `the policy of the house: ${whoWithheld(withheld)}; the round ended before a card was dealt, and every wager goes back`;
  }
  const voiding = round === null ? null : voidingOf(desk.table, round.round);
  if (voiding === null) return 'the round was voided';
  const who = whoVoided(voiding);
  if (voiding.kind === 'void') {
    const alone = voiding.as === 'dealer' ? ', after a call that brought no floorperson' : '';
    return `${who} voided the round${alone}`;
  }
  const { words } = desk.rules.inForce.rulebook.irregularities[voiding.irregularity].value;
  return `${words} (called by ${who})`;
};
