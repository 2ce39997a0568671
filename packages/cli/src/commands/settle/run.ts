import { type Cents, formatCents } from '@baize/money';
import { citationLabel } from '@baize/rulebook';
import { type AnswerLine, type RoundAnswer, settleFile } from '@baize/table';
import Table from 'cli-table3';
import colors from 'picocolors';
import { BadInput } from '../../bad-input.js';
import { dealerWords } from '../../felt/dealer.js';
import { nameOfFile, readJson } from '../../input/input-file.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { SETTLE } from './command.js';

export const run = (terminal: Terminal, file: string, options: Given<typeof SETTLE>): void => {
  const data = readJson(file, terminal);
  if (Array.isArray(data)) {
    const answers = data.map((round: unknown) => {
      const settled = settleFile(round);
      return settled.ok ? settled.value : { error: settled.error };
    });
    if (options.json) terminal.printJson(answers);
    else terminal.print(answers.map(settleText).join('\n\n'));
    return;
  }
  const settled = settleFile(data);
  if (!settled.ok) throw new BadInput(`${nameOfFile(file)}: ${settled.error}`);
  if (options.json) terminal.printJson(settled.value);
  else terminal.print(settleText(settled.value));
};

const dollars = (amount: number): string => formatCents(amount as Cents);

export const settleText = (answer: RoundAnswer | { readonly error: string }): string => {
  if ('error' in answer) return colors.red(`This round cannot be settled: ${answer.error}`);
  return [
    colors.bold(dealerWords(answer.dealer)),
    linesTable(answer.lines),
    ...potWords(answer),
    ...Object.entries(answer.seats).map(
      ([seat, { staked, net }]) => `Seat ${seat} staked ${dollars(staked)} and ${netWords(net)}.`,
    ),
    ...Object.entries(answer.meters).map(
      ([id, { before, after }]) =>
        `The ${id} meter ${before === after ? `stays at ${dollars(before)}` : `goes from ${dollars(before)} to ${dollars(after)}`}.`,
    ),
    ...answer.notices.map((notice) => colors.yellow(`! ${notice}`)),
  ].join('\n');
};

const netWords = (net: number): string => {
  if (net === 0) return 'is even';
  return net > 0 ? colors.green(`won ${dollars(net)}`) : `lost ${dollars(-net)}`;
};

/** Colour never carries meaning alone. */
const OUTCOMES = {
  win: (text: string) => colors.green(text),
  lose: (text: string) => colors.dim(text),
  push: (text: string) => colors.cyan(text),
  void: (text: string) => colors.yellow(text),
} as const;

const linesTable = (lines: readonly AnswerLine[]): string => {
  const table = new Table({
    head: ['Seat', 'Wager', 'Stake', 'Outcome', 'Pays', 'Returned', 'From', 'Hand', 'Clause'],
    colAligns: ['right', 'left', 'right', 'left', 'right', 'right', 'left', 'left', 'left'],
    style: { head: [], border: [], compact: true },
  });
  for (const line of lines) {
    table.push([
      line.seat,
      line.wager,
      dollars(line.stake),
      OUTCOMES[line.outcome](line.capped ? `${line.outcome}, capped` : line.outcome),
      dollars(line.pays),
      dollars(line.returned),
      line.from,
      line.hand,
      colors.dim(citationLabel(line.cite)),
    ]);
  }
  return table.toString();
};

const potWords = ({ pot }: RoundAnswer): readonly string[] => {
  if (pot === undefined || pot === null) return [];
  const winners = pot.winners.map((winner) =>
    winner === 'dealer' ? 'the dealer' : `seat ${winner}`,
  );
  return [`The pot of ${dollars(pot.amount)} goes to ${winners.join(' and ')}.`];
};
