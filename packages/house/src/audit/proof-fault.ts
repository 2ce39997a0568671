import { canonicalText } from '@baize/rulebook';
import { decodeProof } from '../fairness/decode-proof.js';
import type { RoundProof } from '../fairness/proof.js';
import { verifyRound } from '../fairness/verify.js';
import { NO_ROUNDS, type RoundsState } from '../live/streams/rounds-stream.js';
import type { Entry, RoundCommitted, RoundFiled } from './entries.js';
import { type HouseFinding, wrong } from './finding.js';
import type { EndedRound } from './table-replay.js';

/** What is wrong with the proof of a round: by itself, or beside what was committed to and dealt. */
export const proofFault = (
  entry: Entry,
  filed: RoundFiled,
  ended: EndedRound,
  committed: RoundCommitted | undefined,
  told: RoundsState = NO_ROUNDS,
  /** Whether it was filed by a program that names who voids a round. */
  isNamed = true,
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
  if (proof.version !== committed.fairness) return fails('its proof is of another version');
  if (!sameSeeds(proof, told)) return fails('its seeds are not those that the record tells');
  const unnamed = isNamed ? unnamedVoid(proof, ended) : null;
  if (unnamed !== null) return fails('its proof does not name who voided it', unnamed);
  return dealtFrom(proof, ended) ? null : fails('the cards of its proof are not those dealt');
};

/** A person who ends a round after the closing may have seen its deck: the proof has their name. */
const unnamedVoid = (proof: RoundProof, { voidedBy }: EndedRound): string | null => {
  if (proof.version === 1 || proof.closing === null) return null;
  if (voidedBy === null || proof.withheld.length > 0) return null;
  return names(proof.void?.reason ?? '', voidedBy) ? null : voidedBy;
};

/** One account may begin like another. */
const names = (reason: string, who: string): boolean =>
  reason
    .split(who)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));

/** A proof says of the seeds what the record tells, and nothing else. */
const sameSeeds = (proof: RoundProof, told: RoundsState): boolean => {
  if (proof.version === 1) {
    const closed = (told.first.closed ?? []).map(({ seat, seed }) => ({ seat, seed }));
    const given = closed.toSorted((left, right) => left.seat - right.seat);
    return canonicalText(given) === canonicalText(proof.playerSeeds);
  }
  const { players, silent, closing, withheld, steps } = proof;
  const { list, opened } = told;
  const seats = (list?.commitments ?? []).map(({ seat, commitment }) => ({
    seat,
    commitment,
    seed: opened.find((one) => one.seat === seat)?.seed ?? null,
  }));
  const said = {
    players: seats,
    silent: (list?.silent ?? []).map(({ seat, why }) => ({ seat, why })),
    closing: list?.closing ?? null,
    withheld: told.withheld.map(({ seat, player }) => ({ seat, player })),
    steps: told.steps,
  };
  return canonicalText(said) === canonicalText({ players, silent, closing, withheld, steps });
};

/** Every card dealt, in order; between them at most one card for each irregularity, dealt to no hand. */
const dealtFrom = (proof: RoundProof, { cards, filing }: EndedRound): boolean => {
  const left = proof.cards === '' ? [] : proof.cards.split(' ');
  let dealt = 0;
  for (const card of left) if (card === cards[dealt]) dealt += 1;
  return dealt === cards.length && left.length - dealt <= filing.irregularities.length;
};
