import { describe, expect, test } from 'vitest';
import {
  type EventOf,
  type Happened,
  type PinnedRules,
  reconstructRound,
} from '../../src/index.js';
import { checkWorld, holdings } from '../support/invariants.js';
import { eachEvent, replayed, worldText } from '../support/replay.js';
import { shiftTold } from '../support/shift-told.js';
import { pinned, RULEBOOKS, shiftOf } from '../support/tables.js';

const ROUNDS = 200;

/** The same seed gives the same shift: what it was made of is kept. */
const golden = (id: string, felt: string): string =>
  new URL(`../golden/shift-${id.replace('/', '-')}-${felt}.txt`, import.meta.url).pathname;

const roundsEnded = (happened: readonly Happened[]): readonly EventOf<'RoundEnded'>[] =>
  happened
    .flatMap((one) => ('jackpot' in one ? [] : one.events))
    .filter((event) => event.type === 'RoundEnded');

/** What the events say that each player holds, in cents, apart from the postings. */
const dueTo = (happened: readonly Happened[], rules: PinnedRules): ReadonlyMap<string, number> => {
  const held = new Map<string, number>();
  const give = (player: string, amount: number) =>
    held.set(player, (held.get(player) ?? 0) + amount);
  const jackpots = rules.inForce.jackpots.map(({ id }) => id as string);
  eachEvent(rules, happened, (before, event) => {
    if (event === null) return;
    if (event.type === 'BoughtIn' || event.type === 'PaymentAdjusted')
      give(event.player, event.cents);
    if (event.type === 'DealerTipped') give(event.player, -event.cents);
    if (event.type === 'AwardPaid') give(event.player, event.cents);
    if (event.type === 'EnvyPaid') for (const one of event.lines) give(one.player, one.cents);
    if (event.type === 'RoundResettled') {
      for (const { player, before: was, after, movesCents } of event.changes) {
        give(player, movesCents ?? worth(after) - worth(was));
      }
    }
    if (event.type !== 'InRound') return;
    const { table } = before;
    const hands = table.phase === 'open' ? (table.round?.game.hands ?? []) : [];
    const inGame = event.event;
    // The settlement of the round has every line again that was paid seat by seat.
    const lines = 'lines' in inGame && inGame.type !== 'SeatSettled' ? inGame.lines : [];
    const bonus =
      inGame.type === 'HandCompleted' && inGame.anteBonus !== null ? [inGame.anteBonus] : [];
    // A tip that was wagered is the dealer's or the house's, unless the round was void.
    for (const tip of inGame.type === 'RoundSettled' ? inGame.tips : []) {
      const player = hands.find(({ seat }) => seat === tip.seat)?.player ?? '';
      give(player, (tip.outcome === 'void' ? tip.returnedCents : 0) - tip.stakeCents);
    }
    // A bonus that was settled on wrong cards is taken back by the settlement of the round.
    const game = table.phase === 'open' ? table.round?.game : undefined;
    const settledBefore = game !== undefined && 'bonuses' in game ? game.bonuses : [];
    const back = settledBefore.filter(
      ({ seat, wager }) =>
        inGame.type === 'RoundSettled' &&
        inGame.lines.some((line) => line.seat === seat && line.wager === wager),
    );
    for (const line of back) {
      const player = hands.find(({ seat }) => seat === line.seat)?.player ?? '';
      const pays = jackpots.includes(line.wager) ? 0 : line.paysCents;
      give(player, line.stakeCents - pays - line.returnedCents);
    }
    for (const line of [...lines, ...bonus]) {
      const player = hands.find(({ seat }) => seat === line.seat)?.player ?? '';
      // A jackpot is paid when its award is, not with the line, and envy after it.
      const later = jackpots.includes(line.wager) || (event.envy === 'waits' && isEnvy(line));
      const pays = later ? 0 : line.paysCents;
      give(player, pays + line.returnedCents - line.stakeCents);
    }
  });
  return held;
};

const isEnvy = ({ envies }: { readonly envies?: number }): boolean => envies !== undefined;

const worth = (line: { readonly paysCents: number; readonly returnedCents: number } | null) =>
  line === null ? 0 : line.paysCents + line.returnedCents;

describe('two hundred rounds with irregularities', () => {
  for (const id of RULEBOOKS) {
    for (const felt of ['virtual', 'real'] as const) {
      test(`${id}, ${felt} felt: replay byte for byte, and every account stands`, async () => {
        const shift = shiftOf(id, { rounds: ROUNDS, seed: 20, felt });
        await expect(shiftTold(shift)).toMatchFileSnapshot(golden(id, felt));
        const again = replayed(pinned(id), shift.happened);
        expect(worldText(again)).toBe(worldText(shift.world));
        expect(again.table.lastRound).toBe(ROUNDS);
        checkWorld(again);
      });
    }

    test(`${id}: after each event of a shift the books balance`, () => {
      const shift = shiftOf(id, { rounds: 12, seed: 21 });
      eachEvent(pinned(id), shift.happened, (_before, event, after) => {
        checkWorld(after);
        if (event?.type === 'TableClosed') {
          const tray = after.books.get('tray/pit-1');
          expect(tray).toBe(event.trayCents * 10_000);
        }
      });
    });

    test(`${id}: what each player holds is what was bought, won and lost, line by line`, () => {
      const { happened, world } = shiftOf(id, { rounds: 25, seed: 23 });
      const due = dueTo(happened, pinned(id));
      for (const [player, amount] of due)
        expect([player, holdings(world, player)]).toEqual([player, amount * 10_000]);
    });

    const clause = id === 'md/high-card-flush' ? '[MD-HCF-11C] ' : '';
    test(`${clause}${id}: every round of a shift can be rebuilt from its events`, () => {
      const shift = shiftOf(id, { rounds: 25, seed: 22 });
      const ended = roundsEnded(shift.happened);
      expect(ended).toHaveLength(25);
      for (const { round, outcome } of ended) {
        const rebuilt = reconstructRound(pinned(id), shift.happened, round);
        if (!rebuilt.ok) throw new Error(rebuilt.error.message);
        expect(rebuilt.value.outcome).toBe(outcome);
        expect(rebuilt.value.steps.at(0)?.what).toContain('starts');
      }
      const last = reconstructRound(pinned(id), shift.happened, 'pit-1/25');
      if (last.ok) expect(last.value.lines).toEqual(shift.world.table.settled?.lines);
    });
  }
});
