import type { GameEvent, LineId } from '@baize/games';
import type { MeterEvent } from '@baize/jackpot';
import { cents, formatCents } from '@baize/money';
import type { Citation } from '@baize/rulebook';
import type { EnvyDue } from '../table/envy-due.js';
import type { Told } from '../table/tell.js';
import { inRound } from './in-round.js';
import { does, placeIn, type Voice, verbFor, whose } from './voice.js';

/** One thing that happened, on the table or at one of its jackpots, as somebody may be told of it. */
export type Telling =
  | { readonly on: 'table'; readonly event: Told }
  | { readonly on: 'jackpot'; readonly jackpot: string; readonly event: MeterEvent };

/** What happened in a few words, and the clause it happened by. */
export interface Worded {
  readonly what: string;
  readonly cite: Citation | null;
}

export const narrate = (one: Telling, voice: Voice): Worded =>
  one.on === 'table'
    ? { what: atTable(one.event, voice), cite: citeOf(one.event) }
    : {
        what: `${voice.wager(one.jackpot as LineId)}: ${atJackpot(one.event, voice)}`,
        cite: citeOf(one.event),
      };

const citeOf = (event: Told | MeterEvent | GameEvent): Citation | null => {
  if ('cite' in event) return event.cite;
  if ('event' in event) return 'cite' in event.event ? event.event.cite : null;
  return null;
};

/** `CardsDealt` as words, for what needs no sentence of its own. */
const plain = (type: string): string =>
  type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

const inWords = (amount: number): string => formatCents(cents(amount));

const envyWords = (lines: readonly EnvyDue[], voice: Voice): string =>
  lines
    .map(({ seat, cents: envy, hand }) => `${voice.seat(seat)} ${inWords(envy)} for ${hand}`)
    .join('; ');

const WHY_FREED = {
  away: 'was away for too long',
  idle: 'has not played for several rounds',
} as const;

const atTable = (event: Told, voice: Voice): string => {
  switch (event.type) {
    case 'TableOpened':
      return 'the table is open';
    case 'TableClosed':
      return 'the table is closed';
    case 'PlayerSat':
      return `${does(voice.player(event.player), 'sit')} down at seat ${event.seat}`;
    case 'BoughtIn':
      return `${does(voice.player(event.player), 'buy')} chips for ${inWords(event.cents)}`;
    case 'DealerTipped':
      return `${does(voice.player(event.player), 'tip')} the dealer ${inWords(event.cents)}`;
    case 'RoundStarted':
      return `round ${voice.round(event.round, event.number)} starts with deck ${event.deck}`;
    case 'RoundEnded': {
      const deck = event.deck === 'kept' ? '' : `; the deck is ${event.deck}`;
      return `the round is over${event.outcome === 'void' ? ', and void' : ''}${deck}`;
    }
    case 'InRound': {
      const { why } = event;
      return why === undefined ? inRound(event.event, voice) : doneFor(event.event, why, voice);
    }
    case 'BeforeDeal':
      return event.event.type === 'StepDone'
        ? plain(event.event.step.replaceAll('-', ' '))
        : plain(event.event.type);
    case 'ChipRejected':
      return `${whose('chip', voice.seat(event.seat))} is not accepted by its sensor: it is no wager, and goes back`;
    case 'ChipAccepted':
      return `${whose('chip', voice.seat(event.seat))} is accepted by its sensor after all`;
    case 'JackpotWagersCollected':
      return event.chips.length === 1
        ? '1 jackpot wager is collected'
        : `${event.chips.length} jackpot wagers are collected`;
    case 'StubRacked':
      return event.counted === null
        ? 'the stub goes to the rack'
        : `the stub goes to the rack: ${event.counted} cards counted`;
    case 'StubMiscounted':
      return `the stub is counted ${event.counted}, off by ${event.off}`;
    case 'IrregularityCalled':
      return `${event.kind.replaceAll('-', ' ')}${event.place === null ? '' : ` at ${placeIn(voice, event.place)}`}${event.card === undefined ? '' : ` (${event.card})`}: ${event.outcome.words}`;
    case 'RoundVoided':
      return `the round is void: ${event.reason}`;
    case 'RuledToContinue':
      return `the round goes on: ${event.reason}`;
    case 'TakenUp':
      return `the ${event.tucked === undefined ? 'cards' : 'discards'} of ${placeIn(voice, event.place)} go to the rack${event.counted === null ? '' : `, ${event.counted} counted`}${event.tucked === undefined ? '' : `; ${event.tucked} stay under a wager`}`;
    case 'AwardPaid':
      return `${does(voice.seat(event.seat), 'are')} paid the ${voice.wager(event.jackpot)} award of ${inWords(event.cents)}`;
    case 'AwardWithdrawn':
      return `${whose(`${voice.wager(event.jackpot)} award`, voice.seat(event.seat))} is withdrawn`;
    case 'AwardKeyed':
      return `${whose(`${voice.wager(event.jackpot)} award`, voice.seat(event.seat))} is keyed: ${inWords(event.cents)}`;
    case 'AwardChanged':
      return `${whose(`${voice.wager(event.jackpot)} award`, voice.seat(event.seat))} is worked out again: ${inWords(event.cents)}`;
    case 'NoAwardRuled':
      return `${does(voice.seat(event.seat), 'get')} no ${voice.wager(event.jackpot)} award: ${event.reason}`;
    case 'EnvyPaid':
      return `envy is paid: ${envyWords(event.lines, voice)}`;
    case 'EnvyWithdrawn':
      return `envy is not paid: ${envyWords(event.lines, voice)}`;
    case 'CardsCorrected':
      return `${placeIn(voice, event.place)}: ${event.from.join(' ')} is corrected to ${event.to.join(' ')}: ${event.reason}`;
    case 'RoundResettled':
      return `settled again: ${event.reason}; ${event.changes.length} lines change`;
    case 'PaymentAdjusted':
      return `${event.cents < 0 ? `${does(voice.seat(event.seat), 'give')} back` : does(voice.seat(event.seat), 'receive')} ${inWords(Math.abs(event.cents))}: ${event.reason}`;
    case 'PlayerLeft':
      return event.why === undefined
        ? `${does(voice.player(event.player), 'leave')} seat ${event.seat}`
        : `${voice.player(event.player)} ${WHY_FREED[event.why]}: seat ${event.seat} is free`;
    case 'SatOut':
      return satOut(event, voice.seat(event.seat));
    case 'TimeCalled':
      return `time is called for ${event.seats.map(voice.seat).join(', ')}: ${event.seconds} seconds to decide`;
    case 'BettingPassed':
      return 'no bets were placed, and bets are taken again';
    case 'AbandonmentRuled':
      return `the hand of seat ${event.seat} ${event.lost ? 'is lost' : 'plays on'}: ${event.reason}`;
    case 'DealerRelieved':
      return `${event.to} deals in place of ${event.from}`;
    case 'InCards':
      return plain(event.event.type);
    default:
      return plain(event.type);
  }
};

const satOut = ({ why }: Extract<Told, { readonly type: 'SatOut' }>, who: string): string => {
  const sits = `${does(who, 'sit')} this round out`;
  if (why === 'asked') return sits;
  return why === 'time'
    ? `the time to bet is over: ${sits}`
    : `${does(who, 'are')} away, and ${verbFor(who, 'sit')} this round out`;
};

/** What was done for a player who did not answer in time or was away, with the reason first. */
const doneFor = (event: GameEvent, why: 'time' | 'away', voice: Voice): string => {
  const what = inRound(event, voice);
  if (event.type === 'WagersPlaced') {
    return `the time to bet is over, and the chips that lay there are placed: ${what}`;
  }
  if (event.type !== 'Decided') return what;
  const who = voice.seat(event.seat);
  const reason = why === 'time' ? 'the time to decide is over' : `${does(who, 'are')} away`;
  return isFold(event) ? `${reason}: ${whose('hand', who)} is folded` : `${reason}: ${what}`;
};

const isFold = ({ decision }: Extract<GameEvent, { readonly type: 'Decided' }>): boolean =>
  (typeof decision === 'object' ? decision.kind : decision) === 'fold';

const atJackpot = (event: MeterEvent, voice: Voice): string => {
  switch (event.type) {
    case 'WinnersKeyed':
      return event.winners
        .map(
          ({ seat, hand, cents: won }) =>
            `${does(voice.seat(seat), 'are')} keyed for ${formatCents(won)}, ${hand}`,
        )
        .join('; ');
    case 'ChipsCounted':
      return `${event.chips === 1 ? '1 chip' : `${event.chips} chips`} counted, ${event.accepted} accepted`;
    case 'CountResolved':
      return `${voice.seat(event.seat)}, ${event.how.replaceAll('-', ' ')}: ${event.reason}`;
    case 'HitRejected':
      return `hit ${event.hit} is rejected: ${event.reason}`;
    default:
      return plain(event.type);
  }
};
