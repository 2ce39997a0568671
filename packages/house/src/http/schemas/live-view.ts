import { SUITS } from '@baize/cards';
import { IRREGULARITIES, RULEBOOK_IDS } from '@baize/rulebook';
import type { CardsView, JackpotView, NextStep, RoundView } from '@baize/table';
import Type from 'typebox';
import { SILENCES } from '../../fairness/closed-list.js';
import type {
  ClockView,
  FairnessView,
  LiveMessage,
  LiveSeatView,
  LiveView,
} from '../../live/live-view.js';
import type { OwnView } from '../../live/presence/own-view.js';
import type { WaitingView } from '../../live/presence/waiting.js';
import type { Notice } from '../../live/streams/notice.js';
import {
  byKey,
  bySeat,
  cents,
  clause,
  count,
  describing,
  event,
  list,
  place,
  seat,
  text,
  wager,
} from './answer-shapes.js';
import { CallsAtTableView } from './calls.js';
import { CorrectableView } from './corrections.js';
import { AnyGameView, GameActView } from './game-views.js';
import { ProcedureView } from './procedure.js';
import { ReceiptView } from './receipt.js';
import { byWager, nullOr, Stake, whole, words } from './shapes.js';

const InWords = Type.Object({
  kind: words(IRREGULARITIES),
  place: nullOr(place),
  words: text,
  cite: clause,
});

/** A round as a viewer sees it; the game's own part is of the game that is played. */
export const RoundInProgressView = describing<RoundView>()(
  Type.Object({
    round: text,
    number: whole(1),
    deck: text,
    game: AnyGameView,
    legal: bySeat(list(GameActView)),
    stub: words(['in-use', 'racked']),
    takenUp: list(place),
    irregularities: list(InWords),
    stopped: nullOr(InWords),
    voided: nullOr(Type.Object({ words: text, cite: clause })),
    awardWaits: Type.Optional(Type.Literal(true)),
    secondsLeft: nullOr(Type.Number()),
  }),
);

const Cited = Type.Object({
  value: text,
  cite: clause,
  reading: Type.Optional(Type.Unsafe<`AMB-${string}`>(text)),
  notFromSource: Type.Optional(Type.Literal(true)),
});

export const JackpotAtTableView = describing<JackpotView>()(
  Type.Object({
    wager,
    name: text,
    display: nullOr(
      Type.Object({
        type: words(['progressive', 'house']),
        amountCents: cents,
        wagerCents: cents,
        suit: nullOr(words(SUITS)),
        notice: nullOr(Cited),
      }),
    ),
    accepted: list(seat),
    rejected: list(seat),
    lit: list(seat),
    criteria: list(Type.Object({ hand: text, percent: Type.Number() })),
    pending: list(
      Type.Object({
        hit: text,
        seat,
        player: text,
        hand: text,
        cents,
        status: words(['keyed', 'verified', 'paid']),
        cite: clause,
      }),
    ),
    takenOff: list(Type.Object({ seat, hand: text })),
  }),
);

const DeviceView = nullOr(
  Type.Object({
    trouble: nullOr(words(['jam', 'failed', 'unfinished'])),
    mark: nullOr(words(['cover', 'out-of-order-sign'])),
  }),
);

export const CardsAtTableView = describing<CardsView>()(
  Type.Object({
    method: words(['hand', 'manual-shoe', 'automated-shoe']),
    decks: list(
      Type.Object({
        id: text,
        colour: text,
        design: text,
        place: words(['felt', 'shuffler', 'shoe', 'hand', 'rack']),
        shuffled: Type.Boolean(),
        cut: Type.Boolean(),
      }),
    ),
    devices: Type.Object({ shuffler: DeviceView, shoe: DeviceView }),
    idle: nullOr(Type.Object({ spread: nullOr(words(['down', 'up'])) })),
    inPlay: nullOr(text),
  }),
);

const Gesture = Type.Unsafe<{ readonly type: string }>({
  ...Type.Object({ type: text }, { description: 'an order to the table, complete as it stands' }),
  additionalProperties: true,
});

export const NextStepView = describing<NextStep>()(
  Type.Union([
    Type.Object({
      kind: Type.Literal('do'),
      who: words(['dealer', 'floorperson']),
      gesture: Gesture,
    }),
    Type.Object({ kind: Type.Literal('deal'), places: list(place) }),
    Type.Object({ kind: Type.Literal('turn'), place, cards: Type.Optional(count) }),
    Type.Object({ kind: Type.Literal('rack-stub'), mustCount: Type.Boolean() }),
    Type.Object({
      kind: Type.Literal('take-up'),
      place,
      mustCount: Type.Boolean(),
      tucked: Type.Optional(nullOr(count)),
    }),
    Type.Object({
      kind: Type.Literal('players'),
      what: words(['bet', 'decide', 'sit']),
      seats: list(seat),
    }),
    Type.Object({ kind: Type.Literal('floorperson'), why: text, cite: clause }),
  ]),
);

const hash = Type.Unsafe<FairnessView['commitment']>(text);

const Fairness = describing<FairnessView>()(
  Type.Object({
    version: Type.Unsafe<FairnessView['version']>(whole(1, 2)),
    round: text,
    commitment: hash,
    cutAtLeast: nullOr(count),
    committed: list(Type.Object({ seat, commitment: hash })),
    silent: list(Type.Object({ seat, why: words(SILENCES) })),
    closing: nullOr(hash),
    opened: list(Type.Object({ seat, seed: text })),
    opening: nullOr(Type.Object({ until: text, seats: list(seat) })),
    withheld: list(seat),
  }),
);

const LiveSeat = describing<LiveSeatView>()(
  Type.Object({
    seat,
    player: text,
    away: words(['here', 'away', 'lost', 'plays-on']),
    presence: words(['here', 'away']),
    since: nullOr(text),
    sitsOut: nullOr(words(['asked', 'time', 'away'])),
  }),
);

const Clock = describing<ClockView>()(
  Type.Object({
    now: text,
    betting: nullOr(Type.Object({ until: text })),
    deciding: list(Type.Object({ seat, until: text })),
  }),
);

/** For whom a table waits, what for and since when. */
export const Waiting = describing<WaitingView>()(
  Type.Object({
    for: words(['players', 'dealer', 'floorperson', 'clock', 'nobody']),
    what: text,
    since: text,
    seats: list(seat),
    stalled: Type.Boolean(),
  }),
);

const NoticeView = describing<Notice>()(
  Type.Object({
    id: text,
    at: text,
    table: text,
    what: words(['folded', 'laid-placed', 'laid-not-placed', 'seat-freed', 'round-voided']),
    why: words(['time', 'away', 'idle', 'policy']),
    words: text,
    cite: clause,
    cents: nullOr(cents),
  }),
);

const Own = describing<OwnView>()(
  Type.Object({
    laid: list(Type.Object({ seat, stakes: byWager(Stake), tips: Type.Optional(byWager(Stake)) })),
    placeLaid: Type.Boolean(),
    notices: list(NoticeView),
  }),
);

/** A table as one viewer may see it. */
export const TableLiveView = describing<LiveView>()(
  Type.Object({
    slug: text,
    phase: words(['closed', 'open']),
    rulebook: words(RULEBOOK_IDS),
    rules: text,
    approval: words(['given', 'needed']),
    dealer: nullOr(text),
    seats: list(LiveSeat),
    mine: list(seat),
    round: nullOr(RoundInProgressView),
    jackpots: list(JackpotAtTableView),
    receipts: list(ReceiptView),
    cards: CardsAtTableView,
    next: nullOr(NextStepView),
    procedure: nullOr(ProcedureView),
    floor: nullOr(CallsAtTableView),
    correctable: nullOr(CorrectableView),
    name: text,
    dealing: words(['automatic', 'attended']),
    cardsFrom: words(['shuffler', 'typed']),
    people: byKey(Type.Object({ name: text, practice: Type.Boolean() })),
    chipsCents: nullOr(cents),
    fairness: nullOr(Fairness),
    practice: count,
    minimumAge: nullOr(count),
    notices: list(text),
    clock: Clock,
    waiting: Waiting,
    own: nullOr(Own),
  }),
);

export const LiveMessageView = describing<LiveMessage>()(
  Type.Object({
    version: count,
    view: TableLiveView,
    told: list(event),
  }),
);
