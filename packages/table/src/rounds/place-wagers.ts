import type { Result } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { sensePart } from '../jackpots/sensors.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence } from '../table/happen.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { type ForPlayer, gamePart } from './game-part.js';

/** A seated player's whole layout, in chips: words and cash are no wager. */
export const placeWagers = (world: OpenWorld, command: CommandOf<'PlaceWagers'>): Decided => {
  const { seat, stakes, tips } = command;
  const { seats } = world.rules.inForce.rulebook;
  const sits = world.table.seats[seat];
  if (sits === undefined || sits.away !== 'here') {
    return refuse(
      'not-seated',
      `nobody sits at seat ${seat}, and only a seated player wagers`,
      seats.seatedOnly?.cite ?? byPolicy('seats'),
    );
  }
  const voided = world.table.round?.voided ?? null;
  if (voided !== null) {
    return refuse('round-is-void', 'no wager is placed in a void round', voided.cite);
  }
  const instrument = checkInstrument(world, command);
  if (!instrument.ok) return instrument;
  const { player } = sits;
  const placed = { type: 'PlaceWagers', seat, player, stakes } as const;
  return inSequence(world, [
    gamePart(command, { ...placed, ...(tips === undefined ? {} : { tips }) }, inTime(command)),
    sensePart(command),
  ]);
};

/** Chips that lay on the spots when the time was over, placed for their player. */
const inTime = ({ as, why }: CommandOf<'PlaceWagers'>): ForPlayer | null =>
  as === 'player' || why === undefined ? null : { why, cite: byPolicy('time-to-bet') };

const checkInstrument = (
  { rules }: OpenWorld,
  { with: instrument = 'value-chip', spoken = false }: CommandOf<'PlaceWagers'>,
): Result<true, Refusal> => {
  const { instruments, verbalWagerWithCash } = rules.inForce.rulebook.seats;
  if (spoken) {
    return refuse(
      'spoken-wager',
      'a wager that is called out with cash is not taken: change it into chips first',
      verbalWagerWithCash?.cite ?? byPolicy('chips'),
    );
  }
  const taken: readonly string[] = instruments?.value ?? ['value-chip', 'plaque'];
  return taken.includes(instrument)
    ? FINE
    : refuse(
        'not-an-instrument',
        `${instrument} is not taken on the layout: ${taken.join(', ')} are`,
        instruments?.cite ?? byPolicy('chips'),
      );
};
