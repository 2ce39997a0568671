import type { LiveView } from '@baize/house/client';
import { Button } from '../../kit/button.js';
import shared from '../../kit/shared.module.css';
import { useSecondsLeft } from '../../table/clock/use-seconds-left.js';
import { useAtDeal } from '../at-deal.js';
import { useKey } from './use-key.js';

/** Who is asked, and has no time that runs. */
const unhurried = ({ next, clock }: Pick<LiveView, 'next' | 'clock'>): readonly number[] =>
  next?.kind !== 'players' || next.what !== 'decide'
    ? []
    : next.seats.filter((one) => clock.deciding.every(({ seat }) => seat !== one));

const named = (seats: readonly number[]): string => seats.map((seat) => `seat ${seat}`).join(', ');

/** Players who are here and decide nothing: one key gives them half a minute, which then runs down. */
export const CallTime = () => {
  const { view, orders } = useAtDeal();
  const seats = unhurried(view);
  const { send, busy } = orders;
  const [first] = view.clock.deciding.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  const left = useSecondsLeft(view.clock.now, first?.until ?? null);
  const call = (): void => void send({ type: 'CallTime' });
  useKey('t', seats.length === 0 || busy ? null : call);
  return (
    <>
      {left !== null && left > 0 && (
        <p className={shared.note}>
          Time is called: {named(view.clock.deciding.map(({ seat }) => seat))}. {left} s left.
        </p>
      )}
      {seats.length > 0 && (
        <Button wide disabled={busy} aria-keyshortcuts="T" onClick={call}>
          Call time: {named(seats)} (T)
        </Button>
      )}
    </>
  );
};
