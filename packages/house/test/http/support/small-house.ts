import { err, ok } from '@baize/result';
import { signOf } from '@baize/rulebook';
import type { HousePort } from '../../../src/http/ports.js';
import type { LobbyTable } from '../../../src/http/schemas/views.js';
import type { House } from '../../../src/live/house.js';

const lobbyOf = (house: House): readonly LobbyTable[] =>
  house.slugs().flatMap((slug) => {
    const desk = house.desk(slug);
    if (desk === undefined) return [];
    const { rulebook } = desk.rules.inForce;
    const taken = desk.table.phase === 'open' ? Object.keys(desk.table.seats).map(Number) : [];
    return [
      {
        slug,
        name: desk.settings.name,
        rulebook: rulebook.id,
        game: rulebook.game,
        document: rulebook.id,
        phase: desk.table.phase,
        dealing: desk.settings.dealing,
        seats: { positions: 6, taken, free: [1, 2, 3].filter((seat) => !taken.includes(seat)) },
        limits: {},
        wagers: [],
        jackpots: [],
        minimumAge: null,
        notices: [],
      },
    ];
  });

/** The real house behind the port, with small readings beside it. */
export const smallHouse = (house: House): HousePort => ({
  welcome: (person) => house.welcome(person),
  submit: (person, order, key) => house.submit(person, order, key),
  lobby: () => lobbyOf(house),
  message: (table, person) => house.message(table, person),
  follow: (table, person, after, send) => house.follow(table, person, after, send),
  signs: () => [],
  followSigns: (send) => {
    send('[]');
    return () => undefined;
  },
  rulesOf: (table) => {
    const desk = house.desk(table);
    if (desk === undefined) return null;
    const { rules } = desk;
    return {
      digest: rules.digest,
      house: rules.house,
      sign: signOf(rules.inForce.rulebook, rules.house),
    };
  },
  wallet: async () => ({ walletCents: 0, chipsCents: 0 }),
  ledger: async () => [],
  history: async () => [],
  round: async (table, number) =>
    err({ code: 'no-such-round', message: `there is no round ${table}/${number}`, cite: '' }),
  proof: async () => null,
  rounds: async () => [],
  proposals: async () => [],
  decideProposal: async (_person, id) =>
    id === 'good'
      ? ok({ versions: {} })
      : err({ code: 'no-such-proposal', message: 'there is no such proposal', cite: '' }),
  liability: async () => ({ jackpots: [], tables: [] }),
  report: async () => ({ day: 'today' }),
  reportCsv: async () => 'table,win\r\n',
  exportEvents: async function* () {
    yield '{"position":1}';
  },
  ready: () => true,
  metrics: () => ({ orders_total: house.counts.stored }),
});
