import type { LobbyTable, ProblemView, SignView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { house } from '../house/client.js';

export type LobbyState =
  | { readonly state: 'connecting' }
  | { readonly state: 'failed'; readonly problem: ProblemView }
  | { readonly state: 'here'; readonly tables: readonly LobbyTable[] };

const EVERY_MS = 5_000;

/** The tables, polled while the page is visible. */
export const useLobby = (): LobbyState => {
  const [lobby, setLobby] = useState<LobbyState>({ state: 'connecting' });
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await house.lobby();
      if (gone) return;
      setLobby((before) => {
        if (answer.ok) return { state: 'here', tables: answer.value.tables };
        return before.state === 'here' ? before : { state: 'failed', problem: answer.error };
      });
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return lobby;
};

/** The jackpots as they tick, by their slug. */
export const useSigns = (): ReadonlyMap<string, SignView> => {
  const [signs, setSigns] = useState<ReadonlyMap<string, SignView>>(new Map());
  useEffect(() => {
    const following = house.followSigns({
      message: ({ signs: all }) => setSigns(new Map(all.map((sign) => [sign.jackpot, sign]))),
    });
    return () => following.stop();
  }, []);
  return signs;
};
