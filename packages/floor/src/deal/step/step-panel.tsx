import type { LiveView } from '@baize/house/client';
import { openingWords } from '../../fairness/fairness-words.js';
import { Button } from '../../kit/button.js';
import { classes } from '../../kit/classes.js';
import { Clause } from '../../kit/clause.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';
import { useSecondsLeft } from '../../table/clock/use-seconds-left.js';
import { useAtDeal } from '../at-deal.js';
import { BetsByKey } from '../entry/bets-by-key.js';
import { CardEntry } from '../entry/card-entry.js';
import { CountEntry } from '../entry/count-entry.js';
import type { CardEntry as Entry } from '../entry/use-card-entry.js';
import { CallTime } from '../people/call-time.js';
import type { Office } from '../people/office.js';
import { SitOutAway } from '../people/sit-out-away.js';
import { TakeTable } from '../people/take-table.js';
import { PileLines } from '../settling/pile-lines.js';
import { pilesOf } from '../settling/settle-piles.js';
import { sayLine } from '../settling/settle-words.js';
import { CallFloorButton } from '../trouble/call-floor-button.js';
import { Rulings } from '../trouble/rulings.js';
import { awardActs } from './award-acts.js';
import { countAgain } from './count-again.js';
import { PressStep } from './press-step.js';
import { ClaimsAloud, SaidAloud } from './said-aloud.js';
import type { StepAction } from './step-action.js';
import styles from './step-panel.module.css';

interface StepPanelProps {
  readonly action: StepAction | null;
  readonly entry: Entry;
}

/** The next step of the procedure, large, with the one thing that does it. */
export const StepPanel = (props: StepPanelProps) => {
  const { orders } = useAtDeal();
  return (
    <section className={styles.panel} aria-label="The next step">
      <Inside {...props} />
      {orders.problem !== null && <Problem problem={orders.problem} />}
    </section>
  );
};

const Inside = (props: StepPanelProps) => {
  const { view, office } = useAtDeal();
  const forFloor = isForFloor(view, office);
  if (view.phase === 'closed' || (!office.deals && !forFloor)) return <TakeTable />;
  const { procedure } = view;
  return (
    <>
      <p className={styles.kind}>{forFloor ? 'A floorperson' : 'Next'}</p>
      <h2 className={classes(styles.words, isLong(procedure?.now.words) && styles.long)}>
        {procedure?.now.words ?? 'Nothing to do'}
      </h2>
      {procedure?.now.about != null && <p className={styles.about}>{procedure.now.about}</p>}
      {procedure !== null && (
        <p className={styles.cite}>
          <Clause id={procedure.now.cite} />
        </p>
      )}
      {procedure?.says.map(({ text, cite }) => (
        <p key={text} className={styles.about}>
          {text} <Clause id={cite} />
        </p>
      ))}
      <Notes />
      {pilesOf(procedure?.settles ?? []).map((pile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat may come twice, in this order
        <PileLines key={at} pile={pile} />
      ))}
      <Act {...props} />
      <Recount />
      <AwardKeys />
      {office.deals && (
        <>
          <SitOutAway />
          <CallTime />
          <ClaimsAloud />
          <BetsByKey />
        </>
      )}
    </>
  );
};

/** Chips or a stub that do not count right are counted again by the dealer. */
const Recount = () => {
  const { view, office, orders, step } = useAtDeal();
  const again = office.deals ? countAgain(view) : null;
  return again === null ? null : (
    <CountEntry
      key={`${step}/again`}
      asks={[`${again.asks}, counted again`]}
      label="Counted again"
      most={MOST_COUNTED}
      busy={orders.busy}
      done={([count = 0]) => void orders.send(again.orderOf(count))}
    />
  );
};

const MOST_COUNTED = 52;

/** A dealer keys winners and takes them off; a floorperson who is to validate one may rule otherwise. */
const AwardKeys = () => {
  const { view, office, orders, nameOf } = useAtDeal();
  const validates =
    view.next?.kind === 'do' &&
    view.next.gesture.type === 'AtJackpot' &&
    view.next.who === 'floorperson';
  if (validates && office.isFloor) return <Rulings />;
  const acts = office.deals ? awardActs(view, nameOf) : [];
  return (
    <>
      {acts.map(({ label, order }) => (
        <Button key={label} disabled={orders.busy} onClick={() => void orders.send(order)}>
          {label}
        </Button>
      ))}
    </>
  );
};

const LONG = 48;

/** A sentence of the document rather than a call. */
const isLong = (words = ''): boolean => words.length > LONG;

/** The step, or what stands in its way, is for a floorperson, who is here. */
const isForFloor = ({ next }: LiveView, office: Office): boolean =>
  office.isFloor &&
  (next?.kind === 'floorperson' || (next?.kind === 'do' && next.who === 'floorperson'));

const Act = ({ action, entry }: StepPanelProps) => {
  const { view, office, orders, step, attention } = useAtDeal();
  const waitsForFloor = view.next?.kind === 'do' && view.next.who === 'floorperson';
  if (action === null) return null;
  if (waitsForFloor && !office.isFloor) {
    return (
      <>
        <Waiting words="A floorperson does this. It is on the floor's list." />
        {office.deals && <CallFloorButton about="ruling" label="Call a floorperson" />}
      </>
    );
  }
  const { send, busy } = orders;
  switch (action.kind) {
    case 'press':
      return (
        <PressStep
          step={attention}
          label={action.label}
          busy={busy}
          press={() => void send(action.order)}
        />
      );
    case 'choose':
      return (
        <div className={shared.stack}>
          {action.ways.map(({ label, order }) => (
            <Button key={label} look="main" wide disabled={busy} onClick={() => void send(order)}>
              {label}
            </Button>
          ))}
        </div>
      );
    case 'counts':
      return (
        <CountEntry
          key={step}
          asks={action.asks}
          label={action.label}
          most={action.most}
          busy={busy}
          done={(counts) => void send(action.orderOf(counts))}
        />
      );
    case 'cards': {
      const whole = entry.cards.length === action.places.length;
      const done = (): void => {
        if (whole && !busy) void send(action.orderOf(entry.cards));
      };
      return (
        <>
          <CardEntry
            key={step}
            attention={attention}
            entry={entry}
            places={action.places}
            mayHide={action.mayHide}
            done={done}
          />
          {whole && <PressStep step={attention} label={action.label} busy={busy} press={done} />}
        </>
      );
    }
    case 'wait':
      if (action.for === 'seeds') return <SeedsAwaited />;
      if (action.for === 'players') return <SaidAloud />;
      return office.isFloor ? (
        <Rulings />
      ) : (
        <>
          <Waiting words="The round waits for a floorperson. It is on the floor's list." />
          <CallFloorButton about="ruling" label="Call a floorperson" />
        </>
      );
  }
};

/** For whom the deal waits, and how long at most. */
const SeedsAwaited = () => {
  const { fairness, clock } = useAtDeal().view;
  const left = useSecondsLeft(clock.now, fairness?.opening?.until ?? null);
  return (
    <p className={styles.waiting} role="status">
      {openingWords(fairness)} The deal begins by your hand when all are open
      {left === null ? '.' : `, or the round ends in ${left} s and every wager goes back.`}
    </p>
  );
};

const Waiting = ({ words }: { readonly words: string }) => (
  <p className={styles.waiting} role="status">
    {words}
  </p>
);

/** What a dealer should know before the step is done. */
const Notes = () => {
  const { view, nameOf } = useAtDeal();
  const { next, round, seats, procedure } = view;
  const closing = next?.kind === 'do' && next.gesture.type === 'CloseBetting';
  const without = closing
    ? seats.filter(
        ({ seat, away, sitsOut }) =>
          away === 'here' &&
          sitsOut === null &&
          round?.game.hands.every((hand) => hand.seat !== seat) === true,
      )
    : [];
  const accepted = next?.kind === 'do' && next.gesture.type === 'CountChips' && next.gesture.chips;
  const notices = round?.game.settled?.notices ?? [];
  return (
    <>
      {without.length > 0 && (
        <p className={shared.note}>
          Not wagered yet: {without.map(({ seat }) => `seat ${seat}`).join(', ')}.
        </p>
      )}
      {accepted !== false && (
        <p className={shared.note}>
          The sensors accepted {accepted} {accepted === 1 ? 'wager' : 'wagers'}.
        </p>
      )}
      {procedure?.paid.map((line) => (
        <p key={`${line.seat}/${line.wager}`} className={shared.note}>
          Booked with the last card: seat {line.seat}, {nameOf(line.wager)}, {sayLine(line)}.{' '}
          <Clause id={line.cite} />
        </p>
      ))}
      {notices.map(({ text, cite }) => (
        <p key={text} className={shared.note}>
          {text} <Clause id={cite} />
        </p>
      ))}
      {round?.voided != null && (
        <p className={shared.note}>
          {round.voided.words} <Clause id={round.voided.cite} />
        </p>
      )}
    </>
  );
};
