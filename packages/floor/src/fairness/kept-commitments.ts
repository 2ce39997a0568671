import type { LiveView } from '@baize/house/client';
import { useEffect } from 'react';
import { readKept, writeKept } from '../app/kept.js';

const COMMITMENTS = 'baize/commitments';
const CLOSINGS = 'baize/closings';
const SEEN = 'baize/seen';
const KEPT = 200;

const keptAt = (key: string) => readKept<Record<string, string>>(key);

/** The first is kept, unless another one may still take its place. */
const keep = (key: string, round: string, text: string, isOpen = false): void => {
  const { [round]: first, ...others } = keptAt(key);
  if (first !== undefined && !isOpen) return;
  const newest = [...Object.entries(others), [round, text]].slice(-KEPT);
  // Where nothing may be kept, the proof can still be checked, only not against this.
  writeKept(key, Object.fromEntries(newest));
};

/** The commitment that this browser was shown before betting; null where it kept none. */
export const keptCommitment = (round: string): string | null => keptAt(COMMITMENTS)[round] ?? null;

/** The closed list to which this browser opened its seed; null where it opened none. */
export const keptClosing = (round: string): string | null => keptAt(CLOSINGS)[round] ?? null;

export const keepClosing = (round: string, closing: string): void => keep(CLOSINGS, round, closing);

/**
 * Keeps each commitment as it is published: a proof is worth something because it must match. Until the list is
 * closed the house may commit again, as it does when a deck is reshuffled; no seed has been opened by then.
 */
export const useKeptCommitments = (fairness: LiveView['fairness']): void => {
  const round = fairness?.round;
  const commitment = fairness?.commitment;
  const isOpen = fairness?.closing === null;
  useEffect(() => {
    if (round === undefined || commitment === undefined) return;
    keep(COMMITMENTS, round, commitment, isOpen);
  }, [round, commitment, isOpen]);
};

/** The cards that this browser was shown in a round, at any seat. */
export const keptCards = (round: string): readonly string[] =>
  (keptAt(SEEN)[round] ?? '').split(' ').filter((card) => card !== '');

const CARD = /^[2-9TJQKA][cdhs]$/;

/** Every card of a round that a view shows, wherever it lies. */
const shownIn = ({ game: { dealer, hands } }: NonNullable<LiveView['round']>): readonly string[] =>
  [
    ...('cards' in dealer ? dealer.cards : dealer),
    ...hands.flatMap((hand) => [...hand.cards, ...('draw' in hand ? hand.draw : [])]),
  ].filter((card) => CARD.test(card));

/** Keeps every card that is shown: whatever the proof says was dealt must have them all. */
export const useKeptCards = ({ fairness, round }: Pick<LiveView, 'fairness' | 'round'>): void => {
  const name = fairness === null || fairness.round !== round?.round ? null : fairness.round;
  const shown = round === null ? '' : shownIn(round).join(' ');
  useEffect(() => {
    if (name === null || shown === '') return;
    const before = keptCards(name);
    const all = new Set([...before, ...shown.split(' ')]);
    if (all.size > before.length) keep(SEEN, name, [...all].join(' '), true);
  }, [name, shown]);
};
