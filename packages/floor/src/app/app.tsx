import { lazy, Suspense, useEffect } from 'react';
import { refreshSession } from '../house/session.js';
import { Lobby } from '../lobby/lobby.js';
import { Nowhere } from './nowhere.js';
import { useRoute } from './route.js';
import { Waiting } from './waiting.js';

const TablePage = lazy(async () => ({
  default: (await import('../table/table-page.js')).TablePage,
}));
const History = lazy(async () => ({ default: (await import('../history/history.js')).History }));
const ProofPage = lazy(async () => ({
  default: (await import('../history/proof-page.js')).ProofPage,
}));
const SignPage = lazy(async () => ({ default: (await import('../sign/sign-page.js')).SignPage }));
const SignInPage = lazy(async () => ({
  default: (await import('../staff/sign-in-page.js')).SignInPage,
}));
const FloorPage = lazy(async () => ({
  default: (await import('../floor/floor-page.js')).FloorPage,
}));
const HelpPage = lazy(async () => ({ default: (await import('../help/help-page.js')).HelpPage }));

/** The floor: one page at a time, each with its own code. */
export const App = () => {
  const route = useRoute();
  useEffect(() => void refreshSession(), []);
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return (
        <Suspense fallback={<Waiting for="Walking to the table" />}>
          <TablePage key={route.table} slug={route.table} />
        </Suspense>
      );
    case 'history':
      return (
        <Suspense fallback={<Waiting for="Looking up your rounds" />}>
          <History />
        </Suspense>
      );
    case 'proof':
      return (
        <Suspense fallback={<Waiting for="Looking up the proof" />}>
          <ProofPage key={`${route.table}/${route.number}`} {...route} />
        </Suspense>
      );
    case 'sign':
      return (
        <Suspense fallback={<Waiting for="Lighting the sign" />}>
          <SignPage key={route.table} slug={route.table} />
        </Suspense>
      );
    case 'sign-in':
      return (
        <Suspense fallback={<Waiting for="Opening the staff door" />}>
          <SignInPage />
        </Suspense>
      );
    case 'floor':
      return (
        <Suspense fallback={<Waiting for="Walking to the floor" />}>
          <FloorPage />
        </Suspense>
      );
    case 'help':
      return (
        <Suspense fallback={<Waiting for="Opening the help" />}>
          <HelpPage
            key={`${route.topic ?? ''}/${route.table ?? ''}`}
            topic={route.topic}
            table={route.table}
          />
        </Suspense>
      );
    case 'nowhere':
      return <Nowhere />;
  }
};
