import { GAMES, type HouseRules, RULEBOOK_IDS, type Sign, type WagerId } from '@baize/rulebook';
import type { Callable, Receipt, Reconstruction } from '@baize/table';
import Type, { type Static, type TSchema, type TUnsafe } from 'typebox';
import type { RoundProof } from '../../fairness/proof.js';
import type { LiveMessage } from '../../live/live-view.js';
import type { Answer } from '../../live/orders.js';
import { HOUSE_ROLES } from '../../live/people.js';
import { listOf, nullOr, whole, words } from './shapes.js';

/** What leaves the house. Nothing here is checked on its way out: these are the types, and the page. */

const MANY = { maxItems: 100_000 };
const list = <S extends TSchema>(items: S) => listOf(items, MANY);
const text = Type.String();
const cents = Type.Integer({ description: 'whole cents' });
const instant = Type.String({ format: 'date-time' });
const wager = Type.Unsafe<WagerId>({ type: 'string' });

const byKey = <V extends TSchema>(value: V): TUnsafe<Readonly<Record<string, Static<V>>>> =>
  Type.Unsafe({ type: 'object', additionalProperties: value });

/** A format of its own, described where it comes from. */
const format = <T>(description: string): TUnsafe<T> =>
  Type.Unsafe<T>({ type: 'object', description });

export const AnswerView = Type.Unsafe<Answer>(
  Type.Object({
    versions: Type.Unsafe({
      type: 'object',
      description: 'by stream, its version after the order',
      additionalProperties: Type.Integer(),
    }),
    proposal: Type.Optional(
      Type.String({ description: 'the order waits for a second person, under this id' }),
    ),
  }),
);

export const PersonView = Type.Object({
  account: text,
  name: text,
  role: words(HOUSE_ROLES),
});

export const StaffView = Type.Object({
  account: text,
  name: text,
  role: words(HOUSE_ROLES),
  createdAt: instant,
  disabledAt: nullOr(instant),
});

export const LobbyTable = Type.Object({
  slug: text,
  name: text,
  rulebook: words(RULEBOOK_IDS),
  game: words(GAMES),
  /** Where the rules come from, in words. */
  document: text,
  phase: words(['closed', 'open']),
  dealing: words(['automatic', 'attended']),
  seats: Type.Object({
    positions: whole(1),
    taken: list(whole(1)),
    free: list(whole(1)),
  }),
  limits: byKey(Type.Object({ minCents: cents, maxCents: cents })),
  wagers: list(Type.Object({ wager, paytable: nullOr(text) })),
  jackpots: list(Type.Object({ wager, jackpot: text, name: text, amountCents: nullOr(cents) })),
  minimumAge: nullOr(whole(0)),
  notices: list(text),
});
export type LobbyTable = Static<typeof LobbyTable>;

export const SignView = Type.Object({
  jackpot: text,
  name: text,
  amountCents: cents,
  tables: list(text),
  awards: list(Type.Object({ at: instant, table: text, hand: text, cents })),
});
export type SignView = Static<typeof SignView>;

export const MoneyView = Type.Object({ walletCents: cents, chipsCents: cents });
export type MoneyView = Static<typeof MoneyView>;

export const LedgerEntry = Type.Object({
  position: whole(1),
  at: instant,
  stream: text,
  reason: text,
  account: text,
  cents,
  balanceCents: Type.Optional(cents),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

export const HistoryEntry = Type.Object({
  position: whole(1),
  at: instant,
  table: text,
  receipt: format<Receipt>('A receipt: lines with stake, outcome, pay, hand and clause.'),
  seal: nullOr(Type.Object({ seq: whole(1), at: instant, hash: text })),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const FiledRoundView = Type.Object({
  at: instant,
  table: text,
  round: text,
  number: whole(1),
  rules: text,
  outcome: words(['complete', 'void']),
  players: list(Type.Object({ seat: whole(1), player: text, stakedCents: cents, netCents: cents })),
  irregularities: list(text),
  awards: list(Type.Object({ jackpot: wager, seat: whole(1), player: text, cents })),
});
export type FiledRoundView = Static<typeof FiledRoundView>;

export const RoundStory = Type.Object({
  round: text,
  reconstruction: format<Reconstruction>('The round step by step: who, when, by which clause.'),
  words: list(text),
});
export type RoundStory = Static<typeof RoundStory>;

export const ProposalView = Type.Object({
  id: text,
  at: instant,
  by: text,
  what: text,
  order: Type.Unsafe<object>({ type: 'object', description: 'the order as it was sent' }),
  state: words(['open', 'confirmed', 'refused', 'withdrawn', 'expired']),
  expires: instant,
});
export type ProposalView = Static<typeof ProposalView>;

export const LiabilityView = Type.Object({
  jackpots: list(
    Type.Object({
      jackpot: text,
      name: text,
      meterCents: cents,
      reserveCents: cents,
      pendingCents: cents,
    }),
  ),
  tables: list(
    Type.Object({ table: text, handleCents: cents, holdCents: cents, rounds: whole(0) }),
  ),
});
export type LiabilityView = Static<typeof LiabilityView>;

export const RulesView = Type.Object({
  digest: text,
  house: format<HouseRules>('House rules, version 1.'),
  sign: format<Sign>('What stands on the layout and the signs of the table.'),
});
export type RulesView = Static<typeof RulesView>;

const PlaceView = Type.Union([whole(1), Type.Literal('dealer')]);

/** What may be called now; the rest of it is the book's own words. */
export const CallableView = Type.Unsafe<Callable>(
  Type.Object({
    kind: text,
    what: Type.String({ description: 'what somebody saw' }),
    place: nullOr(PlaceView),
    order: Type.Unsafe<object>({ type: 'object', description: 'the order that calls it' }),
    outcome: Type.Unsafe<object>({
      type: 'object',
      description: 'what the book says happens to the round, the wagers, the card and the deck',
    }),
    cite: text,
    returned: list(Type.Object({ seat: whole(1), wagers: list(Type.Object({ wager, cents })) })),
  }),
);

export const LiveMessageView = Type.Unsafe<LiveMessage>(
  Type.Object({
    version: whole(0),
    view: Type.Unsafe({ type: 'object', description: 'the table as this viewer may see it' }),
    told: Type.Array(Type.Unsafe({ type: 'object' }), {
      description: 'what happened since the message before, as this viewer is told of it',
    }),
  }),
);

export const ProofView = format<RoundProof>('The proof of a round: `baize verify` takes it.');
export const ReportView = format<object>('The report of a gaming day.');

export const ProblemView = Type.Object({
  type: text,
  title: text,
  status: Type.Integer(),
  code: text,
  detail: text,
  clause: nullOr(text),
  flaws: Type.Optional(list(Type.Object({ path: text, message: text }))),
  request: Type.Optional(text),
});
export type ProblemView = Static<typeof ProblemView>;
