import type { LegalWager } from '@baize/games';
import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import type { Denomination } from '../art/denominations.js';
import {
  addChip,
  type Layout,
  repeated,
  sameLayout,
  stakesOf,
  takeChip,
  totalCents,
} from './betting.js';
import type { Orders } from './use-orders.js';

/** What a player lays out before "no more bets". */
export interface Betting {
  /** What may be staked now; null outside of betting, or for who does not sit here. */
  readonly legal: readonly LegalWager[] | null;
  readonly layout: Layout;
  readonly placed: Layout;
  /** Whether the house has exactly what lies here. */
  readonly isPlaced: boolean;
  readonly totalCents: number;
  readonly chip: Denomination;
  readonly choose: (chip: Denomination) => void;
  readonly add: (legal: LegalWager) => void;
  readonly take: (legal: LegalWager) => void;
  readonly clear: () => void;
  readonly repeat: (() => void) | null;
  readonly place: () => Promise<void>;
}

const NONE: Layout = {};

/** The last layout at each table, for as long as the page lives. */
const lastAt = new Map<string, Layout>();

const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const useBetting = (view: LiveView, seat: number | null, { send }: Orders): Betting => {
  const [draft, setDraft] = useState<{ readonly round: string; readonly layout: Layout } | null>(
    null,
  );
  const [chip, choose] = useState<Denomination>(500);
  const { round } = view;
  const act =
    seat === null
      ? undefined
      : round?.legal[seat]?.find(({ act: what }) => what === 'place-wagers');
  const legal = act?.act === 'place-wagers' ? act.wagers : null;
  const placed = round?.game.hands.find((hand) => hand.seat === seat)?.stakes ?? NONE;
  const layout = draft !== null && draft.round === round?.round ? draft.layout : placed;
  const lay = (next: Layout): void => {
    if (round !== null) setDraft({ round: round.round, layout: next });
  };
  const last = lastAt.get(view.slug);
  const place = async (): Promise<void> => {
    if (seat === null) return;
    const refused = await send({
      type: 'PlaceWagers',
      seat,
      stakes: stakesOf(layout),
      // Where cards are typed in there is no shuffle to mix it into.
      ...(totalCents(layout) > 0 && view.fairness !== null ? { seed: newSeed() } : {}),
    });
    if (refused === null && totalCents(layout) > 0) lastAt.set(view.slug, layout);
  };
  return {
    legal,
    layout,
    placed,
    isPlaced: sameLayout(layout, placed),
    totalCents: totalCents(layout),
    chip,
    choose,
    add: (wager) => lay(addChip(layout, wager, chip)),
    take: (wager) => lay(takeChip(layout, wager, chip)),
    clear: () => lay(NONE),
    repeat: legal === null || last === undefined ? null : () => lay(repeated(last, legal)),
    place,
  };
};
