import { present } from '@baize/result';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { filedResult } from '../filed-result.js';
import { whoWithheld } from '../seeds/who-withheld.js';
import type { FiledRound } from '../streams/rounds-stream.js';
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
  const course = present(before.course, 'the course of a round');
  const outcome = round.voided === null ? 'complete' : 'void';
  const voidFor = outcome === 'void' ? whyVoid(before) : null;
  const filed: FiledRound = {
    round: round.round,
    number: round.number,
    rules: before.rules.digest,
    from: course.from,
    to: draft.version(`table/${slug}`),
    outcome,
    ...filedResult(round, course, draft.deskNamed(slug).table),
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
  const kind = round?.irregularities.at(-1)?.kind;
  const voided = desk.table.floor?.matters.findLast((one) => one.kind === 'void');
  if (voided?.as === 'dealer' && voided.round === round?.round) {
    return 'the dealer voided the round, after a call that brought no floorperson';
  }
  return kind === undefined
    ? 'a floorperson voided the round'
    : desk.rules.inForce.rulebook.irregularities[kind].value.words;
};
