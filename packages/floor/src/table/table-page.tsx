import { useEffect } from 'react';
import { NoSuchTable } from '../app/nowhere.js';
import { Waiting } from '../app/waiting.js';
import { useSession } from '../house/session.js';
import { feltOf } from './live/felt-model.js';
import { useTable } from './live/use-table.js';
import { useTableFacts } from './rules/use-table-facts.js';
import { TableRoom } from './table-room.js';

/** A table: followed as long as the page is open. */
export const TablePage = ({ slug }: { readonly slug: string }) => {
  const session = useSession();
  const account = session.state === 'here' ? session.person.account : null;
  const table = useTable(slug, account);
  const facts = useTableFacts(slug, table.view?.rules ?? null);
  const name = table.view?.name ?? 'Table';
  useEffect(() => {
    document.title = `${name} · Baize`;
  }, [name]);
  if (table.view === null) {
    return table.connection === 'ended' ? (
      <NoSuchTable />
    ) : (
      <Waiting
        for={table.connection === 'waiting' ? 'Looking for the house' : 'Walking to the table'}
      />
    );
  }
  return <TableRoom table={table} view={table.view} facts={facts} felt={feltOf(table.view)} />;
};
