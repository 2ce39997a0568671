import {
  addRicochetTallies,
  BEST_RESPONSE_IN_WORDS,
  countRicochet,
  type RicochetEstimate,
  type RicochetTally,
  ricochetEstimate,
  ricochetFigures,
  ricochetGame,
  ricochetSimulation,
} from '@baize/odds';
import colors from 'picocolors';
import type { GameSimulation, Played, SimulateOrder, Told } from '../commands/simulate/game.js';
import { playedLines } from '../commands/simulate/played-lines.js';
import { blockLines, grid, type LedgerLine, ledger } from '../render/ledger.js';
import { counted, percent } from '../render/numbers.js';
import { prose } from '../render/text.js';

/** The result by place in the order of action; exact for a single player. */
const told = (order: SimulateOrder, tally: RicochetTally | null, played: Played): Told => {
  const estimate = tally === null || played.played < 2 ? null : ricochetEstimate(tally);
  const exact = order.players === 1 ? exactHouseEdge(order) : null;
  const done = { ...played, estimate, exact };
  return { json: done, lines: (...how) => simulationText(order, done, ...how) };
};

const exactHouseEdge = ({ table: { rules } }: SimulateOrder): number => {
  const game = ricochetGame(rules);
  return ricochetFigures(game, countRicochet(game)).edge;
};

export const SIMULATION: GameSimulation = {
  start: ricochetSimulation,
  add: addRicochetTallies,
  blockRounds: 128,
  atOnce: { fast: 1, core: 1 },
  told,
};

interface Done extends Played {
  /** Null when too few rounds were played. */
  readonly estimate: RicochetEstimate | null;
  /** The exact edge for a single player; several have not been counted. */
  readonly exact: number | null;
}

const WIDEST = 110;
const LEDGER = 76;

export const simulationText = (
  order: SimulateOrder,
  { complete, played, estimate, exact }: Done,
  seconds: number,
  terminal: number,
): readonly string[] => {
  const columns = Math.min(WIDEST, terminal);
  const head = playedLines(order, { complete, played }, seconds, columns);
  if (estimate === null) return head;
  return [
    ...head,
    ...blockLines(
      ledger("The house's win, of each player's ante", houseLines(estimate, exact), LEDGER),
    ),
    ...blockLines(
      grid('By place in the order of action', placeRows(estimate), columns, ['not asked']),
    ),
    ...blockLines(ledger("What becomes of the dealer's hand", dealerLines(estimate), LEDGER)),
    '',
    ...prose(
      `A sample of ${counted(played)} rounds with 99 % intervals, not a count. ${BEST_RESPONSE_IN_WORDS}`,
      columns,
      colors.dim,
    ),
  ];
};

const plusMinus = ({ mean, plusMinus: half }: RicochetEstimate['house']): string =>
  `${percent(mean, 2)} ± ${percent(half, 2)}`;

const houseLines = (
  { house, housePaid }: RicochetEstimate,
  exact: number | null,
): readonly LedgerLine[] => [
  ['ante bonuses at what they are worth', plusMinus(house)],
  ['ante bonuses as they were paid', plusMinus(housePaid)],
  exact === null
    ? null
    : [
        `exact, ${Math.abs(house.mean - exact) <= house.plusMinus ? 'inside' : 'outside'} the first interval`,
        percent(exact, 4),
      ],
];

const placeRows = ({ places }: RicochetEstimate): readonly (readonly string[])[] => [
  ['', 'net, in antes', 'fold', 'play', 'not asked'],
  ...places.map(({ net, decisions }, at) => [
    placeWords(at, places.length),
    `${net.mean.toFixed(3)} ± ${net.plusMinus.toFixed(3)}`,
    percent(decisions.fold, 1),
    percent(decisions.play, 1),
    percent(decisions['not-asked'], 1),
  ]),
];

const placeWords = (at: number, of: number): string => {
  if (of === 1) return 'the only one';
  if (at === 0) return 'first';
  return at === of - 1 ? 'last' : `number ${at + 1}`;
};

const dealerLines = ({ dealer }: RicochetEstimate): readonly LedgerLine[] => [
  ['kicked out', percent(dealer.kickedOut, 2)],
  ["beaten by a player's two cards", percent(dealer.beatenByTwo, 2)],
  ['beaten or tied by a player who drew', percent(dealer.discarded, 2)],
  ['takes the pot', percent(dealer.tookThePot, 2)],
];
