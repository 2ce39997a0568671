import { displayOf, meterRules } from '@baize/jackpot';
import type { GameId, RulebookId, WagerId } from '@baize/rulebook';
import { type Desk, jackpotsOf } from '../desk.js';
import type { House } from '../house.js';
import { isPractice } from '../people.js';
import { noticesOf } from '../views.js';

/** A table as the lobby shows it. */
export interface LobbyTable {
  readonly slug: string;
  readonly name: string;
  readonly rulebook: RulebookId;
  readonly game: GameId;
  /** Where the rules come from, in words. */
  readonly document: string;
  readonly phase: 'closed' | 'open';
  readonly dealing: 'automatic' | 'attended';
  readonly seats: {
    readonly positions: number;
    readonly taken: readonly number[];
    /** A practice player's seat is free too: practice players make room. */
    readonly free: readonly number[];
  };
  readonly limits: Readonly<
    Record<string, { readonly minCents: number; readonly maxCents: number }>
  >;
  readonly wagers: readonly { readonly wager: WagerId; readonly paytable: string | null }[];
  readonly jackpots: readonly {
    readonly wager: WagerId;
    readonly jackpot: string;
    readonly name: string;
    readonly amountCents: number | null;
  }[];
  readonly minimumAge: number | null;
  readonly notices: readonly string[];
}

export const lobbyOf = (house: House): readonly LobbyTable[] =>
  house.slugs().flatMap((slug) => {
    const desk = house.desk(slug);
    return desk === undefined ? [] : [lobbyTable(house, desk)];
  });

const lobbyTable = (house: House, desk: Desk): LobbyTable => {
  const { settings, rules, table } = desk;
  const { rulebook, posted, tables } = rules.inForce;
  return {
    slug: settings.slug,
    name: settings.name,
    rulebook: rulebook.id,
    game: rulebook.game,
    document: `${rulebook.source.title} (${rulebook.source.reference})`,
    phase: table.phase,
    dealing: settings.dealing,
    seats: seatsOf(desk),
    limits: Object.fromEntries(
      Object.entries(posted?.limits ?? {}).map(([wager, { min, max }]) => [
        wager,
        { minCents: min, maxCents: max },
      ]),
    ),
    wagers: (Object.keys(rulebook.wagers) as WagerId[])
      .filter((wager) => rulebook.wagers[wager]?.placed.value !== 'option' || wager in tables)
      .map((wager) => ({ wager, paytable: tables[wager]?.id ?? null })),
    jackpots: jackpotsInLobby(house, desk),
    minimumAge: rulebook.signage.minimumAge?.value ?? null,
    notices: noticesOf(desk),
  };
};

export const seatsOf = ({ rules, table }: Desk): LobbyTable['seats'] => {
  const positions = rules.inForce.posted?.positions ?? rules.inForce.rulebook.seats.max.value;
  const all = Array.from({ length: positions }, (_, at) => at + 1);
  const sitting = table.phase === 'open' ? table.seats : {};
  const isFree = (seat: number): boolean => {
    const player = sitting[seat]?.player;
    return player === undefined || isPractice(player);
  };
  return {
    positions,
    taken: all.filter((seat) => sitting[seat] !== undefined),
    free: all.filter(isFree),
  };
};

const jackpotsInLobby = (house: House, desk: Desk): LobbyTable['jackpots'] => {
  const { inForce } = desk.rules;
  const slugs = new Map(jackpotsOf(desk));
  return inForce.jackpots.map(({ id, name }) => {
    const jackpot = slugs.get(id) ?? '';
    const meter = house.meter(jackpot);
    const amountCents =
      meter.phase === 'unopened' ? null : displayOf(meterRules(inForce, id), meter).amountCents;
    return { wager: id, jackpot, name, amountCents };
  });
};
