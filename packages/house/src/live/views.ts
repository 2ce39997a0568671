import type { MeterState } from '@baize/jackpot';
import { signOf } from '@baize/rulebook';
import { type Looking, type PinnedRules, viewTable } from '@baize/table';
import { type Desk, worldOf } from './desk.js';
import type { FairnessView, LiveView, PersonView } from './live-view.js';
import { AUTOMATIC_DEALER, isPractice } from './people.js';

/** A table as somebody may see it; nothing else of it leaves the house. */
export const viewDesk = (
  desk: Desk,
  meterOf: (jackpot: string) => MeterState,
  looking: Looking,
  at: string,
  day: string,
  nameOf: (account: string) => string,
  chipsCents: number | null,
): LiveView => {
  const { settings, rules } = desk;
  const view = viewTable(worldOf(desk, meterOf, day), looking, at);
  const { signage } = rules.inForce.rulebook;
  return {
    ...view,
    name: settings.name,
    dealing: settings.dealing,
    cardsFrom: settings.cards,
    people: peopleOf(desk, nameOf),
    chipsCents,
    // Cards from the shuffler are what they are.
    correctable: settings.cards === 'typed' ? view.correctable : null,
    fairness: fairnessOf(desk, looking),
    practice: settings.practice,
    minimumAge: signage.minimumAge?.value ?? null,
    notices: noticesOf(desk),
  };
};

const notices = new WeakMap<PinnedRules, readonly string[]>();

/** What the document wants shown wherever its game is played. */
export const noticesOf = ({ rules }: Pick<Desk, 'rules'>): readonly string[] => {
  const known = notices.get(rules);
  if (known !== undefined) return known;
  const { rulebook } = rules.inForce;
  const made = signOf(rulebook, rules.house).notices.map(({ text }) => text);
  notices.set(rules, made);
  return made;
};

/** Everybody whose account is named in a view: at the seats, in the hands of the round, at the deal. */
const peopleOf = (
  { table }: Desk,
  nameOf: (account: string) => string,
): Readonly<Record<string, PersonView>> => {
  if (table.phase === 'closed') return {};
  const accounts = new Set([
    ...Object.values(table.seats).map(({ player }) => player),
    ...(table.round?.game.hands ?? []).map(({ player }) => player),
    ...(table.settled?.game.hands ?? []).map(({ player }) => player),
    table.dealer,
    ...(table.floor?.calls ?? []).flatMap(({ by, answered }) =>
      answered === null ? [by] : [by, answered.by],
    ),
  ]);
  return Object.fromEntries(
    [...accounts].map((account) => [
      account,
      { name: nameOf(account), practice: isPractice(account) || account === AUTOMATIC_DEALER },
    ]),
  );
};

/** A seed that somebody gave is their own until betting is closed. */
const fairnessOf = ({ rounds }: Desk, looking: Looking): FairnessView | null => {
  const { committed, given, closed } = rounds;
  if (committed === null) return null;
  const { round, commitment, cutAtLeast } = committed;
  const mine = (player: string): boolean => looking.kind === 'player' && looking.player === player;
  const shown = closed ?? given.filter(({ player }) => mine(player));
  return {
    round,
    commitment,
    cutAtLeast,
    given: (closed ?? given).map(({ seat }) => seat),
    seeds: shown.map(({ seat, seed }) => ({ seat, seed })),
    closed: closed !== null,
  };
};
