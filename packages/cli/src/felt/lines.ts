import type { Notice, SettledLine } from '@baize/games';
import { type Cents, cents, describePays, formatCents, to1 } from '@baize/money';
import { ambiguity, citationLabel, clause, houseWords, type RulesInForce } from '@baize/rulebook';
import { lineName } from '@baize/table';
import colors from 'picocolors';
import { beside, dim, indent, wrap } from '../render/text.js';

/** Colour never carries meaning alone. */
const OUTCOMES = {
  win: { mark: '+', paint: colors.green },
  lose: { mark: '-', paint: colors.dim },
  push: { mark: '=', paint: colors.cyan },
  void: { mark: '!', paint: colors.yellow },
} as const;

interface LinesOptions {
  readonly columns: number;
  /** With one seat, its number is left out. */
  readonly seats: 'named' | 'only-one';
}

/** `+ Ante  $10 → $20  win  four-card flush, ace high`, and below it the clause that moved the chips. */
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
    // A clause that moves several lines is printed below the last of them.
    const goesOn = lines[index + 1]?.cite === line.cite;
    return indent([
      ...besideWhole(label, paint, `${line.hand}${from}`, columns - 2),
      ...(goesOn ? [] : indent(citedLines(line.cite, columns - 6), 4)),
    ]);
  });
};

/** A win at odds shows the price as the felt prints it. */
const outcomeWords = ({ outcome, stakeCents, paysCents, returnedCents, capped }: SettledLine) => {
  if (capped === true) return `${outcome}, capped`;
  const atOdds = outcome === 'win' && stakeCents > 0 && returnedCents === stakeCents;
  return atOdds && paysCents % stakeCents === 0
    ? `win ${describePays(to1(paysCents / stakeCents))}`
    : outcome;
};

/** Like `beside`, but the label is a row of columns and must not be wrapped. */
const besideWhole = (
  label: string,
  paint: (text: string) => string,
  words: string,
  columns: number,
): readonly string[] => {
  const [first = '', ...more] = beside('', label.length, [words], columns);
  return [`${paint(label)}${first.slice(label.length)}`, ...more];
};

export const citedLines = (cite: string, columns: number): readonly string[] => {
  const words =
    clause(cite)?.words ?? ambiguity(cite)?.words ?? houseWords(cite) ?? 'by this clause';
  return wrap([dim(`${citationLabel(cite)}:`), dim(words)], columns);
};

/** Winnings plus the returned stake. */
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

export const noticeLines = (notices: readonly Notice[], columns: number): readonly string[] =>
  notices.flatMap(({ text, cite }) =>
    wrap([{ text: `! ${text}`, paint: colors.yellow }, dim(`(${citationLabel(cite)})`)], columns),
  );
