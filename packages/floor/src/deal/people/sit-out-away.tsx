import type { LiveView } from '@baize/house/client';
import { useEffect } from 'react';
import { Button } from '../../kit/button.js';
import type { Orders } from '../../table/use-orders.js';

const KEY = 'a';

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

/** While bets are taken: one key sits out everybody who is away. */
export const SitOutAway = ({
  view,
  orders,
}: {
  readonly view: LiveView;
  readonly orders: Orders;
}) => {
  const seats = awayWithoutBet(view);
  const { send, busy } = orders;
  const sitOut = async (): Promise<void> => {
    for (const seat of seats) {
      if ((await send({ type: 'SitOut', seat, why: 'away' })) !== null) return;
    }
  };
  useEffect(() => {
    if (seats.length === 0 || busy) return;
    const press = (event: KeyboardEvent): void => {
      const held = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
      const typing = document.activeElement?.closest('dialog, input, select, textarea') != null;
      if (!held && !typing && event.key.toLowerCase() === KEY) void sitOut();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (seats.length === 0) return null;
  const who = seats.map((seat) => `seat ${seat}`).join(', ');
  return (
    <Button wide disabled={busy} aria-keyshortcuts="A" onClick={() => void sitOut()}>
      Away: {who}. Sit out (A)
    </Button>
  );
};
