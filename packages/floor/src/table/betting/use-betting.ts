import type { LegalWager } from '@baize/games';
import type { LiveView } from '@baize/house/client';
import type { WagerId } from '@baize/rulebook';
import { useState } from 'react';
import type { Orders } from '../use-orders.js';
import {
  addChip,
  addTip,
  type Layout,
  repeated,
  sameLayout,
  stakesOf,
  takeChip,
  takeTip,
  totalCents,
} from './betting.js';
import { laidAt, useLaying } from './use-laid.js';

/** What a player lays out before "no more bets". */
export interface Betting {
  /** What may be staked now; null outside of betting, and for spectators. */
  readonly legal: readonly LegalWager[] | null;
  readonly layout: Layout;
  /** Chips for the dealer that ride on the wagers. */
  readonly tips: Layout;
  /** Whether the house has exactly what lies here. */
  readonly isPlaced: boolean;
  readonly totalCents: number;
  readonly placedCents: number;
  /** What the chip in hand is worth. */
  readonly chip: number;
  readonly choose: (chip: number) => void;
  /** The wagers on which the next chip is laid for the dealer; null where the rules know no such tip. */
  readonly tipWagers: readonly WagerId[] | null;
  readonly tipping: boolean;
  readonly setTipping: (tipping: boolean) => void;
  readonly add: (legal: LegalWager) => void;
  readonly take: (legal: LegalWager) => void;
  readonly clear: () => void;
  readonly repeat: (() => void) | null;
  /** Whether the house took it. */
  readonly place: () => Promise<boolean>;
}

interface Draft {
  readonly round: string;
  readonly layout: Layout;
  readonly tips: Layout;
}

const NONE: Layout = {};
const FIRST_CHIP = 500;

/** The last layout at each seat, and at each table, for as long as the page lives. */
const lastAt = new Map<string, Layout>();

export const useBetting = (
  view: LiveView,
  seat: number | null,
  { send, show }: Orders,
  rideOn: readonly WagerId[],
): Betting => {
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  const [chip, choose] = useState(FIRST_CHIP);
  const [tipping, setTipping] = useState(false);
  const { round, slug } = view;
  const laying = useLaying(slug, show);
  const act =
    seat === null
      ? undefined
      : round?.legal[seat]?.find(({ act: what }) => what === 'place-wagers');
  const legal = act?.act === 'place-wagers' ? act.wagers : null;
  const hand = round?.game.hands.find((one) => one.seat === seat);
  const placed: Layout = hand?.stakes ?? NONE;
  const placedTips: Layout = hand?.tips ?? NONE;
  const draft = seat === null ? undefined : drafts[seat];
  const open = draft?.round === round?.round ? draft : undefined;
  const laid = laidAt(view, seat);
  const layout = open?.layout ?? laid?.stakes ?? placed;
  const tips = open?.tips ?? (laid === undefined ? placedTips : (laid.tips ?? NONE));
  const lay = (next: Layout, nextTips: Layout): void => {
    if (round === null || seat === null) return;
    setDrafts((had) => ({
      ...had,
      [seat]: { round: round.round, layout: next, tips: nextTips },
    }));
    laying.tell(seat, next, nextTips);
  };
  const last = lastAt.get(`${slug}/${seat}`) ?? lastAt.get(slug);
  const tipWagers = rideOn.filter((wager) => legal?.some((one) => one.wager === wager));
  const place = async (): Promise<boolean> => {
    if (seat === null) return false;
    const staked = totalCents(layout) > 0;
    laying.drop(seat);
    const refused = await send({
      type: 'PlaceWagers',
      seat,
      stakes: stakesOf(layout),
      ...(totalCents(tips) > 0 ? { tips: stakesOf(tips) } : {}),
    });
    if (refused === null && staked) {
      lastAt.set(slug, layout);
      lastAt.set(`${slug}/${seat}`, layout);
    }
    return refused === null;
  };
  return {
    legal,
    layout,
    tips,
    isPlaced: sameLayout(layout, placed) && sameLayout(tips, placedTips),
    totalCents: totalCents(layout) + totalCents(tips),
    placedCents: totalCents(placed) + totalCents(placedTips),
    chip,
    choose,
    tipWagers: tipWagers.length === 0 ? null : tipWagers,
    tipping: tipping && tipWagers.length > 0,
    setTipping,
    add: (wager) =>
      tipping ? lay(layout, addTip(tips, wager, chip)) : lay(addChip(layout, wager, chip), tips),
    take: (wager) =>
      tipping ? lay(layout, takeTip(tips, wager, chip)) : lay(takeChip(layout, wager, chip), tips),
    clear: () => lay(NONE, NONE),
    repeat: legal === null || last === undefined ? null : () => lay(repeated(last, legal), tips),
    place,
  };
};
