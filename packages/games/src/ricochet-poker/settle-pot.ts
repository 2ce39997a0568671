import { describePoker, twoCardValue } from '@baize/cards';
import { type Cents, cents, formatCents, payAtOdds, splitInChips, times } from '@baize/money';
import { assert, present } from '@baize/result';
import type { ClauseId, RulesInForce } from '@baize/rulebook';
import type { Entitlement, Notice } from '../kernel/entitlement.js';
import { isVoid, loses, pushes } from '../kernel/lines.js';
import { linesInOrder } from '../kernel/stages.js';
import { type ActionStep, type Contest, type Winners, winnersOf } from './action.js';
import { clausesOf } from './clauses.js';
import { isDead, type RicochetFelt, type RicochetHand, ricochetPlay } from './felt.js';
import { judgeFive } from './hands.js';

/** The house's ante and every ante and play that lost; nothing is taken out of it (AMB-26). */
export interface Pot {
  readonly amount: Cents;
  readonly winners: Winners;
}

export interface ContestSettlement {
  readonly entitlements: readonly Entitlement[];
  readonly pot: Pot;
  readonly notices: readonly Notice[];
}

/** The antes, the plays, the ante bonuses and the pot of a contest that is over. */
export const settleContest = (
  rules: RulesInForce,
  felt: RicochetFelt,
  contest: Contest,
): ContestSettlement => {
  const staked = linesInOrder(rules, felt.hands, {
    line: (hand, line) =>
      line === 'ante' || line === 'play' ? stakeLine(rules, felt, contest, hand, line) : null,
    envy: () => [],
  });
  const pot = potOf(felt, contest, staked);
  const shares = sharesOf(rules, contest, pot);
  const entitlements = linesInOrder(rules, felt.hands, {
    line: (hand, line) => {
      switch (line) {
        case 'ante':
        case 'play':
          return staked.find((of) => of.seat === hand.seat && of.line === line) ?? null;
        case 'ante-bonus':
          return anteBonusLine(rules, hand, stepOf(contest, hand), felt.anteCents);
        case 'pot':
          return potLine(rules, contest, hand, shares);
        default:
          return null;
      }
    },
    envy: () => [],
  });
  return { entitlements, pot, notices: noticesOf(rules, contest, pot, shares) };
};

const stepOf = (contest: Contest, { seat }: RicochetHand): ActionStep | undefined =>
  contest.steps.find((step) => step.seat === seat);

const stakeLine = (
  rules: RulesInForce,
  felt: RicochetFelt,
  contest: Contest,
  hand: RicochetHand,
  line: 'ante' | 'play',
): Entitlement | null => {
  const step = stepOf(contest, hand);
  const stakeCents =
    line === 'ante' ? felt.anteCents : playStake(rules, felt.anteCents, hand, step);
  if (stakeCents === undefined) return null;
  const of = { seat: hand.seat, line, stakeCents, hand: wordsOf(hand, step) };
  // With the ante goes everything that followed it.
  if (isDead(hand) || hand.voided.includes(line)) return isVoid(of, clausesOf(rules).voided);
  const outBy = discardedBy(contest, hand.seat);
  return outBy === undefined ? pushes(of, winsBy(rules, contest)) : loses(of, outBy, 'pot');
};

/** What a play wager is, where one was made. */
const playStake = (
  rules: RulesInForce,
  anteCents: Cents,
  hand: RicochetHand,
  step: ActionStep | undefined,
): Cents | undefined => {
  if (isDead(hand)) return hand.stakes.play;
  return step?.did === 'play' ? playCents(rules, anteCents) : undefined;
};

/** Exactly so many antes as the rulebook says: one. */
export const playCents = (rules: RulesInForce, anteCents: Cents): Cents => {
  const rule = rules.rulebook.wagers.play?.stake.value;
  assert(rule?.kind === 'ante-multiple', 'the play wager is a multiple of the ante');
  return cents(times(rule.times, anteCents));
};

const wordsOf = (hand: RicochetHand, step: ActionStep | undefined): string => {
  if (step === undefined) return 'void';
  return step.did === 'play' && step.hand !== null ? step.hand : twoCardWords(hand);
};

const twoCardWords = ({ seat, cards }: RicochetHand): string =>
  describePoker(twoCardValue(present(cards, `the two cards of seat ${seat}`)));

const discardedBy = ({ steps }: Contest, seat: number): ClauseId | undefined =>
  steps.flatMap(({ discarded }) => discarded).find(({ place }) => place === seat)?.cite;

/** The clause that gives the winners the pot. */
const winsBy = (rules: RulesInForce, { steps, alive }: Contest): ClauseId => {
  const cites = clausesOf(rules);
  if (steps.at(-1)?.did === 'not-asked') return cites.notAsked;
  return alive.length > 1 ? cites.split : cites.highest;
};

/** A round in which no hand is left to contest it has no pot: the house's ante goes back too. */
const potOf = (felt: RicochetFelt, contest: Contest, staked: readonly Entitlement[]): Pot => {
  if (contest.order.length === 0) return { amount: cents(0), winners: [] };
  const lost = staked
    .filter(({ outcome }) => outcome === 'lose')
    .reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  return { amount: cents(felt.anteCents + lost), winners: winnersOf(contest) };
};

type Shares = ReadonlyMap<number, Cents>;

/** Whatever does not divide goes to the tied winner who acted last (AMB-25). */
const sharesOf = (rules: RulesInForce, contest: Contest, { amount, winners }: Pot): Shares => {
  const seats = winners.filter((winner) => winner !== 'dealer');
  const last = contest.order.findLast(({ seat }) => seats.includes(seat));
  return last === undefined
    ? new Map()
    : splitInChips(amount, seats, rules.settings.chipUnitCents, last.seat);
};

const potLine = (
  rules: RulesInForce,
  contest: Contest,
  hand: RicochetHand,
  shares: Shares,
): Entitlement | null => {
  const share = shares.get(hand.seat);
  if (share === undefined) return null;
  return {
    seat: hand.seat,
    line: 'pot',
    stakeCents: cents(0),
    outcome: 'win',
    due: { from: 'pot', cents: share },
    returnedCents: cents(0),
    hand: wordsOf(hand, stepOf(contest, hand)),
    cite: winsBy(rules, contest),
  };
};

/** Paid by the house on the ante alone, win or lose, to whoever made five cards (WA-RP-AppB). */
export const anteBonusLine = (
  rules: RulesInForce,
  { seat, cards, draw }: Pick<RicochetHand, 'seat' | 'cards' | 'draw'>,
  step: ActionStep | undefined,
  anteCents: Cents,
): Entitlement | null => {
  const table = rules.tables['ante-bonus'];
  if (table === undefined || step === undefined || step.hand === null) return null;
  const { row, words } = judgeFive(table, [...(cards ?? []), ...(draw ?? [])]);
  if (row?.pays.kind !== 'to-1') return null;
  return {
    seat,
    line: 'ante-bonus',
    stakeCents: cents(0),
    outcome: 'win',
    due: { from: 'tray', cents: payAtOdds(row.pays, anteCents).paysCents },
    returnedCents: cents(0),
    hand: words,
    cite: row.cite,
  };
};

const noticesOf = (
  rules: RulesInForce,
  { dealerFold, steps, order }: Contest,
  { amount, winners }: Pot,
  shares: Shares,
): readonly Notice[] => {
  const notices: Notice[] = [];
  if (dealerFold !== null) {
    notices.push({
      text: `Fold the dealer's hand: ${dealerFold.words}. The house's ante stays in the pot.`,
      cite: dealerFold.cite,
    });
  }
  const last = steps.at(-1);
  if (last?.did === 'not-asked') {
    notices.push({
      text: `Seat ${last.seat} is not asked: no five-card hand is left, and the pot is won without a play wager.`,
      cite: ricochetPlay(rules).lastPlayerExcused.cite,
    });
  }
  if (winners.length > 1) {
    const parts = order
      .flatMap(({ seat }) => (shares.has(seat) ? [seat] : []))
      .map((seat) => `${formatCents(shares.get(seat) ?? cents(0))} to seat ${seat}`);
    notices.push({
      text: `Split the pot of ${formatCents(amount)}: ${parts.join(', ')}.`,
      cite: clausesOf(rules).split,
    });
  }
  return notices;
};
