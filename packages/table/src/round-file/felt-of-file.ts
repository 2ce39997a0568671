import { checkLayout, type Felt, gameOf, type Stakes, type Wrong } from '@baize/games';
import { err, ok, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { cardsOfFile } from './cards-of-file.js';
import type { FileSeat, RoundFile } from './round-file.js';

/** A round file as a felt to settle, or the one sentence that says what is wrong with it. */
export const feltOfFile = (rules: RulesInForce, file: RoundFile): Result<Felt, Wrong> => {
  const wagers = checkWagers(rules, file.seats);
  if (!wagers.ok) return wagers;
  const cards = cardsOfFile(rules, file);
  if (!cards.ok) return cards;
  return gameOf(rules.rulebook).feltOfFile(rules, cards.value);
};

/** Seats once each, wagers as the same check has them that takes them at a table. */
const checkWagers = (
  rules: RulesInForce,
  seats: readonly FileSeat[],
): Result<readonly FileSeat[], Wrong> => {
  if (seats.length === 0) return err('seats: a round has at least one seat');
  const placed: Parameters<typeof checkLayout>[1][number][] = [];
  for (const [index, { seat, wagers }] of seats.entries()) {
    if (placed.some((other) => other.seat === seat)) {
      return err(`seats[${index}].seat: seat ${seat} is there twice`);
    }
    const layout = { seat, player: `seat ${seat}`, stakes: wagers as Stakes, tips: {} };
    if (Object.keys(wagers).length === 0) return err(`seats[${index}].wagers: there is no ante`);
    const checked = checkLayout(rules, placed, layout);
    if (!checked.ok) {
      const field = checked.error.code === 'no-such-seat' ? 'seat' : 'wagers';
      return err(`seats[${index}].${field}: ${checked.error.message}`);
    }
    placed.push({ ...layout, cards: [], decision: null, turned: false, aside: [] });
  }
  return ok(seats);
};
