import { gameOf, type SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { atTable, type Entries, type TableEntry, total } from './journal.js';
import { linesOf } from './lines.js';
import { anteThen } from './then.js';

/** The house's own antes and what became of the pots, where the game has pots. */
export interface PotResult {
  readonly houseAnteCents: Cents;
  /** Antes and plays that players lost into the pots. */
  readonly playersCents: Cents;
  readonly paidCents: Cents;
  readonly taken: number;
  readonly takenCents: Cents;
  /** The house's antes out of void rounds, with whatever was lost to them. */
  readonly backCents: Cents;
  readonly winCents: Cents;
}

export const potResult = (
  rules: Pick<RulesInForce, 'rulebook'>,
  journal: Entries,
): PotResult | null => {
  if (gameOf(rules.rulebook).pot(rules) === null) return null;
  const entries = atTable(journal);
  const houseAnteCents = total(entries, houseAnte);
  const settled = entries.flatMap((entry) => {
    const { event } = entry;
    if (event.type !== 'InRound' || event.event.type !== 'RoundSettled') return [];
    if (!('pot' in event.event)) return [];
    const { pot, lines } = event.event;
    return [{ pot, intoCents: anteIn(entry) + total(lines, lostToPot) }];
  });
  const taken = settled.filter(({ pot }) => pot.winners[0] === 'dealer');
  const takenCents = total(taken, ({ pot }) => pot.amount);
  const nobodys = settled.filter(({ pot }) => pot.winners.length === 0);
  const backCents = total(nobodys, ({ intoCents }) => intoCents);
  const lines = linesOf(journal);
  return {
    houseAnteCents,
    playersCents: total(lines, lostToPot),
    paidCents: total(lines, ({ wager, paysCents }) => (wager === 'pot' ? paysCents : 0)),
    taken: taken.length,
    takenCents,
    backCents,
    winCents: cents(takenCents + backCents - houseAnteCents),
  };
};

const lostToPot = ({ from, outcome, stakeCents }: SettledLine): number =>
  from === 'pot' && outcome === 'lose' ? stakeCents : 0;

const houseAnte = (entry: TableEntry): number =>
  entry.event.type === 'InRound' && entry.event.event.type === 'BettingClosed' ? anteIn(entry) : 0;

const anteIn = ({ round }: TableEntry): number => anteThen(present(round, 'a round in play'));

/** What an ante bonus pays, it pays on antes that stay in the contest: it has no stake of its own. */
export interface AnteBonusResult {
  readonly paid: number;
  readonly paidCents: Cents;
  readonly winCents: Cents;
}

export const anteBonusResult = (
  { rulebook }: Pick<RulesInForce, 'rulebook'>,
  journal: Entries,
): AnteBonusResult | null => {
  if (rulebook.beside.anteBonus === undefined) return null;
  const lines = linesOf(journal).filter(({ wager }) => wager === 'ante-bonus');
  const paidCents = total(lines, ({ paysCents }) => paysCents);
  return { paid: lines.length, paidCents, winCents: cents(-paidCents) };
};
