import type { LiveView } from '@baize/house/client';
import { useEffect } from 'react';

const KEY = 'baize/commitments';
const KEPT = 200;

const kept = (): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** The commitment that this browser was shown before betting; null where it kept none. */
export const keptCommitment = (round: string): string | null => kept()[round] ?? null;

/** Keeps each commitment as it is published: a proof is worth something because it must match. */
export const useKeptCommitments = (fairness: LiveView['fairness']): void => {
  const round = fairness?.round;
  const commitment = fairness?.commitment;
  useEffect(() => {
    if (round === undefined || commitment === undefined) return;
    const all = kept();
    if (round in all) return;
    const newest = [...Object.entries(all), [round, commitment]].slice(-KEPT);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // Where nothing may be kept, the proof can still be checked, only not against this.
    }
  }, [round, commitment]);
};
