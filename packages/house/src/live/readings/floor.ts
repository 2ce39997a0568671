import { meterRules, nextGateOf, pendingHits } from '@baize/jackpot';
import { present } from '@baize/result';
import {
  byPolicy,
  type Citation,
  type GameId,
  type RulebookId,
  type WagerId,
} from '@baize/rulebook';
import {
  nextForCards,
  nextStep,
  type OpenCall,
  type TableView,
  trayCents,
  viewTable,
  type World,
  whyNotInForce,
} from '@baize/table';
import { type Desk, roundInProgress, worldOf } from '../desk.js';
import type { House } from '../house.js';
import { AUTOMATIC_DEALER, lookingOf, type Person } from '../people.js';
import { VOID_AFTER_MS } from '../presence/policy.js';
import type { WaitingView } from '../presence/waiting.js';
import { callsAt, type FloorMatter, mattersAt } from './floor-calls.js';
import { type FloorOffer, offersTo } from './floor-offers.js';
import { seatsOf } from './lobby.js';

/** What a table waits for, where it waits for the floor. */
interface FloorCall {
  readonly kind: 'opening' | 'device' | 'award' | 'ruling' | 'approval' | 'stalled';
  readonly words: string;
  readonly cite: Citation;
}

/** An award that is not paid yet, with the hand as it lies face up. */
interface WaitingAward {
  readonly wager: WagerId;
  readonly name: string;
  readonly hit: string;
  readonly seat: number;
  readonly player: string;
  readonly hand: string;
  readonly cards: readonly string[];
  readonly cents: number;
  readonly from: 'meter' | 'tray';
  /** The gate that it stands before. */
  readonly gate: string;
  readonly cite: Citation;
}

/** A table as the floor sees it at a glance. */
export interface FloorTable {
  readonly slug: string;
  readonly name: string;
  readonly rulebook: RulebookId;
  readonly game: GameId;
  readonly phase: 'closed' | 'open';
  readonly dealing: 'automatic' | 'attended';
  /** No round begins after this one. */
  readonly halted: boolean;
  /** The name of the dealer; null where there is none, or the table deals by itself. */
  readonly dealer: string | null;
  readonly seats: {
    readonly positions: number;
    readonly taken: readonly number[];
    /** Of them, those whose players are away. */
    readonly away: readonly number[];
  };
  readonly waiting: WaitingView;
  /** What the tray holds by the books. */
  readonly trayCents: number;
  readonly round: {
    readonly number: number;
    readonly phase: string;
    readonly hands: number;
    readonly stopped: boolean;
    readonly voided: boolean;
  } | null;
  readonly awards: readonly WaitingAward[];
  readonly call: FloorCall | null;
  /** Open calls for the floor. */
  readonly calls: readonly OpenCall[];
  /** What was called, voided and corrected here, the latest first. */
  readonly matters: readonly FloorMatter[];
  /** What this person may order of the table now: the house would take it. */
  readonly offers: readonly FloorOffer[];
}

export const floorOf = (house: House, person: Person): readonly FloorTable[] =>
  house.slugs().flatMap((slug) => {
    const desk = house.desk(slug);
    return desk === undefined ? [] : [floorTable(house, desk, person)];
  });

const floorTable = (house: House, desk: Desk, person: Person): FloorTable => {
  const { settings, rules } = desk;
  const world = worldOf(desk, (jackpot) => house.meter(jackpot), house.gamingDay());
  const at = house.now();
  const { table } = world;
  const dealer = table.phase === 'open' ? table.dealer : null;
  const round = roundInProgress(desk);
  const waiting = present(house.waiting(settings.slug), 'a table of the house');
  const { positions, taken } = seatsOf(desk);
  return {
    slug: settings.slug,
    name: settings.name,
    rulebook: rules.inForce.rulebook.id,
    game: rules.inForce.rulebook.game,
    phase: table.phase,
    dealing: settings.dealing,
    halted: settings.halted,
    dealer: dealer === null || dealer === AUTOMATIC_DEALER ? null : house.nameOf(dealer),
    seats: { positions, taken, away: awayOf(house, desk) },
    waiting,
    trayCents: trayCents(world),
    round:
      round === null
        ? null
        : {
            number: round.number,
            phase: round.game.phase,
            hands: round.game.hands.length,
            stopped: round.stopped !== null,
            voided: round.voided !== null,
          },
    awards: awardsAt(house, desk, world, () => viewTable(world, lookingOf(person), at)),
    call: callOf(desk, world, at) ?? stalledCall(desk, waiting),
    calls: callsAt(house, world),
    matters: mattersAt(house, world),
    offers: offersTo(person, desk, world, at),
  };
};

const awayOf = (house: House, { settings, table }: Desk): readonly number[] =>
  table.phase === 'closed'
    ? []
    : Object.entries(table.seats)
        .filter(([, { player }]) => house.awaySince(settings.slug, player) !== null)
        .map(([seat]) => Number(seat));

/** What to do about a table that waits longer than it should. */
const stalledCall = ({ settings }: Desk, waiting: WaitingView): FloorCall | null => {
  if (!waiting.stalled) return null;
  const todo =
    settings.dealing === 'automatic'
      ? `Void the round if it does not get on; the house does so ${VOID_AFTER_MS / 60_000} minutes after that moment.`
      : waiting.for === 'players'
        ? 'Call time: the dealer folds for players who let it pass.'
        : 'Go to the table.';
  const words = `The table stands still since ${waiting.since}. ${waiting.what} ${todo}`;
  return { kind: 'stalled', words, cite: byPolicy('stalled-tables') };
};

const awardsAt = (
  house: House,
  { rules }: Desk,
  { meters, table }: World,
  /** Made only where an award waits: cards are told as this person sees them. */
  view: () => TableView,
): readonly WaitingAward[] =>
  rules.inForce.jackpots.flatMap(({ id, name }) => {
    const meter = meters[id];
    if (meter === undefined) return [];
    return pendingHits(meter, table.slug).map((hit): WaitingAward => {
      const lies = view().round?.game.hands.find(({ seat }) => seat === hit.seat);
      const cards = lies === undefined ? [] : [...lies.cards, ...('draw' in lies ? lies.draw : [])];
      const { gate, cite } = nextGateOf(meterRules(rules.inForce, id), hit);
      return {
        wager: id,
        name,
        hit: hit.hit,
        seat: hit.seat,
        player: house.nameOf(hit.player),
        hand: hit.hand,
        cards,
        cents: hit.cents,
        from: hit.from,
        gate,
        cite,
      };
    });
  });

const isAnybodyAway = ({ table }: World): boolean =>
  table.phase === 'open' && Object.values(table.seats).some(({ away }) => away === 'away');

/** A table that deals by itself is looked after by the policy of the house, until a round is stopped. */
const callOf = (desk: Desk, world: World, at: string): FloorCall | null => {
  const { inForce, house } = desk.rules;
  const { rulebook } = inForce;
  if (world.table.approval === 'needed') {
    const cite = rulebook.changesNeedApproval?.cite ?? byPolicy('approvals');
    const words = 'The rules of this table were changed. No round begins before they are approved.';
    return { kind: 'approval', words, cite };
  }
  const playing = world.table.phase === 'open' && world.table.round !== null;
  const notNow = playing ? null : whyNotInForce(world, at);
  if (notNow !== null) {
    const words = `No round begins on the rules of this table. ${notNow.message}.`;
    return { kind: 'approval', words, cite: notNow.cite };
  }
  const stopped = world.table.phase === 'open' && world.table.round?.stopped != null;
  const next = nextStep(world, at);
  const ruling = next?.kind === 'floorperson' && !isAnybodyAway(world);
  if (desk.settings.dealing === 'automatic' && !stopped && !ruling) return null;
  if (next?.kind === 'floorperson') return { kind: 'ruling', words: next.why, cite: next.cite };
  if (next?.kind !== 'do' || next.who !== 'floorperson') return null;
  if (next.gesture.type === 'AtJackpot') {
    const { law } = meterRules(inForce, next.gesture.jackpot);
    const words = 'An award waits to be validated before it is paid.';
    return { kind: 'award', words, cite: law.validation.cite };
  }
  const cards = nextForCards({ rulebook, equipment: house.equipment }, world.table.cards, at);
  if (cards === null) return null;
  const kind = cards.command.type === 'DoOpeningStep' ? 'opening' : 'device';
  return { kind, words: cards.message, cite: cards.cite };
};
