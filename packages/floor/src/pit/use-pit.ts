import type { FloorView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { house } from '../house/client.js';
import { refreshSession } from '../house/session.js';

type PitState =
  | { readonly state: 'connecting' }
  | { readonly state: 'here'; readonly floor: FloorView; readonly connected: boolean };

/** The floor as it changes, for as long as the session lasts. */
export const usePit = (): PitState => {
  const [now, setNow] = useState<PitState>({ state: 'connecting' });
  useEffect(() => {
    const following = house.followFloor({
      message: (floor) => setNow({ state: 'here', floor, connected: true }),
      state: (link) => {
        setNow((before) =>
          before.state === 'here' ? { ...before, connected: link === 'open' } : before,
        );
        // The stream ends for good with the session.
        if (link === 'ended') void refreshSession();
      },
    });
    return () => following.stop();
  }, []);
  return now;
};
