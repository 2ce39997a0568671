import { useEffect, useState } from 'react';
import { house } from '../house/client.js';

const NONE: ReadonlyMap<string, string> = new Map();

/** What the tables of the house are called; one that is gone keeps its short name. */
export const useTableNames = (): ReadonlyMap<string, string> => {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void house.lobby().then((lobby) => {
      if (gone || !lobby.ok) return;
      setNames(new Map(lobby.value.tables.map(({ slug, name }) => [slug, name])));
    });
    return () => {
      gone = true;
    };
  }, []);
  return names;
};
