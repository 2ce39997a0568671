import type { Draft } from '../draft.js';
import { isPractice } from '../people.js';
import type { ClosedSeed } from '../streams/rounds-stream.js';

const DRAWN_BYTES = 16;

/**
 * A round that was committed to under version 1 is played to its end under it: with "no more bets" the seeds are
 * fixed, and for who gave none the house draws one. No new round is committed to so.
 */
export const closeFirstSeeds = (draft: Draft, slug: string): void => {
  const { table, rounds } = draft.deskNamed(slug);
  if (rounds.committed === null || table.phase === 'closed') return;
  const seeds = Object.entries(table.seats)
    .filter(([, { player, away }]) => away === 'here' && !isPractice(player))
    .map(([place, { player }]): ClosedSeed => {
      const seat = Number(place);
      const given = rounds.first.given.find((one) => one.seat === seat && one.player === player);
      const drawn = Buffer.from(draft.random(DRAWN_BYTES)).toString('hex');
      return given === undefined
        ? { seat, player, seed: drawn, drawn: true }
        : { ...given, drawn: false };
    });
  const { round } = rounds.committed;
  draft.ofRounds(slug, { type: 'SeedsClosed', at: draft.at, round, seeds });
};
