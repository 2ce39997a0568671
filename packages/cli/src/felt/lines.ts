import type { SettledLine } from '@baize/games';
import { type Cents, cents, describePays, formatCents, to1 } from '@baize/money';
import { ambiguity, citationLabel, clause, houseWords, type RulesInForce } from '@baize/rulebook';
import { lineName } from '@baize/table';
import colors from 'picocolors';
import { beside, indent, wrap } from '../render/text.js';

/** A mark and a word beside the colour, so that the colour is never alone. */
const OUTCOMES = {
  win: { mark: '+', paint: colors.green },
  lose: { mark: '-', paint: colors.dim },
  push: { mark: '=', paint: colors.cyan },
  void: { mark: '!', paint: colors.yellow },
} as const;

interface LinesOptions {
  readonly columns: number;
  /** Which seat a line is for goes without saying when there is only one. */
  readonly seats: 'named' | 'only-one';
}

/**
 * Settled lines in the dealer's order: `+ Ante  $10 → $20  win  four-card flush, ace high`, and below
 * them the clause that moved the chips, in words.
 */
export const settledLines = (
  rules: RulesInForce,
  lines: readonly SettledLine[],
  { columns, seats }: LinesOptions,
): readonly string[] => {
  const rows = lines.map((line) => ({
    line,
    name: `${seats === 'named' ? `Seat ${line.seat}  ` : ''}${lineName(rules, line.wager)}`,
    stake: formatCents(line.stakeCents),
    back: formatCents(backOn(line)),
    outcome: outcomeWords(line),
  }));
  const nameColumns = Math.max(0, ...rows.map(({ name }) => name.length));
  const stakeColumns = Math.max(0, ...rows.map(({ stake }) => stake.length));
  const backColumns = Math.max(0, ...rows.map(({ back }) => back.length));
  const outcomeColumns = Math.max(0, ...rows.map(({ outcome }) => outcome.length));
  return rows.flatMap(({ line, name, stake, back, outcome }, index) => {
    const { mark, paint } = OUTCOMES[line.outcome];
    const chips = `${stake.padStart(stakeColumns)} → ${back.padEnd(backColumns)}`;
    const label = `${mark} ${name.padEnd(nameColumns)}  ${chips}  ${outcome.padEnd(outcomeColumns)}`;
    const from = line.from === 'tray' || backOn(line) === 0 ? '' : `, from the ${line.from}`;
    // One clause often moves several lines: it stands below the last of them.
    const goesOn = lines[index + 1]?.cite === line.cite;
    return indent([
      ...besideWhole(label, paint, `${line.hand}${from}`, columns - 2),
      ...(goesOn ? [] : indent(citedLines(line.cite, columns - 6), 4)),
    ]);
  });
};

/** The price stands beside a win at odds, as the felt prints it. */
const outcomeWords = ({ outcome, stakeCents, paysCents, returnedCents, capped }: SettledLine) => {
  if (capped === true) return `${outcome}, capped`;
  const atOdds = outcome === 'win' && stakeCents > 0 && returnedCents === stakeCents;
  return atOdds && paysCents % stakeCents === 0
    ? `win ${describePays(to1(paysCents / stakeCents))}`
    : outcome;
};

/** The label is not cut at its spaces: it is a row of columns. */
const besideWhole = (
  label: string,
  paint: (text: string) => string,
  words: string,
  columns: number,
): readonly string[] => {
  const [first = '', ...more] = beside({ text: '' }, label.length, [{ text: words }], columns);
  return [`${paint(label)}${first.slice(label.length)}`, ...more];
};

/** A clause and what it says. */
export const citedLines = (cite: string, columns: number): readonly string[] => {
  const words =
    clause(cite)?.words ?? ambiguity(cite)?.words ?? houseWords(cite) ?? 'by this clause';
  return wrap(
    [
      { text: `${citationLabel(cite)}:`, paint: colors.dim },
      { text: words, paint: colors.dim },
    ],
    columns,
  );
};

/** What comes back to the player on a line: winnings, and as much of the stake as is returned. */
const backOn = ({ paysCents, returnedCents }: SettledLine): Cents =>
  cents(paysCents + returnedCents);

/** `You staked $16 and got back $25: won $9.` */
export const sumWords = (who: string, lines: readonly SettledLine[]): string => {
  const staked = cents(lines.reduce((sum, { stakeCents }) => sum + stakeCents, 0));
  const back = cents(lines.reduce((sum, line) => sum + backOn(line), 0));
  const told = `${who} staked ${formatCents(staked)} and got back ${formatCents(back)}`;
  return `${told}: ${netWords(cents(back - staked))}.`;
};

/** `won $9`, `lost $16`, `even`. */
export const netWords = (net: Cents): string => {
  if (net === 0) return 'even';
  return net > 0 ? colors.green(`won ${formatCents(net)}`) : `lost ${formatCents(cents(-net))}`;
};
