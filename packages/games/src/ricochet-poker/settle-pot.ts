import { type Card, describePoker, twoCardValue } from '@baize/cards';
import { type Cents, cents, splitInChips, times } from '@baize/money';
import { assert, present } from '@baize/result';
import type { Citation, RulesInForce } from '@baize/rulebook';
import type { Entitlement, Notice } from '../kernel/entitlement.js';
import { isVoid, loses, pushes } from '../kernel/lines.js';
import { linesInOrder } from '../kernel/stages.js';
import { type Action, type ActionStep, type Winners, winnersOf } from './action.js';
import { anteBonusLine } from './ante-bonus.js';
import { clausesOf, voidedBy } from './clauses.js';
import { isDead, type RicochetFelt, type RicochetHand } from './felt.js';
import { potNotices } from './pot-notices.js';

/** The house's ante and every ante and play that lost; nothing is taken out of it (AMB-26). */
export interface Pot {
  readonly amount: Cents;
  readonly winners: Winners;
}

export interface PotSettlement {
  readonly entitlements: readonly Entitlement[];
  readonly pot: Pot;
  readonly notices: readonly Notice[];
}

/** The antes, the plays, the ante bonuses and the pot of a contest that is over. */
export const settlePot = (
  rules: RulesInForce,
  felt: RicochetFelt,
  action: Action,
): PotSettlement => {
  const staked = linesInOrder(rules, felt.hands, {
    line: (hand, line) =>
      line === 'ante' || line === 'play' ? stakeLine(rules, felt, action, hand, line) : null,
    envy: () => [],
  });
  const pot = potOf(felt, action, staked);
  const shares = sharesOf(rules, action, pot);
  const entitlements = linesInOrder(rules, felt.hands, {
    line: (hand, line) => {
      switch (line) {
        case 'ante':
        case 'play':
          return staked.find((of) => of.seat === hand.seat && of.line === line) ?? null;
        case 'ante-bonus':
          return madeFive(action, hand)
            ? anteBonusLine(rules, hand.seat, fiveOf(hand), felt.anteCents)
            : null;
        case 'pot':
          return potLine(rules, action, hand, shares);
        default:
          return null;
      }
    },
    envy: () => [],
  });
  return { entitlements, pot, notices: potNotices(rules, action, shares) };
};

const stepOf = (action: Action, { seat }: RicochetHand): ActionStep | undefined =>
  action.steps.find((step) => step.seat === seat);

const madeFive = (action: Action, hand: RicochetHand): boolean =>
  (stepOf(action, hand)?.hand ?? null) !== null;

const fiveOf = ({ seat, cards, draw }: RicochetHand): readonly Card[] => [
  ...present(cards, `the two cards of seat ${seat}`),
  ...present(draw, `the draw of seat ${seat}`),
];

const stakeLine = (
  rules: RulesInForce,
  felt: RicochetFelt,
  action: Action,
  hand: RicochetHand,
  line: 'ante' | 'play',
): Entitlement | null => {
  const step = stepOf(action, hand);
  const stakeCents =
    line === 'ante' ? felt.anteCents : playStake(rules, felt.anteCents, hand, step);
  if (stakeCents === undefined) return null;
  const of = { seat: hand.seat, line, stakeCents, hand: wordsOf(hand, step) };
  // With the ante goes everything that followed it.
  if (isDead(hand) || hand.voided.includes(line)) return isVoid(of, voidedBy(hand, line));
  const outBy = discardedBy(action, hand.seat);
  return outBy === undefined ? pushes(of, winsBy(rules, action)) : loses(of, outBy, 'pot');
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

const discardedBy = ({ steps }: Action, seat: number): Citation | undefined =>
  steps.flatMap(({ discarded }) => discarded).find(({ place }) => place === seat)?.cite;

/** The clause that gives the winners the pot. */
const winsBy = (rules: RulesInForce, { steps, alive }: Action): Citation => {
  const cites = clausesOf(rules);
  if (steps.at(-1)?.did === 'not-asked') return cites.notAsked;
  return alive.length > 1 ? cites.split : cites.highest;
};

/** A round in which no hand is left to contest it has no pot: the house's ante goes back too. */
const potOf = (felt: RicochetFelt, action: Action, staked: readonly Entitlement[]): Pot => {
  if (action.order.length === 0) return { amount: cents(0), winners: [] };
  const lost = staked
    .filter(({ outcome }) => outcome === 'lose')
    .reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  return { amount: cents(felt.anteCents + lost), winners: winnersOf(action) };
};

type Shares = ReadonlyMap<number, Cents>;

/** Whatever does not divide goes to the tied winner who acted last (AMB-25). */
const sharesOf = (rules: RulesInForce, action: Action, { amount, winners }: Pot): Shares => {
  const seats = winners.filter((winner) => winner !== 'dealer');
  const last = action.order.findLast(({ seat }) => seats.includes(seat));
  return last === undefined
    ? new Map()
    : splitInChips(amount, seats, rules.settings.chipUnitCents, last.seat);
};

const potLine = (
  rules: RulesInForce,
  action: Action,
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
    hand: wordsOf(hand, stepOf(action, hand)),
    cite: winsBy(rules, action),
  };
};
