import type { Device } from '../cards/state.js';
import type { OpenTable } from '../table/state.js';

/**
 * Whether a device that stops now takes the round with it: an automated shoe does, from "no more bets" for
 * as long as its cards are in it. Once the stub has left it nothing more is dealt from it in this round,
 * and what was dealt is played.
 */
export const stopsRound = ({ cards, round }: OpenTable, device: Device): boolean =>
  device === 'shoe' &&
  cards.method === 'automated-shoe' &&
  round !== null &&
  round.voided === null &&
  round.stub !== 'racked' &&
  round.game.phase !== 'betting' &&
  round.game.phase !== 'settled';
