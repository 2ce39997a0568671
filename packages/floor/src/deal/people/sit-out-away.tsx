import type { LiveView } from '@baize/house/client';
import { Button } from '../../kit/button.js';
import { useAtDeal } from '../at-deal.js';
import { useKey } from './use-key.js';

/** Seats that could bet and whose players are away. */
const awayWithoutBet = ({ round, seats }: Pick<LiveView, 'round' | 'seats'>): readonly number[] =>
  round?.game.phase !== 'betting'
    ? []
    : seats
        .filter(
          ({ away, presence, sitsOut }) =>
            away === 'here' && presence === 'away' && sitsOut === null,
        )
        .map(({ seat }) => seat)
        .filter((seat) => round.game.hands.every((hand) => hand.seat !== seat));

/** While bets are taken: one key sits out all players who are away. */
export const SitOutAway = () => {
  const { view, orders } = useAtDeal();
  const seats = awayWithoutBet(view);
  const { send, busy } = orders;
  const sitOut = async (): Promise<void> => {
    for (const seat of seats) {
      if ((await send({ type: 'SitOut', seat, why: 'away' })) !== null) return;
    }
  };
  useKey('a', seats.length === 0 || busy ? null : () => void sitOut());
  if (seats.length === 0) return null;
  const who = seats.map((seat) => `seat ${seat}`).join(', ');
  return (
    <Button wide disabled={busy} aria-keyshortcuts="A" onClick={() => void sitOut()}>
      Away: {who}. Sit out (A)
    </Button>
  );
};
