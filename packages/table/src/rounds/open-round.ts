import { blocksRound, meterRules } from '@baize/jackpot';
import { bySoftware } from '@baize/rulebook';
import { deckForRound } from '../cards/index.js';
import { mayStartRound } from '../dealing/stub.js';
import { countsNow } from '../dealing/stub-due.js';
import { criteriaNow } from '../jackpots/criteria.js';
import { openMeter } from '../jackpots/open-meter.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import { mayRun } from '../table/opening.js';
import type { Decided, OpenWorld } from '../table/world.js';

/** A round begins when the one before is over, the cards are ready and nothing is left to count or pay. */
export const openRound = (world: OpenWorld, command: CommandOf<'OpenRound'>): Decided => {
  const { table, rules } = world;
  const { rulebook } = rules.inForce;
  if (table.round !== null) {
    return refuse(
      'round-in-progress',
      `round ${table.round.round} is not over`,
      bySoftware('steps'),
    );
  }
  const may = mayRun(world, command.at);
  if (!may.ok) return may;
  const deck = deckForRound(
    { rulebook, equipment: rules.house.equipment },
    table.cards,
    command.at,
  );
  if (!deck.ok) return deck;
  const counted = mayStartRound(rulebook, countsNow(table));
  if (!counted.ok) return counted;
  for (const { id } of rules.inForce.jackpots) {
    const meter = openMeter(world, id);
    const blocked = meter && blocksRound(meterRules(rules.inForce, id), meter, table.slug);
    if (blocked !== null) return refuse(blocked.code, blocked.message, blocked.cite);
  }
  const number = table.lastRound + 1;
  const criteria = criteriaNow(world);
  return atTheTable(world, command, {
    type: 'RoundStarted',
    round: `${table.slug}/${number}`,
    number,
    deck: deck.value,
    rules: rules.digest,
    packets: packetsOf(world),
    ...(criteria.length === 0 ? {} : { criteria }),
  });
};

/** One card at a time, or whole hands out of a machine, as the document says of the method in use. */
const packetsOf = ({ table, rules }: OpenWorld) => {
  const { methods } = rules.inForce.rulebook.dealing;
  const method = methods.find(({ value }) => value.method === table.stub.method);
  return method?.value.packets ?? 'one-card';
};
