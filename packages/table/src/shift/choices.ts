import { worthClaiming } from '@baize/games';
import { cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { type Act, actsOf, type GameDecision, type LegalWager, type Stakes } from './acts.js';
import type { Shift, ShiftPlayers } from './shift.js';

const amountFor = (shift: Shift, { fixedCents, leastCents, stepCents }: LegalWager): number => {
  if (fixedCents !== null) return fixedCents;
  return (leastCents ?? 1_000) + (stepCents ?? 500) * shift.chance(3);
};

/** What a seat lays out: an ante, and each of the others more often than not. */
const stakesFor = (shift: Shift, seat: number): Stakes => {
  const act = actsOf(shift.world, seat).find(({ act: name }) => name === 'place-wagers');
  if (act?.act !== 'place-wagers') return {};
  return Object.fromEntries(
    act.wagers
      .filter(({ wager }) => wager === 'ante' || !shift.oneIn(3))
      .map((legal): [WagerId, number] => [
        legal.wager,
        legal.wager === 'ante' && legal.fixedCents === null
          ? (legal.leastCents ?? 1_000)
          : amountFor(shift, legal),
      ]),
  );
};

/** Where the document has tips as wagers, now and then one rides with the ante. */
export const tipsFor = (shift: Shift, { ante }: Stakes): Stakes | null => {
  const { rulebook, settings } = shift.world.rules.inForce;
  const allowed =
    rulebook.tips.wagers.value.includes('ante') && settings.tipsAllowedOn.includes('ante');
  return allowed && ante !== undefined && shift.oneIn(8) ? { ante } : null;
};

/** What a seat decides: mostly to stay in. */
const decisionFor = (shift: Shift, seat: number): GameDecision | null => {
  const acts = actsOf(shift.world, seat);
  const fold = acts.find(({ act }) => act === 'fold');
  const stay = acts.find(({ act }) => act === 'raise' || act === 'bet' || act === 'play');
  if (fold === undefined || stay === undefined) return null;
  return shift.oneIn(3) ? folds(shift, fold) : stays(shift, stay);
};

const folds = (shift: Shift, fold: Act): GameDecision => {
  if (!('bonuses' in fold)) return 'fold';
  return { kind: 'fold', claims: shift.oneIn(2) ? [] : worthClaiming(fold.bonuses) };
};

/** On a real felt the most may be more than the hand allows, which shows when it is turned. */
const stays = (shift: Shift, stay: Act): GameDecision => {
  if (stay.act === 'raise' || stay.act === 'bet') {
    return { kind: stay.act, cents: cents(shift.oneIn(8) ? stay.mostCents : stay.leastCents) };
  }
  return 'play';
};

/** Players who do anything that is allowed, and mostly stay in. */
export const ANYBODY: ShiftPlayers = { stakes: stakesFor, decision: decisionFor };
