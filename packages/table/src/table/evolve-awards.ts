import { cents } from '@baize/money';
import { assertNever } from '@baize/result';
import { awardsOf, envyIn } from '../jackpots/awards-of-round.js';
import type { EnvyDue } from './envy-due.js';
import type { EventOf } from './events.js';
import { reissued } from './reissue.js';
import type { AwardsOfRound, OpenTable, Reissue, RoundAtTable, TableState } from './state.js';

export type AwardEvent = EventOf<
  | 'AwardPaid'
  | 'AwardWithdrawn'
  | 'AwardKeyed'
  | 'AwardChanged'
  | 'NoAwardRuled'
  | 'EnvyPaid'
  | 'EnvyWithdrawn'
>;

/** What became of an award or of envy, and what the receipts say of it. */
export const afterAward = (state: OpenTable, event: AwardEvent): OpenTable => {
  switch (event.type) {
    case 'AwardPaid':
      return state;
    case 'AwardWithdrawn':
      return withdrawn(state, event);
    case 'AwardKeyed':
      return changed(on(state, event), event);
    case 'AwardChanged':
      return changed(state, event);
    case 'NoAwardRuled':
      return off(state, { ...event, ruled: true });
    case 'EnvyPaid':
      return withAwards(state, ({ envy }) => ({ envy: without(envy, event.lines) }));
    case 'EnvyWithdrawn':
      return noted(
        withAwards(state, ({ envy }) => ({ envy: without(envy, event.lines) })),
        event.lines.map(({ seat, jackpot, envies, cents: amount, cite }) => ({
          seat,
          why: 'envy-withdrawn',
          cents: cents(-amount),
          line: `${jackpot}:envy`,
          envies,
          reason: `no envy is due for the hand of seat ${envies}`,
          cite,
        })),
      );
    default:
      return assertNever(event);
  }
};

/** Envy that waits is kept with the round until it is paid. */
export const withEnvy = (round: RoundAtTable, event: EventOf<'InRound'>): RoundAtTable => {
  if (event.envy !== 'waits' || !('lines' in event.event)) return round;
  const awards = awardsOf(round);
  const envy = [...awards.envy, ...envyIn(round.game, event.event.lines)];
  return { ...round, awards: { ...awards, envy } };
};

/** A round that was settled again while it is at the table says anew which envy waits. */
export const withEnvyOf = (
  state: TableState,
  { envy }: Pick<EventOf<'RoundResettled'>, 'envy'>,
): TableState =>
  state.phase === 'open' && envy !== undefined ? withAwards(state, () => ({ envy })) : state;

const withAwards = (
  state: OpenTable,
  change: (awards: AwardsOfRound) => Partial<AwardsOfRound>,
): OpenTable => {
  const { round } = state;
  if (round === null) return state;
  const awards = awardsOf(round);
  return { ...state, round: { ...round, awards: { ...awards, ...change(awards) } } };
};

const isSame = (left: EnvyDue, right: EnvyDue): boolean =>
  left.seat === right.seat &&
  left.jackpot === right.jackpot &&
  left.envies === right.envies &&
  left.hand === right.hand;

const without = (envy: readonly EnvyDue[], gone: readonly EnvyDue[]): readonly EnvyDue[] =>
  envy.filter((due) => !gone.some((one) => isSame(one, due)));

type Off = Pick<AwardsOfRound['off'][number], 'jackpot' | 'seat' | 'hand' | 'ruled'>;

const on = (state: OpenTable, { jackpot, seat }: Pick<Off, 'jackpot' | 'seat'>): OpenTable =>
  withAwards(state, (awards) => ({
    off: awards.off.filter((one) => one.jackpot !== jackpot || one.seat !== seat),
  }));

const off = (state: OpenTable, { jackpot, seat, hand, ruled }: Off): OpenTable =>
  withAwards(on(state, { jackpot, seat }), (awards) => ({
    off: [...awards.off, { jackpot, seat, hand, ruled }],
  }));

/** Without an award the receipt that named it says so. */
const withdrawn = (state: OpenTable, event: EventOf<'AwardPaid' | 'AwardWithdrawn'>): OpenTable => {
  const { jackpot, seat, how, hand, qualifies, cents: award, cite } = event;
  const marked =
    hand !== undefined && (how === 'rejected' || qualifies === true)
      ? off(state, { jackpot, seat, hand, ruled: how === 'rejected' })
      : state;
  const reason = `the ${jackpot} award is withdrawn`;
  return noted(marked, [
    { seat, why: 'award-withdrawn', cents: cents(-award), line: jackpot, reason, cite },
  ]);
};

const changed = (
  state: OpenTable,
  { type, jackpot, seat, changeCents, cite }: EventOf<'AwardKeyed' | 'AwardChanged'>,
): OpenTable => {
  const reason =
    type === 'AwardKeyed'
      ? `the ${jackpot} award is keyed`
      : `the ${jackpot} award is worked out again, after an earlier one is gone`;
  return changeCents === 0
    ? state
    : noted(state, [
        { seat, why: 'award-changed', cents: changeCents, line: jackpot, reason, cite },
      ]);
};

/** On the receipts once there are any; before, with the round until it is settled. */
const noted = (state: OpenTable, changes: readonly Reissue[]): OpenTable => {
  const { settled, round } = state;
  if (round !== null && settled?.round !== round.round) {
    return withAwards(state, (awards) => ({ changes: [...awards.changes, ...changes] }));
  }
  if (settled === null) return state;
  const named = changes.filter(({ seat, line }) =>
    settled.lines.some((one) => one.seat === seat && one.wager === line && one.outcome === 'win'),
  );
  return { ...state, settled: reissued(settled, named) };
};
