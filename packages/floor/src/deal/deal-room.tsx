import type { Place } from '@baize/games';
import type { LiveView, Person } from '@baize/house/client';
import { useState } from 'react';
import shared from '../kit/shared.module.css';
import { feltOf } from '../table/live/felt-model.js';
import { LiveRegion } from '../table/live/live-region.js';
import type { TableState } from '../table/live/use-table.js';
import { lineName } from '../table/rules/layout.js';
import type { TableFacts } from '../table/rules/use-table-facts.js';
import { useOrders } from '../table/use-orders.js';
import { type AtDeal, DealContext } from './at-deal.js';
import { CorrectionsDialog } from './corrections/corrections-dialog.js';
import { type DealDialog, DealHeader } from './deal-header.js';
import styles from './deal-room.module.css';
import { useCardEntry } from './entry/use-card-entry.js';
import { DealersFelt } from './felt/dealers-felt.js';
import { lyingOn } from './felt/lying.js';
import { Sensors } from './felt/sensors.js';
import { officeAt } from './people/office.js';
import { PlayersDialog } from './people/players-dialog.js';
import { ReliefDialog } from './people/relief-dialog.js';
import { Stages } from './step/stages.js';
import { actionOf } from './step/step-action.js';
import { StepPanel } from './step/step-panel.js';
import { TableBar } from './table-bar.js';
import { CardsDialog } from './trouble/cards-dialog.js';
import { FloorCalled } from './trouble/floor-called.js';
import { TroubleDialog } from './trouble/trouble-dialog.js';

interface DealRoomProps {
  readonly table: TableState;
  readonly view: LiveView;
  readonly facts: TableFacts;
  readonly person: Person;
}

/** The dealer's place: the felt from the dealer's side, and the procedure step by step. */
export const DealRoom = ({ table, view, facts, person }: DealRoomProps) => {
  const orders = useOrders(view.slug);
  const [open, setOpen] = useState<DealDialog | null>(null);
  const office = officeAt(view, person);
  const felt = feltOf(view);
  const action = actionOf(view, felt);
  const step = JSON.stringify([view.round?.round ?? null, view.next]);
  const places = action?.kind === 'cards' ? action.places : NOWHERE;
  const turning = view.next?.kind === 'turn' ? view.next.place : null;
  const entry = useCardEntry(step, {
    places,
    lying: lyingOn(felt, turning),
    mayHide: action?.kind === 'cards' && action.mayHide,
  });
  const positions =
    facts.rules?.house.positions ?? Math.max(6, ...view.seats.map(({ seat }) => seat));
  const Open = open === null ? null : DIALOGS[open];
  const here: AtDeal = {
    view,
    felt,
    facts,
    office,
    orders,
    step,
    attention: `${step}/${open ?? ''}`,
    nameOf: (wager) => lineName(facts.rules?.sign, wager),
  };
  return (
    <DealContext value={here}>
      <div className={styles.room}>
        <DealHeader open={setOpen} />
        {table.connection !== 'open' && (
          <p className={styles.connection} role="status">
            No connection to the house. It comes back by itself.
          </p>
        )}
        <main className={styles.main}>
          <h1 className={shared.hidden}>Dealing at {view.name}</h1>
          <div className={styles.felt}>
            <DealersFelt
              positions={positions}
              lit={litPlaces(view, entry.cards.length)}
              typed={view.next?.kind === 'deal' ? typedAt(places, entry.cards) : NOTHING_TYPED}
            />
            {office.deals && <Sensors />}
            <TableBar />
          </div>
          <div className={styles.step}>
            <FloorCalled />
            <StepPanel action={action} entry={entry} />
          </div>
          <div className={styles.stages}>
            <Stages />
          </div>
        </main>
        <LiveRegion story={table.story} />
        {Open !== null && <Open close={() => setOpen(null)} />}
      </div>
    </DealContext>
  );
};

const DIALOGS = {
  trouble: TroubleDialog,
  cards: CardsDialog,
  corrections: CorrectionsDialog,
  players: PlayersDialog,
  relief: ReliefDialog,
} as const;

const NOWHERE: readonly Place[] = [];
const NOTHING_TYPED: ReadonlyMap<Place, readonly string[]> = new Map();

const typedAt = (
  places: readonly Place[],
  cards: readonly string[],
): ReadonlyMap<Place, readonly string[]> => {
  const typed = new Map<Place, readonly string[]>();
  for (const [at, card] of cards.entries()) {
    const place = places[at];
    if (place !== undefined) typed.set(place, [...(typed.get(place) ?? []), card]);
  }
  return typed;
};

/** The places that the next step is about; of a deal the one that the next card goes to. */
const litPlaces = ({ next }: Pick<LiveView, 'next'>, typed: number): readonly Place[] => {
  switch (next?.kind) {
    case 'do': {
      const { gesture } = next;
      return gesture.type === 'Settle' && gesture.seat !== undefined ? [gesture.seat] : [];
    }
    case 'deal':
      return next.places.slice(typed, typed + 1);
    case 'turn':
    case 'take-up':
      return [next.place];
    case 'players':
      return next.seats;
    default:
      return [];
  }
};
