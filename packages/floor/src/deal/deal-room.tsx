import type { Place } from '@baize/games';
import type { LiveView, Person } from '@baize/house/client';
import { useState } from 'react';
import { feltOf } from '../table/live/felt-model.js';
import { LiveRegion } from '../table/live/live-region.js';
import type { TableState } from '../table/live/use-table.js';
import { lineName } from '../table/rules/layout.js';
import type { TableFacts } from '../table/rules/use-table-facts.js';
import { useOrders } from '../table/use-orders.js';
import { CorrectionsDialog } from './corrections/corrections-dialog.js';
import { DealHeader } from './deal-header.js';
import styles from './deal-room.module.css';
import { useCardEntry } from './entry/use-card-entry.js';
import { DealersFelt } from './felt/dealers-felt.js';
import { litPlaces } from './felt/lit-places.js';
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
  const [open, setOpen] = useState<
    'trouble' | 'cards' | 'corrections' | 'players' | 'relief' | null
  >(null);
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
  const nameOf = (wager: string): string => lineName(facts.rules?.sign, wager);
  const positions =
    facts.rules?.house.positions ?? Math.max(6, ...view.seats.map(({ seat }) => seat));
  return (
    <div className={styles.room}>
      <DealHeader
        view={view}
        office={office}
        orders={orders}
        openTrouble={() => setOpen('trouble')}
        openCards={() => setOpen('cards')}
        openCorrections={() => setOpen('corrections')}
        openPlayers={() => setOpen('players')}
        openRelief={() => setOpen('relief')}
      />
      {table.connection !== 'open' && (
        <p className={styles.connection} role="status">
          No connection to the house. It comes back by itself.
        </p>
      )}
      <main className={styles.main}>
        <h1 className={styles.title}>Dealing at {view.name}</h1>
        <div className={styles.felt}>
          <DealersFelt
            view={view}
            felt={felt}
            positions={positions}
            nameOf={nameOf}
            lit={litPlaces(view, entry.cards.length)}
            typed={view.next?.kind === 'deal' ? typedAt(places, entry.cards) : NOTHING_TYPED}
          />
          {office.deals && <Sensors view={view} orders={orders} />}
          <TableBar view={view} />
        </div>
        <div className={styles.step}>
          <FloorCalled view={view} orders={orders} deals={office.deals} />
          <StepPanel
            view={view}
            office={office}
            orders={orders}
            action={action}
            step={step}
            attention={`${step}/${open ?? ''}`}
            entry={entry}
            nameOf={nameOf}
          />
        </div>
        <div className={styles.stages}>
          <Stages view={view} />
        </div>
      </main>
      <LiveRegion story={table.story} />
      {open === 'trouble' && (
        <TroubleDialog
          view={view}
          step={step}
          orders={orders}
          nameOf={nameOf}
          close={() => setOpen(null)}
        />
      )}
      {open === 'cards' && (
        <CardsDialog slug={view.slug} step={step} orders={orders} close={() => setOpen(null)} />
      )}
      {open === 'corrections' && (
        <CorrectionsDialog
          view={view}
          felt={felt}
          facts={facts}
          office={office}
          orders={orders}
          close={() => setOpen(null)}
        />
      )}
      {open === 'players' && (
        <PlayersDialog view={view} orders={orders} close={() => setOpen(null)} />
      )}
      {open === 'relief' && (
        <ReliefDialog view={view} orders={orders} close={() => setOpen(null)} />
      )}
    </div>
  );
};

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
