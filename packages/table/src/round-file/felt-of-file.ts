import type { Card } from '@baize/cards';
import {
  type ContestHand,
  checkFelt,
  checkLayout,
  HIGH_CARD_FLUSH,
  type RicochetHand,
  type Stakes,
} from '@baize/games';
import { type Cents, cents, formatCents } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import { citationLabel, type RulesInForce, type WagerId } from '@baize/rulebook';
import type { Felt } from '../settle-round.js';
import { cardsOfFile, type FileCards, type Wrong } from './cards-of-file.js';
import type { FileSeat, RoundFile } from './round-file.js';

/** A round file as a felt to settle, or the one sentence that says what is wrong with it. */
export const feltOfFile = (rules: RulesInForce, file: RoundFile): Result<Felt, Wrong> => {
  const wagers = checkWagers(rules, file.seats);
  if (!wagers.ok) return wagers;
  const cards = cardsOfFile(rules, file);
  if (!cards.ok) return cards;
  return rules.rulebook.game === 'ricochet-poker'
    ? ricochetFelt(rules, cards.value)
    : contestFelt(rules, cards.value);
};

/** Seats once each, wagers as the same check has them that takes them at a table. */
const checkWagers = (
  rules: RulesInForce,
  seats: readonly FileSeat[],
): Result<readonly FileSeat[], Wrong> => {
  if (seats.length === 0) return err('seats: a round has at least one seat');
  const placed: Parameters<typeof checkLayout>[1][number][] = [];
  for (const [index, { seat, wagers }] of seats.entries()) {
    if (placed.some((other) => other.seat === seat)) {
      return err(`seats[${index}].seat: seat ${seat} is there twice`);
    }
    const layout = { seat, player: `seat ${seat}`, stakes: wagers as Stakes, tips: {} };
    if (Object.keys(wagers).length === 0) return err(`seats[${index}].wagers: there is no ante`);
    const checked = checkLayout(rules, placed, layout);
    if (!checked.ok) {
      const field = checked.error.code === 'no-such-seat' ? 'seat' : 'wagers';
      return err(`seats[${index}].${field}: ${checked.error.message}`);
    }
    placed.push({ ...layout, cards: [], decision: null, turned: false, aside: [] });
  }
  return ok(seats);
};

const contestFelt = (
  rules: RulesInForce,
  { dealer, hands: read }: FileCards,
): Result<Felt, Wrong> => {
  const hands: ContestHand[] = [];
  for (const [index, { given, cards }] of read.entries()) {
    const hand = contestHand(rules, given, cards, `seats[${index}]`);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return ok({
    game: rules.rulebook.play.game === 'caribbean-stud' ? 'caribbean-stud' : 'high-card-flush',
    dealer,
    hands,
  });
};

/** Seats without a name are different people (AMB-76). */
const namedPlayer = ({ player }: FileSeat): { readonly player?: string } =>
  player === undefined ? {} : { player };

const contestHand = (
  rules: RulesInForce,
  seat: FileSeat,
  cards: readonly Card[],
  path: string,
): Result<ContestHand, Wrong> => {
  const ante = (seat.wagers.ante ?? 0) as Cents;
  const second = secondWager(rules, seat, ante, cards, path);
  if (!second.ok) return second;
  const folded = seat.decision === 'fold';
  const claims = folded ? checkClaims(rules, seat, path) : ok([]);
  if (!claims.ok) return claims;
  return ok({
    seat: seat.seat,
    ...namedPlayer(seat),
    cards,
    stakes: { ...(seat.wagers as Stakes), ...second.value },
    claims: claims.value,
    voided: [],
    folded,
  });
};

/** The raise or bet that a decision makes, checked against what the hand allows. */
const secondWager = (
  rules: RulesInForce,
  { decision }: FileSeat,
  ante: Cents,
  cards: readonly Card[],
  path: string,
): Result<Stakes, Wrong> => {
  const caribbean = rules.rulebook.game === 'caribbean-stud';
  if (decision === 'fold') return ok({});
  if (caribbean) {
    if (decision !== 'bet') return err(`${path}.decision: it must be "bet" or "fold"`);
    const rule = rules.rulebook.wagers.bet?.stake.value;
    return ok({ bet: cents(ante * (rule?.kind === 'ante-multiple' ? rule.times : 1)) });
  }
  if (typeof decision !== 'object') {
    return err(`${path}.decision: it must be { "raise": cents } or "fold"`);
  }
  const { leastCents, mostCents, cite } = HIGH_CARD_FLUSH.secondRange(rules, ante, cards);
  const raise = cents(decision.raise);
  if (raise >= leastCents && raise <= mostCents) return ok({ raise });
  const allowed =
    leastCents === mostCents
      ? `exactly ${formatCents(leastCents)}`
      : `${formatCents(leastCents)} to ${formatCents(mostCents)}`;
  return err(
    `${path}.decision.raise: this hand raises ${allowed}, and ${formatCents(raise)} is given (${citationLabel(cite)})`,
  );
};

/** Where bonuses settle by themselves, claims are ignored. */
const checkClaims = (
  rules: RulesInForce,
  { claims = [], wagers }: FileSeat,
  path: string,
): Result<readonly WagerId[], Wrong> => {
  const { play } = rules.rulebook;
  if (play.game !== 'high-card-flush') return ok([]);
  const rulesOf = play.foldedBonus as Readonly<Partial<Record<WagerId, { value: string }>>>;
  const live = claims.filter((wager) => rulesOf[wager]?.value !== 'automatic');
  const missing = live.find((wager) => rulesOf[wager] === undefined || wagers[wager] === undefined);
  return missing === undefined
    ? ok(live)
    : err(`${path}.claims: there is no ${missing} wager to claim`);
};

const ricochetFelt = (
  rules: RulesInForce,
  { dealer, hands: read }: FileCards,
): Result<Felt, Wrong> => {
  const hands: RicochetHand[] = [];
  for (const [index, { given, cards, draw }] of read.entries()) {
    const { seat, wagers, decision } = given;
    if (decision !== undefined && decision !== 'play' && decision !== 'fold') {
      return err(`seats[${index}].decision: it must be "play" or "fold"`);
    }
    hands.push({
      seat,
      ...namedPlayer(given),
      cards,
      draw,
      stakes: wagers as Stakes,
      decision: decision ?? null,
      claims: [],
      voided: [],
    });
  }
  const anteCents = (read[0]?.given.wagers.ante ?? 0) as Cents;
  const checked = checkFelt(rules, { dealer, anteCents, hands });
  if (!checked.ok) return err(`seats: ${checked.error.message}`);
  return ok({ game: 'ricochet-poker', ...checked.value });
};
