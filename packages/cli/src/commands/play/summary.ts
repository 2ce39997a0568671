import { type Cents, cents, formatCents } from '@baize/money';
import colors from 'picocolors';
import { netWords } from '../../felt/lines.js';
import { prose } from '../../render/text.js';

interface Summary {
  readonly rounds: number;
  readonly purse: {
    readonly chipsCents: Cents;
    readonly boughtCents: Cents;
    readonly stakedCents: Cents;
    readonly backCents: Cents;
    /** Wagers of an unfinished round. */
    readonly onFeltCents: Cents;
  };
  readonly recordedIn: string | undefined;
  readonly columns: number;
}

export const summaryLines = ({
  rounds,
  purse,
  recordedIn,
  columns,
}: Summary): readonly string[] => {
  const net = cents(purse.chipsCents - purse.boughtCents);
  const sentences = [
    `${rounds === 1 ? '1 round' : `${rounds} rounds`}.`,
    ...(purse.onFeltCents === 0
      ? []
      : [
          `You left in the middle of a round: its ${formatCents(purse.onFeltCents)} stay on the felt.`,
        ]),
    `You staked ${formatCents(purse.stakedCents)} and got back ${formatCents(purse.backCents)};`,
    `you bought in for ${formatCents(purse.boughtCents)} and take home ${formatCents(purse.chipsCents)}:`,
    `${netWords(net)}.`,
  ];
  return [
    colors.bold('You leave the table.'),
    ...prose(sentences.join(' '), columns),
    ...(recordedIn === undefined ? [] : [`Look at it again: baize replay ${recordedIn}`]),
  ];
};
