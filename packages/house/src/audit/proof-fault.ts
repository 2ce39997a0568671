import { decodeProof, type RoundProof } from '../fairness/proof.js';
import { verifyRound } from '../fairness/verify.js';
import type { Entry, RoundCommitted, RoundFiled, SeedsClosed } from './entries.js';
import { type HouseFinding, wrong } from './finding.js';
import type { EndedRound } from './table-replay.js';

/** What is wrong with the proof of a round: by itself, or beside what was committed to and dealt. */
export const proofFault = (
  entry: Entry,
  filed: RoundFiled,
  ended: EndedRound,
  committed: RoundCommitted | undefined,
  closed: SeedsClosed | undefined,
): HouseFinding | null => {
  const fails = (message: string, expected: string | null = null): HouseFinding =>
    wrong('proof-fails', entry, `round ${filed.round}: ${message}`, expected);
  if (filed.proof === null) {
    return committed === undefined ? null : fails('it was committed to, and has no proof');
  }
  const decoded = decodeProof(filed.proof);
  if (!decoded.ok) return fails(`its proof is none: ${decoded.problems[0]?.message}`);
  const proof = decoded.value;
  if (proof.round !== filed.round) return fails(`its proof is of round ${proof.round}`);
  if (committed === undefined) return fails('it has a proof, and was not committed to');
  if (proof.commitment !== committed.commitment || proof.shuffledBy !== committed.shuffledBy) {
    return fails('its proof is of another commitment', committed.commitment);
  }
  const failed = verifyRound(proof).checks.find(({ ok }) => !ok);
  if (failed !== undefined) return fails(`${failed.check}: ${failed.says}`);
  if (!sameSeeds(proof, closed)) return fails('its seeds are not those that were closed');
  return dealtFrom(proof, ended) ? null : fails('the cards of its proof are not those dealt');
};

const sameSeeds = ({ playerSeeds }: RoundProof, closed: SeedsClosed | undefined): boolean => {
  const given = (closed?.seeds ?? []).toSorted((left, right) => left.seat - right.seat);
  return (
    given.length === playerSeeds.length &&
    given.every(({ seat, seed }, at) => {
      const proved = playerSeeds[at];
      return proved?.seat === seat && proved.seed === seed;
    })
  );
};

/** Every card dealt, in order; between them at most one card for each irregularity, dealt to nobody. */
const dealtFrom = (proof: RoundProof, { cards, filing }: EndedRound): boolean => {
  const left = proof.cards === '' ? [] : proof.cards.split(' ');
  let dealt = 0;
  for (const card of left) if (card === cards[dealt]) dealt += 1;
  return dealt === cards.length && left.length - dealt <= filing.irregularities.length;
};
