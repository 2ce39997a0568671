import type { GameAct, GameView, Place } from '@baize/games';
import type { Citation, Irregularity, RulebookId } from '@baize/rulebook';
import { nextStep } from '../automation/next-step.js';
import { type Procedure, procedureOf } from '../automation/procedure.js';
import type { NextStep } from '../automation/step.js';
import { type CallsView, viewCalls } from '../calls/view.js';
import { type CardsView, viewCards } from '../cards/view.js';
import { type Receipt, receiptsOf } from '../chips/receipt.js';
import { type Correctable, correctableNow } from '../corrections/to-correct.js';
import { underCriteria } from '../jackpots/criteria.js';
import { holdsAction } from '../jackpots/open-action.js';
import { type JackpotView, viewJackpots } from '../jackpots/view.js';
import { isStaff, type Looking, mayKnow, seatsOf, viewerOf } from '../people/looking.js';
import { decidingDeadlines, secondsLeft } from '../rounds/deadlines.js';
import { stopInWords } from '../rounds/round-of.js';
import { legalAsSeen, viewGame } from '../rounds/seen.js';
import type { RoundAtTable, Seat } from './state.js';
import { isOpen, type OpenWorld, type World } from './world.js';

/** The only thing of a table that leaves the server: what a viewer may not see is not in it. */
export interface TableView {
  readonly slug: string;
  readonly phase: 'closed' | 'open';
  readonly rulebook: RulebookId;
  /** The digest of the rules that the table runs on. */
  readonly rules: string;
  readonly approval: 'given' | 'needed';
  readonly dealer: string | null;
  readonly seats: readonly SeatView[];
  /** The viewer's own. */
  readonly mine: readonly number[];
  readonly round: RoundView | null;
  readonly jackpots: readonly JackpotView[];
  readonly receipts: readonly Receipt[];
  readonly cards: CardsView;
  /** What the procedure asks for next; staff alone are told. */
  readonly next: NextStep | null;
  /** The same in words, with the stages of the round; staff alone are told. */
  readonly procedure: Procedure | null;
  /** Calls for the floor; staff alone are told. */
  readonly floor: CallsView | null;
  /** Whose cards may be put right now, and by whom; staff alone are told. */
  readonly correctable: Correctable | null;
}

export interface SeatView extends Pick<Seat, 'player' | 'away'> {
  readonly seat: number;
}

export interface RoundView {
  readonly round: string;
  readonly number: number;
  readonly deck: string;
  readonly game: GameView;
  /** What seats may do: a player's own, and for staff every seat's, from what staff can see. */
  readonly legal: Readonly<Record<number, readonly GameAct[]>>;
  readonly stub: 'in-use' | 'racked';
  readonly takenUp: readonly Place[];
  readonly irregularities: readonly InWords[];
  readonly stopped: InWords | null;
  readonly voided: { readonly words: string; readonly cite: Citation } | null;
  /** The action waits for an award that a floorperson has not looked at (AMB-77). */
  readonly awardWaits?: true;
  /** Until a hand whose player does not answer is folded; null where nobody is hurried. */
  readonly secondsLeft: number | null;
}

interface InWords {
  readonly kind: Irregularity;
  readonly place: Place | null;
  readonly words: string;
  readonly cite: Citation;
}

export const viewTable = (given: World, looking: Looking, at: string): TableView => {
  const world = underCriteria(given);
  const { table, rules } = world;
  const open = isOpen(world) ? world : null;
  return {
    slug: table.slug,
    phase: table.phase,
    rulebook: rules.inForce.rulebook.id,
    rules: table.rules,
    approval: table.approval,
    dealer: open?.table.dealer ?? null,
    seats: Object.entries(open?.table.seats ?? {}).map(([seat, sits]) => ({
      seat: Number(seat),
      player: sits.player,
      away: sits.away,
    })),
    mine: looking.kind === 'player' ? seatsOf(table, looking.player) : [],
    round: open === null ? null : viewRound(open, looking, at),
    jackpots: viewJackpots(world),
    receipts:
      table.settled === null
        ? []
        : receiptsOf(table.settled).filter(({ player }) => mayKnow(looking, player)),
    cards: viewCards(table.cards),
    next: isStaff(looking) ? nextStep(world, at) : null,
    procedure: isStaff(looking) && open !== null ? procedureOf(open, at) : null,
    floor: isStaff(looking) ? viewCalls(world) : null,
    correctable: isStaff(looking) ? correctableNow(world, looking) : null,
  };
};

const viewRound = (world: OpenWorld, looking: Looking, at: string): RoundView | null => {
  const { table, rules } = world;
  const { round } = table;
  if (round === null) return null;
  const { game } = round;
  const viewer = viewerOf(table, game, looking);
  const wordsFor = wordsIn(world);
  const acting =
    viewer.kind === 'player'
      ? viewer.seats
      : isStaff(looking)
        ? Object.keys(table.seats).map(Number)
        : [];
  return {
    round: round.round,
    number: round.number,
    deck: round.deck,
    game: viewGame(rules.inForce, game, viewer),
    legal: legalAsSeen(rules.inForce, game, viewer, acting),
    stub: round.stub,
    takenUp: round.takenUp,
    irregularities: round.irregularities.map(wordsFor),
    stopped: stopInWords(world, round),
    voided: voidedBy(world, round),
    ...(holdsAction(world, round) === null ? {} : { awardWaits: true as const }),
    secondsLeft: leastLeft(world, round, at),
  };
};

/** Of those who can decide now, whose time is over first. */
const leastLeft = (world: OpenWorld, round: RoundAtTable, at: string): number | null => {
  const left = decidingDeadlines(world, round).map((deadline) => secondsLeft(deadline, at));
  return left.length === 0 ? null : Math.min(...left);
};

const wordsIn =
  ({ rules }: World) =>
  ({ kind, place, cite }: Omit<InWords, 'words'>): InWords => ({
    kind,
    place,
    words: rules.inForce.rulebook.irregularities[kind].value.words,
    cite,
  });

const voidedBy = (world: World, round: RoundAtTable): RoundView['voided'] => {
  const { voided, irregularities } = round;
  if (voided === null) return null;
  const { cite } = voided;
  const by = irregularities.findLast((one) => one.cite === cite);
  return { words: by === undefined ? VOIDED : wordsIn(world)(by).words, cite };
};

const VOIDED = 'The round is void, and every wager goes back.';
