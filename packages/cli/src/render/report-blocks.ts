import { type Cents, cents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import { citationLabel } from '@baize/rulebook';
import { type DayReport, lineName } from '@baize/table';
import colors from 'picocolors';
import { type Block, dollars, dollarsOfMicros, grid, type LedgerLine, ledger } from './ledger.js';
import { counted } from './numbers.js';
import { dim, wrap } from './text.js';

const line = (what: string, amount: Cents): LedgerLine => [what, dollars(amount)];
const less = (amount: Cents): Cents => cents(-amount);
const winOf = (parts: readonly { readonly winCents: Cents }[]): Cents =>
  cents(parts.reduce((sum, { winCents }) => sum + winCents, 0));

export const trayBlock = ({ tray, drop, winCents }: DayReport, columns: number): Block =>
  ledger(
    'Tray and drop',
    [
      tray.closingCents === null
        ? line('In the tray by the books', tray.booksCents)
        : line('Closing, as counted', tray.closingCents),
      line('Less opening, as counted', less(tray.openingCents)),
      line(`Less fills (${counted(tray.fills)})`, less(tray.fillsCents)),
      line(`Credits (${counted(tray.credits)})`, tray.creditsCents),
      line(`Drop, from ${counted(drop.buyIns)} buy-ins`, drop.cents),
      'rule',
      line('Table win', winCents),
    ],
    columns,
  );

type Wins = Pick<
  DayReport,
  'wagers' | 'pots' | 'anteBonus' | 'corrections' | 'tips' | 'winCents'
> & {
  readonly jackpots: readonly Pick<DayReport['jackpots'][number], 'winCents'>[];
  readonly tray: Pick<DayReport['tray'], 'overCents'>;
};

/** The same win, from settled lines. */
export const winBlock = (report: Wins, columns: number): Block => {
  const { wagers, pots, anteBonus, jackpots, corrections, tips, tray, winCents } = report;
  const contest = wagers.filter(({ kind }) => kind === 'contest');
  const sides = wagers.filter(({ kind }) => kind === 'side-bet');
  const lines: readonly LedgerLine[] = [
    ...(pots === null
      ? [line(capital(contest.map(({ wager }) => wager).join(' and ')), winOf(contest))]
      : [line('House antes and pots', pots.winCents)]),
    ...(anteBonus === null ? [] : [line('Ante bonuses', anteBonus.winCents)]),
    ...(sides.length === 0 ? [] : [line('Side bets', winOf(sides))]),
    ...(jackpots.length === 0 ? [] : [line('Jackpot wagers', winOf(jackpots))]),
    line('Corrections and adjustments', corrections.winCents),
    line('Tip wagers', tips.trayCents),
    line('Over or short at the count', tray.overCents),
    'rule',
    line('Table win', winCents),
  ];
  return ledger('Where the win comes from', lines, columns);
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Wagers lost into a pot count as won there. */
export const wagersBlock = (
  rules: Pick<RulesInForce, 'rulebook'>,
  { wagers, pots }: Pick<DayReport, 'wagers' | 'pots'>,
  columns: number,
): Block => {
  const rows = wagers.map((one) => [
    lineName(rules, one.wager),
    counted(one.bets),
    dollars(one.handleCents),
    dollars(one.paidCents),
    ...(pots === null ? [] : [dollars(one.toPotCents)]),
    dollars(one.voidCents),
    one.toPotCents > 0 ? 'in the pots' : dollars(one.winCents),
  ]);
  const intoPots = pots === null ? [] : ['Into pots'];
  return grid(
    'Wagers',
    [['', 'Bets', 'Handle', 'Paid', ...intoPots, 'Void, back', 'Win'], ...rows],
    columns,
    ['Void, back', 'Into pots', 'Bets'],
  );
};

export const potsBlock = (
  rules: Pick<RulesInForce, 'rulebook'>,
  { pots, anteBonus }: Pick<DayReport, 'pots' | 'anteBonus'>,
  columns: number,
): readonly Block[] => [
  ...(pots === null
    ? []
    : [
        ledger(
          'House antes and pots',
          [
            line(`Pots taken by the house (${counted(pots.taken)})`, pots.takenCents),
            line('Back out of void rounds', pots.backCents),
            line('Less antes of the house', less(pots.houseAnteCents)),
            'rule',
            line('Win of the pots', pots.winCents),
            line('Lost into the pots by players', pots.playersCents),
            line('Paid out of the pots to players', pots.paidCents),
          ],
          columns,
        ),
      ]),
  ...(anteBonus === null
    ? []
    : [
        ledger(
          lineName(rules, 'ante-bonus'),
          [line(`Paid from the tray (${counted(anteBonus.paid)})`, less(anteBonus.paidCents))],
          columns,
        ),
      ]),
];

/** What the tray kept of a jackpot's wagers; below it, the fund held for players. */
export const jackpotBlocks = (
  rules: RulesInForce,
  { jackpots }: DayReport,
  columns: number,
): readonly Block[] =>
  jackpots.map((jackpot) =>
    ledger(
      jackpotName(lineName(rules, jackpot.jackpot)),
      [
        line(`Wagered (${counted(jackpot.bets)})`, jackpot.handleCents),
        line(
          `Less fixed awards, tray (${counted(jackpot.fixedAwards)})`,
          less(jackpot.fixedAwardCents),
        ),
        line('Less envy, tray', less(jackpot.envyCents)),
        'rule',
        line('Win of the tray', jackpot.winCents),
        line('Void, back to players', jackpot.voidCents),
        ['Owed to the meter', dollarsOfMicros(jackpot.toMeterMicros)],
        ['Owed to the reserve', dollarsOfMicros(jackpot.toReserveMicros)],
        line(`Awards, meter (${counted(jackpot.meterAwards)})`, jackpot.meterAwardCents),
        ['Display at the opening', dollarsOfMicros(jackpot.openingMicros)],
        ['Display at the close', dollarsOfMicros(jackpot.closingMicros)],
      ],
      columns,
    ),
  );

const jackpotName = (name: string): string =>
  name.includes('Jackpot') ? name : `${name}, jackpot`;

export const tipsBlock = ({ tips }: Pick<DayReport, 'tips'>, columns: number): Block =>
  ledger(
    'Tips, apart from drop and win',
    [
      line(`Won by tip wagers (${counted(tips.wagers)})`, tips.wonCents),
      ...(tips.resettledCents === 0 ? [] : [line('Settled again', tips.resettledCents)]),
      line(`In the tip box (${counted(tips.inBox)})`, tips.inBoxCents),
      'rule',
      line('To the dealers', tips.toDealersCents),
    ],
    columns,
  );

export const correctionsBlock = (
  { corrections }: Pick<DayReport, 'corrections'>,
  columns: number,
): Block =>
  ledger(
    'Corrections',
    [
      line(`Settled again (${counted(corrections.resettled)})`, less(corrections.resettledCents)),
      ...(corrections.resettledTipCents === 0
        ? []
        : [line('Tips settled again', less(corrections.resettledTipCents))]),
      line(`Adjusted (${counted(corrections.adjusted)})`, less(corrections.adjustedCents)),
      'rule',
      line('For the tray', corrections.winCents),
    ],
    columns,
  );

/** How often each happened, and what the document says of it. */
export const irregularityLines = (
  { rulebook }: Pick<RulesInForce, 'rulebook'>,
  { irregularities: all }: Pick<DayReport, 'irregularities'>,
  columns: number,
): readonly string[] => {
  const words = all.map(({ kind }) => kind.replaceAll('-', ' '));
  const wordColumns = Math.max(0, ...words.map((text) => text.length));
  const start = COUNT_COLUMNS + wordColumns + 4;
  const rows = all.flatMap(({ kind, cite, count }, at) => {
    const label = `${counted(count).padStart(COUNT_COLUMNS)}  ${(words[at] ?? '').padEnd(wordColumns)}  `;
    const says = kind === 'round-voided' ? VOIDED : rulebook.irregularities[kind].value.words;
    return wrap([says, dim(`[${citationLabel(cite)}]`)], columns - start).map(
      (text, row) => `${row === 0 ? label : ' '.repeat(start)}${text}`,
    );
  });
  return ['', colors.bold('Irregularities'), ...(rows.length === 0 ? ['  none'] : rows)];
};

const COUNT_COLUMNS = 6;
const VOIDED = 'A floorperson ended the round: everything goes back.';
