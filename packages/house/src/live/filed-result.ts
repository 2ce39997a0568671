import { type RoundAtTable, receiptsOf, type TableState } from '@baize/table';
import type { RunningRound } from './running-round.js';
import type { FiledRound } from './streams/rounds-stream.js';

type FiledResult = Pick<FiledRound, 'players' | 'irregularities' | 'awards'>;

/** What a round came to: the round just before it ended, with what its state does not say, its table just after. */
export const filedResult = (
  { round, irregularities }: RoundAtTable,
  { awards }: RunningRound,
  { settled }: TableState,
): FiledResult => ({
  players:
    settled?.round === round
      ? receiptsOf(settled).map(({ seat, player, stakedCents, netCents }) => ({
          seat,
          player,
          stakedCents,
          netCents,
        }))
      : [],
  irregularities: irregularities.map(({ kind }) => kind),
  awards: awards.map(({ jackpot, seat, player, cents }) => ({ jackpot, seat, player, cents })),
});
