import { present } from '@baize/result';
import { receiptsOf, type TableState } from '@baize/table';
import type { Course } from '../course.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
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
    players: playersOf(draft.deskNamed(slug).table, round.round),
    irregularities: round.irregularities.map(({ kind }) => kind),
    awards: course.awards.map(awardOf),
    proof: await proofOf(before, vault, voidFor),
  };
  draft.ofRounds(slug, { type: 'RoundFiled', at: draft.at, ...filed });
};

const whyVoid = (desk: Desk): string => {
  const kind = roundInProgress(desk)?.irregularities.at(-1)?.kind;
  return kind === undefined
    ? 'a floorperson voided the round'
    : desk.rules.inForce.rulebook.irregularities[kind].value.words;
};

const playersOf = ({ settled }: TableState, round: string): FiledRound['players'] =>
  settled?.round === round
    ? receiptsOf(settled).map(({ seat, player, stakedCents, netCents }) => ({
        seat,
        player,
        stakedCents,
        netCents,
      }))
    : [];

const awardOf = ({ jackpot, seat, player, cents }: Course['awards'][number]) => ({
  jackpot,
  seat,
  player,
  cents,
});
