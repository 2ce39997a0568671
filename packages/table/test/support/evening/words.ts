import type { GameEvent, Place, SettledLine } from '@baize/games';
import { displayedMicros, type MeterEvent } from '@baize/jackpot';
import { type Cents, cents, centsBelow, formatCents, formatCentsFull } from '@baize/money';
import { present } from '@baize/result';
import {
  type DayReport,
  type Happened,
  receiptsOf,
  type TableCommand,
  type TableEvent,
  trayCents,
  type World,
} from '../../../src/index.js';

/** An order, with what the screen asked for when it was given. */
export interface Ordered {
  readonly command: TableCommand;
  readonly step: string | null;
  readonly departs: boolean;
}

const amount = (value: number): string => formatCents(cents(value));
const signed = (value: number): string =>
  value < 0 ? `-${amount(-value)}` : value > 0 ? `+${amount(value)}` : '$0';
const whose = (place: Place): string => (place === 'dealer' ? 'dealer' : `seat ${place}`);
const chips = (stakes: object): string =>
  Object.entries(stakes)
    .map(([wager, stake]) => `${wager} ${amount(stake)}`)
    .join(', ');

/** Who does what: by the book in the words of the book, otherwise in their own. */
export const orderInWords = (world: World, { command, step, departs }: Ordered): string => {
  const own = ownWords(world, command);
  if (own !== null) return `${command.by} ${own}`;
  return departs ? `${command.by} does ${command.type}` : `${command.by}: ${step}`;
};

const ownWords = (world: World, command: TableCommand): string | null => {
  switch (command.type) {
    case 'OpenTable':
      return `opens table ${world.table.slug} for ${command.dealer}, the tray counted: ${amount(command.trayCents)}`;
    case 'CloseTable':
      return `closes table ${world.table.slug}, the tray counted: ${amount(command.trayCents)}`;
    case 'RelieveDealer':
      return `hands over to ${command.dealer}`;
    case 'Sit':
      return `takes seat ${command.seat}`;
    case 'Leave':
      return `leaves seat ${command.seat}`;
    case 'BuyIn':
      return `changes ${amount(command.cents)} for ${command.player}`;
    case 'TipDealer':
      return `tips the dealer ${amount(command.cents)}`;
    case 'FillTray':
      return `brings a fill of ${amount(command.cents)}, slip ${command.slip}`;
    case 'CreditTray':
      return `takes a credit of ${amount(command.cents)}, slip ${command.slip}`;
    case 'TakeDrop':
      return `takes the drop box: ${amount(command.cents)}`;
    case 'PlaceWagers':
      return `(seat ${command.seat}) wagers ${chips(command.stakes)}`;
    case 'SenseChip':
      return `sees that the sensor of seat ${command.seat} ${command.accepted ? 'accepts' : 'does not accept'} the ${command.wager} chip`;
    case 'Decide':
      return `(seat ${command.seat}) ${decision(command.decision)}`;
    case 'CallIrregularity':
      return `calls: ${command.kind.replaceAll('-', ' ')}${command.place === undefined || command.place === null ? '' : `, ${whose(command.place)}`}${command.cards === undefined ? '' : `, ${command.cards} cards`}${command.card === undefined ? '' : `, ${command.card}`}`;
    case 'RuleContinue':
      return `rules that the round goes on: ${command.reason}`;
    case 'RuleAbandoned':
      return `rules that the wagers of seat ${command.seat} ${command.lost ? 'are lost' : 'play on'}: ${command.reason}`;
    case 'ResolveCount':
      return `settles the count at seat ${command.seat} (${command.how}): ${command.reason}`;
    case 'CorrectCards':
      return `corrects the cards of ${whose(command.place)} to ${command.cards.join(' ')}: ${command.reason}`;
    case 'Resettle':
      return `settles the round again: ${command.reason}${command.second === undefined ? '' : ` (with ${command.second})`}`;
    case 'AtJackpot':
      return atJackpot(command);
    default:
      return null;
  }
};

const decision = (made: Extract<TableCommand, { readonly type: 'Decide' }>['decision']): string => {
  if (typeof made === 'string') return `${made}s`;
  return made.kind === 'fold' ? 'folds' : `${made.kind}s ${amount(made.cents)}`;
};

const atJackpot = ({
  jackpot,
  step,
}: Extract<TableCommand, { readonly type: 'AtJackpot' }>): string | null => {
  switch (step.type) {
    case 'Open':
      return `opens the ${jackpot} jackpot for ${step.tables.join(' and ')}`;
    case 'LinkTable':
      return `links table ${step.table} to the ${jackpot} jackpot`;
    case 'ModifyPrize':
      return `posts a ${jackpot} prize of ${amount(step.prizeCents)}: ${step.reason}`;
    case 'RejectHit':
      return `rejects the ${jackpot} award: ${step.reason}`;
    default:
      return null;
  }
};

const INDENT = '    ';

/** A jackpot award is keyed with its line and paid in steps of its own; envy waits for the award. */
const paidOf = (
  { wager, outcome, paysCents, from }: SettledLine,
  jackpots: readonly string[],
): string => {
  if (paysCents === 0) return outcome === 'win' && jackpots.includes(wager) ? 'to be keyed' : '';
  const sum = formatCentsFull(paysCents);
  if (wager.endsWith(':envy')) return `${sum} of envy, which waits for the award`;
  if (jackpots.includes(wager)) return `award of ${sum} from the ${from}, paid in its own steps`;
  return `pays ${sum} from the ${from}`;
};

const linesOf = (world: World, lines: readonly SettledLine[]): readonly string[] =>
  lines.map((line) => {
    const { seat, wager, stakeCents, outcome, returnedCents, from, hand, cite } = line;
    const jackpots = world.rules.inForce.jackpots.map(({ id }) => id);
    const paid = paidOf(line, jackpots);
    const back = returnedCents > 0 ? `${formatCentsFull(returnedCents)} back` : '';
    const what =
      [paid, back].filter((part) => part !== '').join(', ') ||
      (from === 'pot' ? 'to the pot' : 'taken');
    const moved = `seat ${seat}  ${wager.padEnd(16)} ${formatCentsFull(stakeCents).padStart(8)}  ${outcome.padEnd(4)}`;
    return `${INDENT}${moved}  ${outcome === 'win' && paid === '' && back === '' ? 'nothing to pay' : what}; ${hand} [${cite}]`;
  });

const hands = (cards: readonly { readonly card: string; readonly to: Place }[]): string => {
  const at = new Map<Place, string[]>();
  for (const { card, to } of cards) at.set(to, [...(at.get(to) ?? []), card]);
  return [...at]
    .map(([place, hand]) => {
      const hidden = hand.filter((card) => card === '??').length;
      const shown = hand.filter((card) => card !== '??').join(' ');
      const down = hidden === 0 ? '' : `${hidden} face down`;
      return `${whose(place)}: ${[down, shown].filter((part) => part !== '').join(', ')}`;
    })
    .join('; ');
};

/** What came of an order, in the order in which it happened. */
export const whatCameOfIt = (world: World, happened: Happened): readonly string[] => {
  const lines =
    'jackpot' in happened
      ? happened.events.flatMap((event) => atMeter(happened.jackpot, event))
      : happened.events.flatMap((event) => atTable(world, event));
  return lines.map((line) => `${INDENT}${line}`);
};

const atTable = (world: World, event: TableEvent): readonly string[] => {
  switch (event.type) {
    case 'InRound':
      return inRound(world, event.event);
    case 'BeforeDeal':
      return event.event.type === 'ChipsCounted'
        ? [`chips: ${event.event.chips}; wagers accepted: ${event.event.accepted}`]
        : [];
    case 'ChipRejected':
      return [`the ${event.wager} chip goes back to ${event.player} [${event.cite}]`];
    case 'StubRacked':
      return event.counted === null ? [] : [`${event.counted} cards counted`];
    case 'StubMiscounted':
      return [
        `${event.counted} cards counted, ${Math.abs(event.off)} too ${event.off < 0 ? 'few' : 'many'} [${event.cite}]`,
      ];
    case 'IrregularityCalled':
      return [`the book: ${event.outcome.words} [${event.cite}]`];
    case 'TakenUp':
      return event.counted === null ? [] : [`${event.counted} cards counted`];
    case 'AwardPaid':
      return [`${event.player} is paid ${amount(event.cents)} [${event.cite}]`];
    case 'AwardWithdrawn':
      return [`the award of ${event.player} is withdrawn: ${amount(event.cents)} [${event.cite}]`];
    case 'AwardChanged':
      return [
        `the award of ${event.player} is ${amount(event.cents)} now, ${signed(event.changeCents)} [${event.cite}]`,
      ];
    case 'AwardKeyed':
      return [`the award of ${event.player} is keyed: ${amount(event.cents)} [${event.cite}]`];
    case 'EnvyPaid':
    case 'EnvyWithdrawn':
      return event.lines.map(
        ({ player, cents: envy, hand }) =>
          `${event.type === 'EnvyPaid' ? 'envy' : 'no envy'}: ${player}, ${amount(envy)} for ${hand} [${event.cite}]`,
      );
    case 'CardsCorrected':
      return [`was ${event.from.join(' ')}`];
    case 'RoundResettled':
      return [
        ...event.changes.flatMap(({ before, after }) => [
          ...(before === null ? [] : linesOf(world, [before]).map((line) => `was ${line.trim()}`)),
          ...(after === null ? [] : linesOf(world, [after]).map((line) => `now ${line.trim()}`)),
        ]),
        `[${event.cite}]`,
      ];
    case 'TableClosed':
      return [`against the books: ${signed(event.overCents)}`];
    case 'AbandonmentRuled':
    case 'RoundVoided':
      return [`[${event.cite}]`];
    case 'RoundEnded':
      return [`the round is ${event.outcome}; the deck is ${event.deck}`];
    default:
      return [];
  }
};

const inRound = (world: World, event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'CardsDealt':
      return [hands(event.cards)];
    case 'Turned':
      return [event.cards.join(' ')];
    case 'WagersSetAside':
      return [`seat ${event.seat}: ${event.wagers.join(', ')} ${event.as} [${event.cite}]`];
    case 'RaiseCut':
      return [
        `the raise of seat ${event.seat} is cut to ${amount(event.toCents)}, ${amount(event.returnedCents)} back [${event.cite}]`,
      ];
    case 'DealerFolded':
      return [`the dealer's hand is folded: ${event.words} [${event.cite}]`];
    case 'ActionOpened':
      return [`seats act in this order: ${event.order.join(', ')}`];
    case 'SeatExcused':
      return [
        `seat ${event.seat} is not asked${event.draws ? ', and draws for the ante bonus' : ''} [${event.cite}]`,
      ];
    case 'HandCompleted':
      return event.anteBonus === null
        ? []
        : linesOf(world, [event.anteBonus]).map((line) => line.trim());
    case 'SeatSettled':
    case 'BonusesSettled':
      return linesOf(world, event.lines).map((line) => line.trim());
    case 'RoundSettled': {
      const paid = paidBefore(world);
      const now = event.lines.filter(
        ({ seat, wager }) => !paid.some((one) => one.seat === seat && one.wager === wager),
      );
      return linesOf(world, now).map((line) => line.trim());
    }
    default:
      return [];
  }
};

/** Lines of seats that were finished before the round was; what the dealer had to say of them is said by then. */
const paidBefore = ({ table }: World): readonly SettledLine[] => {
  const game = table.phase === 'open' ? table.round?.game : undefined;
  return game !== undefined && 'paid' in game
    ? (game.paid ?? []).flatMap(({ lines }) => lines)
    : [];
};

const atMeter = (jackpot: string, event: MeterEvent): readonly string[] => {
  const shows = (display: Cents): string => `${jackpot} display: ${formatCentsFull(display)}`;
  switch (event.type) {
    case 'Opened':
      return [
        event.prizeCents === null
          ? shows(centsBelow(present(event.effect.meterMicros, 'the amount that it opens with')))
          : `posted prize: ${formatCentsFull(event.prizeCents)}`,
      ];
    case 'Contributed':
      return [shows(centsBelow(event.displayMicros))];
    case 'CountResolved':
      return [`[${event.cite}]`];
    case 'WinnersKeyed':
      return event.winners.map(
        ({ seat, hand, percent, cents: award, from, cite }) =>
          `keyed: seat ${seat}, ${hand}, ${percent === null ? '' : `${percent} % of ${from === 'meter' ? 'the meter' : 'the posted prize'}, `}${amount(award)} from the ${from} [${cite}]`,
      );
    case 'SupervisorCalled':
      return [`a supervisor is called [${event.cite}]`];
    case 'HitRejected':
      return [`rejected [${event.cite}]`];
    case 'PrizeModified':
      return [`[${event.cite}]`];
    default:
      return [];
  }
};

/** What a player has in hand of the round, and what tray and meters hold after it. */
export const afterRound = (world: World): readonly string[] => {
  const { settled } = world.table;
  const receipts =
    settled === null
      ? []
      : receiptsOf(settled).map(({ seat, player, issue, stakedCents, backCents, netCents }) => {
          const number = issue === 1 ? '' : `, receipt ${issue}`;
          return `seat ${seat}, ${player}: staked ${amount(stakedCents)}, back ${amount(backCents)}, net ${signed(netCents)}${number}`;
        });
  const meters = Object.entries(world.meters).flatMap(([jackpot, meter]) =>
    meter === undefined || meter.phase === 'unopened'
      ? []
      : [`${jackpot} ${formatCentsFull(centsBelow(displayedMicros(meter)))}`],
  );
  return [
    'Receipts',
    ...receipts.map((line) => `${INDENT}${line}`),
    `Tray ${amount(trayCents(world))}${meters.length === 0 ? '' : `; on display: ${meters.join(', ')}`}`,
  ];
};

export const reportInWords = (report: DayReport): readonly string[] => {
  const { tray, drop, wagers, jackpots, winCents, pots, anteBonus, corrections, tips } = report;
  return [
    'The day of the table',
    `${INDENT}opened with ${amount(tray.openingCents)}, fills ${amount(tray.fillsCents)}, credits ${amount(tray.creditsCents)}, closed with ${amount(tray.closingCents ?? 0)}`,
    `${INDENT}drop ${amount(drop.cents)}, win ${signed(winCents)}, over or short ${signed(tray.overCents)}, tips ${amount(tips.inBoxCents)}`,
    ...wagers.map(
      ({ wager, bets, handleCents, winCents: win }) =>
        `${INDENT}${wager}: ${bets} bets, handle ${amount(handleCents)}, win ${signed(win)}`,
    ),
    ...(pots === null ? [] : [`${INDENT}pots: win ${signed(pots.winCents)}`]),
    ...(anteBonus === null ? [] : [`${INDENT}ante bonus: win ${signed(anteBonus.winCents)}`]),
    ...jackpots.map(
      ({ jackpot, bets, fixedAwardCents, meterAwardCents, envyCents, winCents: win }) =>
        `${INDENT}${jackpot} jackpot: ${bets} bets, fixed awards ${amount(fixedAwardCents)}, from the meter ${amount(meterAwardCents)}, envy ${amount(envyCents)}, win ${signed(win)}`,
    ),
    `${INDENT}corrections: ${signed(corrections.winCents)}`,
  ];
};
