import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { refreshSession } from '../house/session.js';
import { Lobby } from '../lobby/lobby.js';
import { Nowhere } from './nowhere.js';
import { PageBoundary } from './page-boundary.js';
import { useRoute } from './route.js';
import type { Route } from './route-of.js';
import { Waiting } from './waiting.js';

const TablePage = lazy(async () => ({
  default: (await import('../table/table-page.js')).TablePage,
}));
const History = lazy(async () => ({ default: (await import('../history/history.js')).History }));
const ProofPage = lazy(async () => ({
  default: (await import('../history/proof-page.js')).ProofPage,
}));
const SignPage = lazy(async () => ({ default: (await import('../sign/sign-page.js')).SignPage }));
const HelpPage = lazy(async () => ({ default: (await import('../help/help-page.js')).HelpPage }));
const SignInPage = lazy(async () => ({
  default: (await import('../staff/sign-in-page.js')).SignInPage,
}));
const PitPage = lazy(async () => ({
  default: (await import('../pit/pit-page.js')).PitPage,
}));
const DealPage = lazy(async () => ({ default: (await import('../deal/deal-page.js')).DealPage }));

/** The floor: one page at a time, each with its own code, and each may fail by itself. */
export const App = () => {
  const route = useRoute();
  useEffect(() => void refreshSession(), []);
  return (
    <PageBoundary key={JSON.stringify(route)}>
      <Suspense fallback={<Waiting for={WAITING_FOR[route.page]} />}>{pageOf(route)}</Suspense>
    </PageBoundary>
  );
};

const WAITING_FOR: Readonly<Record<Route['page'], string>> = {
  lobby: 'Opening the lobby',
  table: 'Walking to the table',
  history: 'Looking up your rounds',
  proof: 'Looking up the proof',
  sign: 'Lighting the sign',
  help: 'Opening the help',
  'sign-in': 'Opening the staff door',
  floor: 'Walking to the floor',
  deal: 'Walking to the table',
  nowhere: 'Looking for the page',
};

const pageOf = (route: Route): ReactNode => {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <TablePage slug={route.table} />;
    case 'history':
      return <History />;
    case 'proof':
      return <ProofPage {...route} />;
    case 'sign':
      return <SignPage slug={route.table} />;
    case 'help':
      return <HelpPage topic={route.topic} table={route.table} />;
    case 'sign-in':
      return <SignInPage />;
    case 'floor':
      return <PitPage />;
    case 'deal':
      return <DealPage slug={route.table} />;
    case 'nowhere':
      return <Nowhere />;
  }
};
