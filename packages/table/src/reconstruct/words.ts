import type { GameEvent, Place, Stakes } from '@baize/games';
import type { MeterEvent } from '@baize/jackpot';
import { type Cents, cents, formatCents } from '@baize/money';
import type { Citation } from '@baize/rulebook';
import type { EnvyDue } from '../table/envy-due.js';
import type { TableEvent } from '../table/events.js';
import type { AnyEvent } from './events-of-round.js';

/** What happened in a few words, and the clause it happened by. */
export interface Worded {
  readonly what: string;
  readonly cite: Citation | null;
}

export const wordsOf = (one: AnyEvent): Worded =>
  one.on === 'table'
    ? { what: atTable(one.event), cite: citeOf(one.event) }
    : { what: `${one.jackpot} jackpot: ${atJackpot(one.event)}`, cite: citeOf(one.event) };

const citeOf = (event: TableEvent | MeterEvent | GameEvent): Citation | null => {
  if ('cite' in event) return event.cite;
  if ('event' in event) return 'cite' in event.event ? event.event.cite : null;
  return null;
};

/** `CardsDealt` as words, for what needs no sentence of its own. */
const plain = (type: string): string =>
  type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

const at = (place: Place): string => (place === 'dealer' ? 'the dealer' : `seat ${place}`);

const chips = (stakes: Stakes): string =>
  Object.entries(stakes)
    .map(([wager, stake]) => `${wager} ${formatCents(stake)}`)
    .join(', ');

const inWords = (amount: number): string => formatCents(cents(amount));

const envyWords = (lines: readonly EnvyDue[]): string =>
  lines
    .map(({ seat, cents: envy, hand }) => `seat ${seat} ${inWords(envy)} for ${hand}`)
    .join('; ');

const WHY = { time: 'the time was over', away: 'its player was away' } as const;
const WHY_FREED = {
  away: 'its player was away for too long',
  idle: 'its player did nothing for too long',
} as const;

const atTable = (event: TableEvent): string => {
  switch (event.type) {
    case 'RoundStarted':
      return `round ${event.round} starts with deck ${event.deck}`;
    case 'RoundEnded':
      return `the round is over: ${event.outcome}; the deck is ${event.deck}`;
    case 'InRound':
      return event.why === undefined
        ? inRound(event.event)
        : `${inRound(event.event)}: ${WHY[event.why]}`;
    case 'BeforeDeal':
      return event.event.type === 'StepDone'
        ? plain(event.event.step.replaceAll('-', ' '))
        : plain(event.event.type);
    case 'ChipRejected':
      return `the sensor does not accept the chip of ${at(event.seat)}, and it goes back`;
    case 'ChipAccepted':
      return `the sensor accepts the chip of ${at(event.seat)} after all`;
    case 'JackpotWagersCollected':
      return `${event.chips.length} jackpot wagers are collected`;
    case 'StubRacked':
      return event.counted === null
        ? 'the stub goes to the rack'
        : `the stub goes to the rack: ${event.counted} cards counted`;
    case 'StubMiscounted':
      return `the stub is counted ${event.counted}, off by ${event.off}`;
    case 'IrregularityCalled':
      return `${event.kind.replaceAll('-', ' ')}${event.place === null ? '' : ` at ${at(event.place)}`}${event.card === undefined ? '' : ` (${event.card})`}: ${event.outcome.words}`;
    case 'RoundVoided':
      return `the round is void: ${event.reason}`;
    case 'RuledToContinue':
      return `the round goes on: ${event.reason}`;
    case 'TakenUp':
      return `the ${event.tucked === undefined ? 'cards' : 'discards'} of ${at(event.place)} go to the rack${event.counted === null ? '' : `, ${event.counted} counted`}${event.tucked === undefined ? '' : `; ${event.tucked} stay under a wager`}`;
    case 'AwardPaid':
      return `seat ${event.seat} is paid ${inWords(event.cents)} from the ${event.jackpot} jackpot`;
    case 'AwardWithdrawn':
      return `the ${event.jackpot} award of seat ${event.seat} is withdrawn`;
    case 'AwardKeyed':
      return `the ${event.jackpot} award of seat ${event.seat} is keyed: ${inWords(event.cents)}`;
    case 'AwardChanged':
      return `the ${event.jackpot} award of seat ${event.seat} is worked out again: ${inWords(event.cents)}`;
    case 'NoAwardRuled':
      return `seat ${event.seat} gets no ${event.jackpot} award: ${event.reason}`;
    case 'EnvyPaid':
      return `envy is paid: ${envyWords(event.lines)}`;
    case 'EnvyWithdrawn':
      return `envy is not paid: ${envyWords(event.lines)}`;
    case 'CardsCorrected':
      return `${at(event.place)}: ${event.from.join(' ')} is corrected to ${event.to.join(' ')}: ${event.reason}`;
    case 'RoundResettled':
      return `settled again: ${event.reason}; ${event.changes.length} lines change`;
    case 'PaymentAdjusted':
      return `seat ${event.seat} ${event.cents < 0 ? 'gives back' : 'receives'} ${inWords(Math.abs(event.cents))}: ${event.reason}`;
    case 'PlayerLeft':
      return event.why === undefined
        ? `${event.player} leaves seat ${event.seat}`
        : `seat ${event.seat} is freed: ${WHY_FREED[event.why]}`;
    case 'SatOut':
      return `seat ${event.seat} sits out${event.why === 'asked' ? '' : `: ${WHY[event.why]}`}`;
    case 'TimeCalled':
      return `time is called: ${event.seats.map(at).join(', ')}, ${event.seconds} seconds to decide`;
    case 'BettingPassed':
      return 'nobody bet in time, and bets are taken again';
    case 'AbandonmentRuled':
      return `seat ${event.seat} ${event.lost ? 'is lost' : 'plays on'}: ${event.reason}`;
    case 'DealerRelieved':
      return `${event.to} deals in place of ${event.from}`;
    case 'InCards':
      return plain(event.event.type);
    default:
      return plain(event.type);
  }
};

const inRound = (event: GameEvent): string => {
  switch (event.type) {
    case 'WagersPlaced':
      return `seat ${event.seat} wagers ${chips(event.stakes) || 'nothing'}${tipped(event.tips)}`;
    case 'BettingClosed':
      return 'no more bets';
    case 'CardsDealt':
      return event.cards.map(({ card, to }) => `${card} to ${at(to)}`).join(', ');
    case 'Turned':
      return `${at(event.place)} shows ${event.cards.join(' ')}`;
    case 'Decided':
      return `seat ${event.seat} ${decided(event)}`;
    case 'BonusClaimed':
      return `seat ${event.seat} claims ${event.wagers.join(', ')}`;
    case 'WagersSetAside':
      return `seat ${event.seat}: ${event.wagers.join(', ')} ${event.as}`;
    case 'RaiseCut':
      return `the raise of seat ${event.seat} is cut to ${inWords(event.toCents)}`;
    case 'BonusesSettled':
      return `bonus and jackpot wagers are settled: ${event.lines.length} lines`;
    case 'DealerFolded':
      return 'the dealer folds';
    case 'ActionOpened':
      return `the seats act in this order: ${event.order.join(', ')}`;
    case 'SeatExcused':
      return `seat ${event.seat} is not asked${event.draws ? ', and draws' : ''}`;
    case 'HandCompleted':
      return event.anteBonus === null
        ? 'the hand is complete'
        : `the hand is complete: an ante bonus of ${formatCents(event.anteBonus.paysCents)}`;
    case 'SeatSettled':
      return event.givenUp === true
        ? `what seat ${event.seat} gave up is taken: ${event.lines.length} lines`
        : `seat ${event.seat} is settled: ${event.lines.length} lines`;
    case 'RoundSettled':
      return `settled: ${event.lines.length} lines`;
    case 'RoundOpened':
      return `round ${event.round}`;
  }
};

const tipped = (tips: Stakes): string =>
  Object.keys(tips).length === 0 ? '' : `; for the dealer ${chips(tips)}`;

const decided = (event: Extract<GameEvent, { readonly type: 'Decided' }>): string => {
  if ('playCents' in event) return stays(event.decision, event.playCents);
  const { decision } = event;
  if (decision.kind !== 'fold') return stays(decision.kind, decision.cents);
  return decision.claims.length === 0 ? 'folds' : `folds and claims ${decision.claims.join(', ')}`;
};

const stays = (decision: string, amount: Cents): string =>
  decision === 'fold' ? 'folds' : `${decision}s ${formatCents(amount)}`;

const atJackpot = (event: MeterEvent): string => {
  switch (event.type) {
    case 'WinnersKeyed':
      return event.winners
        .map(
          ({ seat, hand, cents: won }) => `seat ${seat} is keyed for ${formatCents(won)}, ${hand}`,
        )
        .join('; ');
    case 'ChipsCounted':
      return `${event.chips} chips counted, ${event.accepted} accepted`;
    case 'CountResolved':
      return `seat ${event.seat}, ${event.how.replaceAll('-', ' ')}: ${event.reason}`;
    case 'HitRejected':
      return `hit ${event.hit} is rejected: ${event.reason}`;
    default:
      return plain(event.type);
  }
};
