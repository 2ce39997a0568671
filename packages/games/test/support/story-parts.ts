import { cents, formatCents, formatCentsFull } from '@baize/money';
import { clause, type RulesInForce, type WagerId } from '@baize/rulebook';
import type { LineId, Notice, SettledLine, Stakes } from '../../src/index.js';
import type { HandInPlay } from '../../src/kernel/round.js';

/** What the story of every game has: headings with their lines, amounts, clauses in words. */

export const pageOf = (parts: readonly (readonly string[])[]): string =>
  `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;

export const wagerName = (rules: RulesInForce, line: LineId): string => {
  const [wager, envy] = line.split(':') as [WagerId, string?];
  if (line === 'pot') return 'Share of the pot';
  const { wagers, beside } = rules.rulebook;
  const name = line === 'ante-bonus' ? beside.anteBonus?.name : wagers[wager]?.name;
  return `${name ?? wager}${envy === undefined ? '' : ' envy'}`;
};

export const tablesInForce = (rules: RulesInForce): readonly string[] =>
  (Object.entries(rules.tables) as [WagerId, { readonly id: string; readonly cite: string }][]).map(
    ([wager, { id, cite }]) => `  ${wagerName(rules, wager)}: table ${id} [${cite}]`,
  );

const stakesInWords = (rules: RulesInForce, stakes: Stakes): string =>
  (Object.entries(stakes) as [WagerId, number][])
    .map(([wager, amount]) => `${wagerName(rules, wager)} ${formatCents(cents(amount))}`)
    .join(', ');

export const wagersPlaced = (
  rules: RulesInForce,
  { seat, player, stakes, tips }: Pick<HandInPlay<unknown>, 'seat' | 'player' | 'stakes' | 'tips'>,
): string => {
  const forDealer =
    Object.keys(tips).length === 0 ? '' : `; for the dealer ${stakesInWords(rules, tips)}`;
  return `  Seat ${seat}, ${player}: ${stakesInWords(rules, stakes)}${forDealer}`;
};

const money = (amount: number): string => formatCentsFull(cents(amount)).padStart(11);

/** In the order the dealer settles, a heading for each seat. */
export const settlement = (rules: RulesInForce, lines: readonly SettledLine[]): readonly string[] =>
  lines.flatMap((line, at) => {
    const heading = lines[at - 1]?.seat === line.seat ? [] : [`  Seat ${line.seat}`];
    const paid = line.from === 'tray' || line.paysCents === 0 ? '' : ` from the ${line.from}`;
    const text = [
      `    ${wagerName(rules, line.wager).padEnd(26)}${money(line.stakeCents)}`,
      `  ${`${line.outcome}${line.capped === true ? ', cut' : ''}`.padEnd(9)}`,
      ` pays ${money(line.paysCents)}${paid}, back ${money(line.returnedCents).trim()}`,
    ].join('');
    return [...heading, `${text}`, `      ${line.hand} [${line.cite}]`];
  });

export const dealerTold = (notices: readonly Notice[]): readonly (readonly string[])[] =>
  notices.length === 0
    ? []
    : [['The dealer is told', ...notices.map(({ text, cite }) => `  ${text} [${cite}]`)]];

/** What a seat staked and got; `note` where its stakes are not those it placed. */
export const seatResult = (
  { seat, player, stakes }: Pick<HandInPlay<unknown>, 'seat' | 'player' | 'stakes'>,
  lines: readonly SettledLine[],
  note = '',
): string => {
  const staked = Object.values(stakes).reduce<number>((sum, amount) => sum + amount, 0);
  const back = lines
    .filter((line) => line.seat === seat)
    .reduce((sum, { paysCents, returnedCents }) => sum + paysCents + returnedCents, 0);
  return `  Seat ${seat}, ${player}: staked ${formatCents(cents(staked))}${note}, receives ${formatCents(cents(back))}, net ${back >= staked ? '+' : ''}${formatCents(cents(back - staked))}`;
};

/** Every clause cited, once and in order, in words. */
export const clausesInWords = (rules: RulesInForce, cited: readonly string[]): readonly string[] =>
  [...new Set(cited)]
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .map((id) => `  ${id}: ${wordsOf(rules, id)}`);

/** What the document reads differently from the others is told as it reads it. */
const wordsOf = ({ rulebook: { readings } }: RulesInForce, id: string): string =>
  clause(id)?.words ?? readings.find((one) => one.id === id)?.reading ?? 'no such clause';
