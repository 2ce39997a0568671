import { pendingHits } from '@baize/jackpot';
import { IRREGULARITIES, type WagerId } from '@baize/rulebook';
import { callableOf } from '../irregularities/callable.js';
import { viewJackpots } from '../jackpots/view.js';
import { isOpen, type World } from '../table/world.js';
import { stepAtOpenTable } from './next-step.js';
import type { TableGesture } from './step.js';

/** Stands for the reason that the person who rules will give. */
const WHY = 'to see whether it is taken';

/**
 * What somebody above the dealer may rule on at an open table, complete but for its reasons. The floor's
 * screen offers those of them that the table would take now.
 */
export const rulings = (world: World, at: string): readonly TableGesture[] => {
  if (!isOpen(world)) return [];
  const seats = world.table.round?.game.hands.map(({ seat }) => seat) ?? [];
  const next = stepAtOpenTable(world, at);
  const theirs = next.kind === 'do' && next.who === 'floorperson' ? next.gesture : null;
  return [
    ...(theirs?.type === 'Cards' ? [theirs] : []),
    { type: 'RuleContinue', reason: WHY },
    ...ofTheStub(world, at),
    ...ofWinnersTakenOff(world),
    ...seats.flatMap((seat): TableGesture[] => [
      { type: 'ResolveCount', seat, how: 'return-chip', reason: WHY },
      { type: 'ResolveCount', seat, how: 'void-sensor', reason: WHY },
      { type: 'RuleAbandoned', seat, lost: false, reason: WHY },
      { type: 'RuleAbandoned', seat, lost: true, reason: WHY },
    ]),
    { type: 'VoidRound', reason: WHY },
    ...ofAwards(world),
  ];
};

/** In the order of the book. */
const STUB_COUNTS = IRREGULARITIES.filter(
  (kind) => kind === 'stub-count-misdealt' || kind === 'stub-count-defective-deck',
);

/** What a count of the stub may show; which hand was misdealt is said where the book asks for it. */
const ofTheStub = (world: World, at: string): readonly TableGesture[] =>
  callableOf(world, at, STUB_COUNTS).map(({ order }) => order);

const ofWinnersTakenOff = (world: World): readonly TableGesture[] =>
  viewJackpots(world).flatMap(({ wager: jackpot, takenOff }) =>
    takenOff.map(({ seat }): TableGesture => ({ type: 'RuleNoAward', jackpot, seat, reason: WHY })),
  );

const ofAwards = ({ meters, table }: World): readonly TableGesture[] =>
  Object.entries(meters).flatMap(([wager, meter]) =>
    pendingHits(meter, table.slug).flatMap(({ hit }): TableGesture[] => {
      const jackpot = wager as WagerId;
      return [
        { type: 'AtJackpot', jackpot, step: { type: 'VerifyHit', hit } },
        { type: 'AtJackpot', jackpot, step: { type: 'RejectHit', hit, reason: WHY } },
      ];
    }),
  );
