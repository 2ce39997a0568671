import type { LiveView } from '@baize/house/client';
import { cents } from '@baize/money';
import { useCallback, useEffect, useState } from 'react';
import { takeIntent } from '../app/route.js';
import { useKeptCards, useKeptCommitments } from '../fairness/kept-commitments.js';
import { useSeeds } from '../fairness/use-seeds.js';
import { comeIn, refreshSession, useSession } from '../house/session.js';
import shared from '../kit/shared.module.css';
import { usualBuyInCents } from '../lobby/words.js';
import { ActionBar } from './action-bar.js';
import { type AtTable, TableContext } from './at-table.js';
import { SidePanel } from './beside/side-panel.js';
import { useBetting } from './betting/use-betting.js';
import { AgeDialog } from './chips/age-dialog.js';
import { ChipsDialog } from './chips/chips-dialog.js';
import { Felt } from './felt/felt.js';
import type { Moment } from './felt/moments.js';
import { LeaveDialog } from './leaving/leave-dialog.js';
import { leaveTable, useLeaving } from './leaving/use-leaving.js';
import type { FeltModel } from './live/felt-model.js';
import { LiveRegion } from './live/live-region.js';
import type { TableState } from './live/use-table.js';
import { seatInPlay } from './own/own-seats.js';
import { seatsToTry } from './rules/layout.js';
import { useRules } from './rules/use-rules.js';
import { type TableFacts, tableInLobby } from './rules/use-table-facts.js';
import { TableHeader } from './table-header.js';
import styles from './table-room.module.css';
import { useOrders } from './use-orders.js';

interface TableRoomProps {
  readonly table: TableState;
  readonly view: LiveView;
  readonly facts: TableFacts;
  readonly felt: FeltModel | null;
}

type Open =
  | { readonly what: 'chips' }
  | { readonly what: 'age'; readonly seats: readonly number[] }
  | null;

/** The room round one table: the felt, what is said of it beside, and what may be done below. */
export const TableRoom = ({ table, view, facts, felt }: TableRoomProps) => {
  const session = useSession();
  const orders = useOrders(view.slug);
  const rules = useRules(facts.rules);
  const [open, setOpen] = useState<Open>(null);
  const [chosen, choose] = useState<number | null>(null);
  const [wish, setWish] = useState<number | null>(null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const seat = seatInPlay(view, chosen);
  const betting = useBetting(view, seat, orders, rules?.tipWagers ?? []);
  const leaving = useLeaving(view);
  const hand = felt?.hands.find((one) => one.seat === seat);
  const worth =
    rules === null || felt === null || hand === undefined
      ? []
      : rules.worthOf(hand, felt.dealer.cards);
  const moment = table.moments.find((one) => !seen.includes(nameOfMoment(one))) ?? null;
  const momentName = moment === null ? null : nameOfMoment(moment);
  const momentSeen = useCallback(() => {
    if (momentName !== null) setSeen((had) => [...had.slice(-KEPT_SEEN), momentName]);
  }, [momentName]);
  useKeptCommitments(view.fairness);
  useKeptCards(view);
  const seeds = useSeeds(view);
  const settledRound = view.receipts[0]?.round ?? null;
  // Money moves when a round is settled.
  useEffect(() => {
    if (settledRound !== null) void refreshSession();
  }, [settledRound]);

  const positions =
    facts.rules?.house.positions ?? Math.max(6, ...view.seats.map((one) => one.seat));

  /** At the first of these seats that is still free when the house is asked. */
  const sit = async (seats: readonly number[]): Promise<void> => {
    const came = await comeIn();
    if (!came.ok) return orders.show(came.error);
    for (const at of seats) {
      const refused = await orders.send({ type: 'Sit', seat: at });
      if (refused === null) return buyFirstChips();
      if (refused.code === 'age-not-confirmed') {
        orders.show(null);
        return setOpen({ what: 'age', seats });
      }
      if (!TAKEN.includes(refused.code)) return;
      if (refused.code === PLAYS_STILL && seats.length === 1) {
        orders.show(null);
        return setWish(at);
      }
    }
  };

  // A practice player finishes its round first; then the box is asked for again.
  const plays = felt?.phase !== 'settled' && felt?.hands.some((one) => one.seat === wish) === true;
  const wished = plays ? null : wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that it is free
  useEffect(() => {
    if (wished === null) return;
    setWish(null);
    void sit([wished]);
  }, [wished]);

  /** The next own box is shown when one is done. */
  const place = (): void => {
    void betting.place().then((placed) => {
      if (placed) choose(null);
    });
  };

  const buyFirstChips = async (): Promise<void> => {
    // A player who sits down at once may be quicker than what is known of the table.
    const limits = facts.lobby ?? (await tableInLobby(view.slug));
    if (limits !== null && (view.chipsCents ?? 0) === 0) {
      await orders.send({ type: 'BuyIn', cents: cents(usualBuyInCents(limits)) });
    }
    await refreshSession();
  };

  // Taken when the room is there to stay: a first drawing of it may be thrown away.
  useEffect(() => {
    if (facts.lobby === null || session.state === 'unknown' || takeIntent() !== 'sit') return;
    if (view.mine.length > 0) return;
    const seats = seatsToTry(
      positions,
      view.seats.map((one) => ({
        seat: one.seat,
        practice: view.people[one.player]?.practice === true,
      })),
    );
    void sit(seats);
  });

  const here: AtTable = {
    view,
    felt,
    facts,
    rules,
    seat,
    worth,
    betting,
    orders,
    choose,
    leaveSeat: (at) => leaving.ask([at], () => void orders.send({ type: 'Leave', seat: at })),
    openChips: () => setOpen({ what: 'chips' }),
  };
  return (
    <TableContext value={here}>
      <div className={styles.room}>
        <TableHeader leave={() => leaving.ask(view.mine, () => void leaveTable(view, orders))} />
        <main className={styles.main}>
          <h1 className={shared.hidden}>{view.name}</h1>
          <Felt
            positions={positions}
            moment={moment}
            momentSeen={momentSeen}
            wish={wish}
            sit={(at) => void sit([at])}
          />
          <SidePanel story={table.story} seeds={seeds} />
        </main>
        <ActionBar warning={seeds.warning} place={place} connection={table.connection} />
        <LiveRegion story={table.story} />
        {leaving.asked !== null && (
          <LeaveDialog stake={leaving.asked.stake} stay={leaving.stay} leave={leaving.go} />
        )}
        {open?.what === 'chips' && <ChipsDialog close={() => setOpen(null)} />}
        {open?.what === 'age' && view.minimumAge !== null && (
          <AgeDialog
            age={view.minimumAge}
            close={() => setOpen(null)}
            confirm={async () => {
              const refused = await orders.sendOwn({
                type: 'ConfirmAge',
                atLeast: view.minimumAge ?? 0,
              });
              setOpen(null);
              if (refused === null) await sit(open.seats);
            }}
          />
        )}
      </div>
    </TableContext>
  );
};

/** Another player was quicker, or a practice player still plays the hand that lies there. */
const PLAYS_STILL = 'practice-player-plays';
const TAKEN: readonly string[] = ['seat-taken', PLAYS_STILL];

/** A moment, and what became of it, are looked at one after the other. */
const nameOfMoment = ({ kind, key }: Moment): string => `${kind}/${key}`;
const KEPT_SEEN = 20;
