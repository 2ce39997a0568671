import {
  balanceOf,
  type Cents,
  cents,
  centsExactly,
  type Entry,
  micros,
  microsOfCents,
  type Posting,
  posting,
  transfer,
  transferCents,
} from '@baize/money';
import type { Corrected, EventOf, TableEvent } from '../table/events.js';
import type { World } from '../table/world.js';
import { CAGE, CASH, dropOf, overShortOf, playerOf, tipsOf, trayOf, wagersOf } from './accounts.js';
import { roundPostings } from './round-postings.js';

/** The balanced movements of money that an event of the table is; most events are none. */
export const postingsOf = (world: World, event: TableEvent): readonly Posting[] => {
  const table = world.table.slug;
  switch (event.type) {
    case 'TableOpened':
      return [posting('the tray as it was counted at the opening', opening(world, event))];
    case 'TableClosed':
      return closing(world, event);
    case 'BoughtIn':
      return [
        posting('a player buys in', [
          ...transferCents(trayOf(table), playerOf(event.player), event.cents),
          ...transferCents(CASH, dropOf(table), event.cents),
        ]),
      ];
    case 'TrayFilled':
      return [posting(`fill ${event.slip}`, transferCents(CAGE, trayOf(table), event.cents))];
    case 'TrayCredited':
      return [posting(`credit ${event.slip}`, transferCents(trayOf(table), CAGE, event.cents))];
    case 'DropTaken':
      return [posting('the drop box is taken', transferCents(dropOf(table), CAGE, event.cents))];
    case 'DealerTipped':
      return [
        posting(
          `${event.cite}: a tip for the dealer`,
          transferCents(playerOf(event.player), tipsOf(table), event.cents),
        ),
      ];
    case 'JackpotWagersCollected':
      return [
        posting(
          `${event.cite}: jackpot wagers are collected`,
          event.chips.flatMap(({ seat, cents: chips }) =>
            transferCents(wagersOf(table, seat), trayOf(table), chips),
          ),
        ),
      ];
    case 'InRound':
      return roundPostings(world, event.event, event.envy === 'waits');
    case 'EnvyPaid':
      return event.lines.map(({ seat, player, jackpot, envies, cents: envy, cite }) =>
        posting(
          `${cite}: seat ${seat}, ${jackpot}:envy for seat ${envies}`,
          transferCents(trayOf(table), playerOf(player), envy),
        ),
      );
    case 'RoundResettled':
      return [
        posting(`${event.cite}: ${event.round} settled again, ${event.reason}`, [
          ...event.changes.flatMap((change) => difference(table, change)),
          ...event.tipChanges.flatMap((change) => tipDifference(table, change)),
        ]),
      ];
    case 'PaymentAdjusted':
      return [
        posting(
          `${event.cite}: ${event.round} adjusted, ${event.reason}`,
          toPlayer(table, event.player, event.cents),
        ),
      ];
    default:
      return [];
  }
};

/** The books take over what was counted: what the table did not have before comes from the cage. */
const opening = (
  { table, books }: World,
  { trayCents }: EventOf<'TableOpened'>,
): readonly Entry[] => {
  const tray = trayOf(table.slug);
  const change = micros(microsOfCents(trayCents) - balanceOf(books, tray));
  return change >= 0 ? transfer(CAGE, tray, change) : transfer(tray, CAGE, micros(-change));
};

const closing = ({ table }: World, { overCents }: EventOf<'TableClosed'>): readonly Posting[] => {
  if (overCents === 0) return [];
  const [tray, over] = [trayOf(table.slug), overShortOf(table.slug)];
  return [
    posting(
      'the tray differs from the books',
      overCents > 0
        ? transferCents(over, tray, overCents)
        : transferCents(tray, over, cents(-overCents)),
    ),
  ];
};

const toPlayer = (table: string, player: string, amount: Cents): readonly Entry[] =>
  amount >= 0
    ? transferCents(trayOf(table), playerOf(player), amount)
    : transferCents(playerOf(player), trayOf(table), cents(-amount));

/** What a corrected line moves to the player: the difference, where the tray is whose it is. */
export const movedBy = ({ before, after, movesCents }: Corrected): Cents =>
  movesCents ?? cents(worth(after) - worth(before));

const worth = (line: Corrected['before']): number =>
  line === null ? 0 : line.paysCents + line.returnedCents;

const difference = (table: string, change: Corrected): readonly Entry[] =>
  toPlayer(table, change.player, movedBy(change));

/** A tip that was not void is the dealers', stake and all. */
const tipDifference = (table: string, { before, after }: Corrected): readonly Entry[] => {
  const more = worth(after) - worth(before);
  return more >= 0
    ? transferCents(trayOf(table), tipsOf(table), cents(more))
    : transferCents(tipsOf(table), trayOf(table), cents(-more));
};

/** What the tray holds by the books, in whole cents: a table has no smaller chip. */
export const trayCents = ({ table, books }: Pick<World, 'table' | 'books'>): Cents =>
  centsExactly(balanceOf(books, trayOf(table.slug)));
