import type { OddsView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { house } from '../house/client.js';

const WHILE_COUNTING_MS = 1_500;
/** Meters move, and with them what a jackpot wager is worth. */
const AFTERWARDS_MS = 10_000;

/** What the wagers of a table are worth, from the house; null until it has said anything. */
export const useOdds = (slug: string): OddsView | null => {
  const [odds, setOdds] = useState<OddsView | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = document.hidden ? null : await house.odds(slug);
      if (gone) return;
      if (answer?.ok === true) setOdds(answer.value);
      const counted = answer?.ok === true && answer.value.state !== 'counting';
      timer = setTimeout(() => void ask(), counted ? AFTERWARDS_MS : WHILE_COUNTING_MS);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [slug]);
  return odds;
};
