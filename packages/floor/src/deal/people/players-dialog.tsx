import { isWalkIn, type ProblemView, type TableOrder } from '@baize/house/client';
import { cents } from '@baize/money';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import { centsOfDollars } from '../../kit/dollars.js';
import { Field } from '../../kit/field.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';
import { isSeat, NOTHING_TYPED, seatOrder } from './walk-in.js';

/** Players who have no device: the dealer seats them, changes their cash and lets them go. */
export const PlayersDialog = ({ close }: { readonly close: () => void }) => {
  const { view, orders } = useAtDeal();
  const [walkIn, setWalkIn] = useState(NOTHING_TYPED);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const order = seatOrder(walkIn);
  const send = async (what: TableOrder): Promise<boolean> => {
    const refused = await orders.send(what);
    setProblem(refused);
    return refused === null;
  };
  const seat = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (order !== null && !orders.busy && (await send(order))) setWalkIn(NOTHING_TYPED);
  };
  return (
    <Dialog title="Players without a device" close={close}>
      {problem !== null && <Problem problem={problem} />}
      <form className={styles.form} onSubmit={(event) => void seat(event)}>
        <Field
          label="Seat"
          inputMode="numeric"
          autoComplete="off"
          value={walkIn.seat}
          change={(value) => setWalkIn({ ...walkIn, seat: value })}
          maxLength={2}
        />
        <Field
          label="Name"
          hint="Any name, or none."
          autoComplete="off"
          value={walkIn.name}
          change={(value) => setWalkIn({ ...walkIn, name: value })}
          maxLength={40}
        />
        <Field
          label="Cash for chips, in dollars"
          inputMode="decimal"
          autoComplete="off"
          value={walkIn.cash}
          change={(value) => setWalkIn({ ...walkIn, cash: value })}
          maxLength={12}
        />
        {view.minimumAge !== null && (
          <label>
            <input
              type="checkbox"
              checked={walkIn.ofAge}
              onChange={({ target }) => setWalkIn({ ...walkIn, ofAge: target.checked })}
            />{' '}
            I have seen that the player is at least {view.minimumAge} years old
          </label>
        )}
        <Button look="main" submit disabled={order === null || orders.busy}>
          Seat the player
        </Button>
      </form>
      <ul className={styles.form} aria-label="Players at the table">
        {view.seats
          .filter(({ player }) => !isWalkIn(player))
          .map(({ seat: place, player, away }) => (
            <li key={place}>
              Seat {place}, {view.people[player]?.name ?? 'A player'}{' '}
              <Button
                disabled={orders.busy || away !== 'here'}
                onClick={() => void send({ type: 'Leave', seat: place })}
              >
                Leaves
              </Button>
            </li>
          ))}
        {view.seats
          .filter(({ player }) => isWalkIn(player))
          .map(({ seat: place, player, away }) => (
            <Seated
              key={place}
              seat={place}
              name={view.people[player]?.name ?? 'A player'}
              away={away !== 'here'}
              busy={orders.busy}
              change={(amount) => void send({ type: 'BuyIn', player, cents: cents(amount) })}
              leave={() => void send({ type: 'Leave', seat: place })}
              plays={(box) => void send({ type: 'Sit', seat: box, player })}
            />
          ))}
      </ul>
    </Dialog>
  );
};

interface SeatedProps {
  readonly seat: number;
  readonly name: string;
  readonly away: boolean;
  readonly busy: boolean;
  readonly change: (amount: number) => void;
  readonly leave: () => void;
  /** One player may have several boxes, where the house allows it. */
  readonly plays: (seat: number) => void;
}

const Seated = ({ seat, name, away, busy, change, leave, plays }: SeatedProps) => {
  const [cash, setCash] = useState('');
  const [box, setBox] = useState('');
  const amount = centsOfDollars(cash);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (amount === null || amount === 0 || busy) return;
    change(amount);
    setCash('');
  };
  return (
    <li>
      <form className={shared.wrap} onSubmit={submit}>
        <Field
          label={`Seat ${seat}, ${name}: cash for chips`}
          inputMode="decimal"
          autoComplete="off"
          value={cash}
          change={setCash}
          maxLength={12}
        />
        <Button submit disabled={busy || amount === null || amount === 0}>
          Change
        </Button>
        <Button disabled={busy || away} onClick={leave}>
          Leaves
        </Button>
      </form>
      <form
        className={shared.wrap}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSeat(box) && !busy) plays(Number(box));
        }}
      >
        <Field
          label={`Seat ${seat}, ${name}: also plays seat`}
          inputMode="numeric"
          autoComplete="off"
          value={box}
          change={setBox}
          maxLength={2}
        />
        <Button submit disabled={busy || away || !isSeat(box)}>
          Another box
        </Button>
      </form>
    </li>
  );
};
