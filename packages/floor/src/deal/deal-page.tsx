import { useEffect } from 'react';
import { Link } from '../app/link.js';
import { NoSuchTable } from '../app/nowhere.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { useSession } from '../house/session.js';
import { useTable } from '../table/live/use-table.js';
import { useTableFacts } from '../table/rules/use-table-facts.js';
import { DealRoom } from './deal-room.js';

/** The dealer's screen of a table: for staff only. */
export const DealPage = ({ slug }: { readonly slug: string }) => {
  const session = useSession();
  const account = session.state === 'here' ? session.person.account : null;
  const table = useTable(slug, account);
  const facts = useTableFacts(slug, table.view?.rules ?? null);
  const name = table.view?.name ?? slug;
  useEffect(() => {
    document.title = `Dealing at ${name} · Baize`;
  }, [name]);
  if (session.state === 'unknown') return <Waiting for="Looking who is here" />;
  if (session.state === 'nobody' || session.person.role === 'player') {
    return (
      <Page title="The dealer's place">
        <p>
          Here a dealer of the house drives the table. <Link to="/sign-in">Sign in as staff</Link>,
          or <Link to={`/tables/${slug}`}>go to the table as a player</Link>.
        </p>
      </Page>
    );
  }
  if (table.view === null) {
    return table.connection === 'ended' ? <NoSuchTable /> : <Waiting for="Walking to the table" />;
  }
  // A wager has one name from the first look on: a dealer reads it out.
  if (!facts.known) return <Waiting for="Walking to the table" />;
  return <DealRoom table={table} view={table.view} facts={facts} person={session.person} />;
};
