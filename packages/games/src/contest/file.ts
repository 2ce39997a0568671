import { cents } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import {
  type FileCards,
  type FileHand,
  type FileSeat,
  namedPlayer,
  stakesIn,
  type Wrong,
} from '../kernel/file.js';
import type { ContestFelt } from './felt.js';
import type { ContestGame } from './game.js';
import type { ContestHand } from './lines.js';

/** A round file of a game against the dealer, as a felt to settle. */
export const contestFelt = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  { dealer, hands: read }: FileCards,
): Result<ContestFelt, Wrong> => {
  const hands: ContestHand[] = [];
  for (const [index, one] of read.entries()) {
    const hand = handIn(game, rules, one);
    if (!hand.ok) return err(`seats[${index}].${hand.error}`);
    hands.push(hand.value);
  }
  return ok({ game: game.id, dealer, hands });
};

const handIn = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  { given, cards }: FileHand,
): Result<ContestHand, Wrong> => {
  const { seat, decision } = given;
  const stakes = stakesIn(given);
  const folded = decision === 'fold';
  const anteCents = cents(stakes.ante ?? 0);
  const second = folded ? ok({}) : game.file.second(rules, { decision, anteCents }, cards);
  if (!second.ok) return second;
  const claims = folded && game.file.hasClaims ? checkClaims(game, rules, given) : ok([]);
  if (!claims.ok) return claims;
  return ok({
    seat,
    ...namedPlayer(given),
    cards,
    stakes: { ...stakes, ...second.value },
    claims: claims.value,
    voided: [],
    folded,
  });
};

/** Where bonuses settle by themselves, claims are ignored. */
const checkClaims = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  { claims = [], wagers }: FileSeat,
): Result<readonly WagerId[], Wrong> => {
  const { foldedBonus } = game.play(rules);
  const live = claims.filter((wager) => foldedBonus[wager]?.value !== 'automatic');
  const missing = live.find(
    (wager) => foldedBonus[wager] === undefined || wagers[wager] === undefined,
  );
  return missing === undefined ? ok(live) : err(`claims: there is no ${missing} wager to claim`);
};
