import { pendingHits } from '@baize/jackpot';
import { centsBelow } from '@baize/money';
import { signOf } from '@baize/rulebook';
import type { HouseMetrics } from '../http/metrics.js';
import type { Decision, HousePort } from '../http/ports.js';
import type { FloorView } from '../http/schemas/floor-views.js';
import type { ProposalView } from '../http/schemas/views.js';
import { decideProposal } from '../identity/decide-proposal.js';
import { type Proposal, standingOf } from '../identity/proposals.js';
import { roundInProgress } from '../live/desk.js';
import type { House } from '../live/house.js';
import type { Person } from '../live/people.js';
import { identified, type ProposalDecision } from '../live/plan/order-plan.js';
import { cardsOffersTo } from '../live/readings/cards-offers.js';
import { correctionPreview } from '../live/readings/correction-preview.js';
import { floorOf } from '../live/readings/floor.js';
import { followFloor } from '../live/readings/follow-floor.js';
import { irregularitiesAt } from '../live/readings/irregularities.js';
import { lobbyOf } from '../live/readings/lobby.js';
import { historyOf, ledgerOf, moneyOf } from '../live/readings/personal.js';
import { proofOfRound, searchRounds, storyOfRound, whyNoProof } from '../live/readings/rounds.js';
import type { Signs } from '../live/readings/signs.js';
import type { OddsDesk } from '../odds/odds-desk.js';
import { oddsView } from '../odds/odds-view.js';
import type { Seal } from '../store/seals/seal.js';
import type { Books } from './books.js';

/** Methods that do their work for a port as they are. */
const bound = <T extends object, K extends keyof T>(of: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(
    names.map((name) => [name, (of[name] as (...given: unknown[]) => unknown).bind(of)]),
  ) as unknown as Pick<T, K>;

const isSeated = (house: House, account: string): boolean =>
  house.slugs().some((slug) => {
    const table = house.desk(slug)?.table;
    return (
      table?.phase === 'open' && Object.values(table.seats).some(({ player }) => player === account)
    );
  });

/** The house as the HTTP edge asks for it. */
export const housePort = (
  house: House,
  signs: Signs,
  books: Books,
  odds: OddsDesk,
  newestSeal: () => Seal | null,
  ready: () => boolean,
): HousePort => {
  const { store } = house;
  const proposalsFor = (person: Person): readonly ProposalView[] =>
    house.proposals().map(([id, proposal]) => proposalView(id, proposal, person, house.now()));
  const floorFor = (person: Person): FloorView => ({
    tables: floorOf(house, person),
    proposals: proposalsFor(person),
  });
  return {
    ...bound(house, ['submit', 'welcome', 'forgetGuests', 'message', 'follow']),
    ...bound(books, ['liability', 'report', 'exportEvents']),
    isSeated: (account) => isSeated(house, account),
    lobby: () => lobbyOf(house),
    floor: floorFor,
    followFloor: (person, send) => followFloor(house, () => JSON.stringify(floorFor(person)), send),
    signs: () => signs.all,
    followSigns: (send) => signs.follow(send),
    rulesOf: (table) => {
      const rules = house.desk(table)?.rules;
      if (rules === undefined) return null;
      const { digest, house: elected, inForce } = rules;
      return { digest, house: elected, sign: signOf(inForce.rulebook, elected) };
    },
    oddsOf: (table) => {
      const desk = house.desk(table);
      return desk === undefined ? null : oddsView(house, desk, odds.of(desk.rules));
    },
    irregularities: (table) => irregularitiesAt(house, table),
    cardsOffers: (table, person) => cardsOffersTo(house, table, person),
    correctionPreview: (table, person, order) => correctionPreview(house, table, person, order),
    wallet: (account) => moneyOf(store, account),
    ledger: (account, before, limit) => ledgerOf(store, account, before, limit),
    history: (account, before, limit) => historyOf(store, account, before, limit, newestSeal()),
    round: (table, number, person) => storyOfRound(house, table, number, person),
    proof: (table, number) => proofOfRound(store, table, number),
    whyNoProof: (table, number) => whyNoProof(store, table, number),
    rounds: (query) => searchRounds(house, query),
    proposals: async (person) => proposalsFor(person),
    decideProposal: (person, id, decision, reason, key) =>
      house.decideProposal(person, id, decisionOf(decision, reason), key),
    reportCsv: books.csv.bind(books),
    ready,
    metrics: () => metricsOf(house),
  };
};

const decisionOf = (decision: Decision, reason: string | null): ProposalDecision => {
  switch (decision) {
    case 'confirm':
      return { type: 'Confirm' };
    case 'withdraw':
      return { type: 'Withdraw' };
    case 'refuse':
      return { type: 'Refuse', reason: reason ?? '' };
  }
};

const DECISIONS: readonly Decision[] = ['confirm', 'refuse', 'withdraw'];

const proposalView = (id: string, proposal: Proposal, person: Person, at: string): ProposalView => {
  const by = identified(person);
  const would = (decision: Decision): boolean =>
    decideProposal(proposal, { ...decisionOf(decision, 'a reason'), at, by }).ok;
  const standing = standingOf(proposal, at);
  return {
    id,
    at: proposal.proposed.at,
    by: proposal.proposed.name,
    what: proposal.order,
    order: proposal.command as object,
    state: standing === 'waits' ? 'open' : standing,
    expires: proposal.expiresAt,
    may: DECISIONS.filter(would),
  };
};

const metricsOf = (house: House): HouseMetrics => {
  const desks = house.slugs().flatMap((slug) => house.desk(slug) ?? []);
  const { stored, refused, conflicts, batches, storeSeconds } = house.counts;
  const waiting = desks.reduce(
    (sum, { settings, table }) =>
      sum +
      Object.values(settings.jackpots).reduce(
        (hits, jackpot) => hits + pendingHits(house.meter(jackpot), table.slug).length,
        0,
      ),
    0,
  );
  const meters = new Set(desks.flatMap(({ settings }) => Object.values(settings.jackpots)));
  return {
    tables: desks.length,
    tables_open: desks.filter(({ table }) => table.phase === 'open').length,
    rounds_in_progress: desks.filter((desk) => roundInProgress(desk) !== null).length,
    rounds_total: desks.reduce((sum, { table }) => sum + table.lastRound, 0),
    orders_stored_total: stored,
    orders_refused_total: refused,
    order_conflicts_total: conflicts,
    commits_total: batches,
    commit_seconds_total: storeSeconds,
    followers: desks.reduce((sum, { table }) => sum + house.followers(table.slug), 0),
    table_stalled: house.stalledTables,
    awards_waiting: waiting,
    jackpot_display_dollars: [...meters].reduce((sum, jackpot) => {
      const meter = house.meter(jackpot);
      return meter.phase === 'unopened'
        ? sum
        : sum + centsBelow(meter.ledger.books.meterMicros) / 100;
    }, 0),
  };
};
