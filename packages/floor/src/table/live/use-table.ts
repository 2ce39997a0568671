import type { FollowState, LiveMessage, LiveView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { house } from '../../house/client.js';
import { type Moment, momentInWords, momentsIn } from '../felt/moments.js';
import { toldInWords } from './told-words.js';

export interface StoryLine {
  readonly key: string;
  readonly words: string;
}

/** A table as it stands, and how the connection to it does. */
export interface TableState {
  readonly connection: 'connecting' | FollowState;
  readonly view: LiveView | null;
  /** What happened, in words, the newest last. */
  readonly story: readonly StoryLine[];
  /** Jackpots and envy bonuses, the newest last. */
  readonly moments: readonly Moment[];
}

const NOTHING: TableState = { connection: 'connecting', view: null, story: [], moments: [] };
const KEPT = 40;
const KEPT_MOMENTS = 6;

const withMessage = (before: TableState, message: LiveMessage): TableState => {
  const { version, view, told } = message;
  const moments = momentsIn(before.view, message);
  return {
    connection: 'open',
    view,
    story: [
      ...before.story,
      ...told.flatMap((one, at): StoryLine[] => {
        const words = toldInWords(one, view);
        return words === null ? [] : [{ key: `${version}/${at}`, words }];
      }),
      ...moments.map((one) => ({
        key: `${version}/${one.kind}/${one.key}`,
        words: momentInWords(one),
      })),
    ].slice(-KEPT),
    // What becomes of a hit takes its place.
    moments: [
      ...before.moments.filter(({ key }) => moments.every((one) => one.key !== key)),
      ...moments,
    ].slice(-KEPT_MOMENTS),
  };
};

type Change = (next: (before: TableState) => TableState) => void;

/** One following of a table; what still comes after it was stopped is not shown any more. */
const followAs = (slug: string, setState: Change): (() => void) => {
  let stopped = false;
  const change: Change = (next) => {
    if (!stopped) setState(next);
  };
  const following = house.followTable(slug, {
    message: (message) => change((before) => withMessage(before, message)),
    state: (connection) => change((before) => ({ ...before, connection })),
  });
  return () => {
    stopped = true;
    following.stop();
  };
};

/** Follows a table for this person; the view that comes is the truth. */
export const useTable = (slug: string, account: string | null): TableState => {
  const [state, setState] = useState<TableState>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sees another table
  useEffect(() => {
    let stop = followAs(slug, setState);
    const lost = (): void => setState((before) => ({ ...before, connection: 'waiting' }));
    const back = (): void => {
      stop();
      stop = followAs(slug, setState);
    };
    // The browser knows that the network is gone long before a silent stream does.
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      stop();
    };
  }, [slug, account]);
  return state;
};
