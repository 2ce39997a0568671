import { balanceOf, type Cents, microsOfCents } from '@baize/money';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { dropOf } from './accounts.js';
import { isAmount } from './amount.js';
import { trayCents } from './postings.js';

type Moves = CommandOf<'BuyIn' | 'FillTray' | 'CreditTray' | 'TakeDrop' | 'TipDealer'>;

/** Chips and cash that move beside the rounds. */
export const moveChips = (world: OpenWorld, command: Moves): Decided => {
  const { tips } = world.rules.inForce.rulebook;
  const { cents } = command;
  if (!isAmount(cents)) {
    return refuse('not-an-amount', 'it must be whole cents from 1', bySoftware('forms'));
  }
  switch (command.type) {
    case 'BuyIn':
      return (
        fromTray(world, cents) ??
        atTheTable(world, command, { type: 'BoughtIn', player: command.player, cents })
      );
    case 'FillTray':
      return atTheTable(world, command, { type: 'TrayFilled', cents, slip: command.slip });
    case 'CreditTray':
      return (
        fromTray(world, cents) ??
        atTheTable(world, command, { type: 'TrayCredited', cents, slip: command.slip })
      );
    case 'TakeDrop':
      return balanceOf(world.books, dropOf(world.table.slug)) < microsOfCents(cents)
        ? refuse('not-in-the-box', 'the drop box does not hold so much', byPolicy('chips'))
        : atTheTable(world, command, { type: 'DropTaken', cents });
    case 'TipDealer':
      return atTheTable(world, command, {
        type: 'DealerTipped',
        player: command.player,
        cents,
        cite: tips.accounted.cite,
      });
  }
};

const fromTray = (world: OpenWorld, cents: Cents): ReturnType<typeof refuse> | null =>
  trayCents(world) < cents
    ? refuse('not-in-the-tray', 'the tray does not hold so much: ask for a fill', byPolicy('chips'))
    : null;
