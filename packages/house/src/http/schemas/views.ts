import { GAME_IDS, RULEBOOK_IDS } from '@baize/rulebook';
import Type, { type Static } from 'typebox';
import type { permissionsOf } from '../../identity/permissions.js';
import type { Answer } from '../../live/orders.js';
import { HOUSE_ROLES } from '../../live/people.js';
import type { LobbyTable as LobbyTableInHouse } from '../../live/readings/lobby.js';
import type {
  HistoryEntry as HistoryEntryInHouse,
  LedgerEntry as LedgerEntryInHouse,
  MoneyView as MoneyInHouse,
} from '../../live/readings/personal.js';
import type { FiledRoundView as FiledRoundInHouse } from '../../live/readings/rounds.js';
import type { SignView as SignInHouse } from '../../live/readings/signs.js';
import {
  byKey,
  cents,
  count,
  describing,
  format,
  instant,
  list,
  outcome,
  seat,
  text,
  wager,
} from './answer-shapes.js';
import { ReceiptView } from './receipt.js';
import { nullOr, whole, words } from './shapes.js';

export const AnswerView = describing<Answer>()(
  Type.Object({
    versions: Type.Unsafe<Answer['versions']>({
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

/** No more of a colleague than it takes to name one. */
export const DealerView = Type.Object({ account: text, name: text });
export type DealerView = Static<typeof DealerView>;

export const LobbyTable = describing<LobbyTableInHouse>()(
  Type.Object({
    slug: text,
    name: text,
    rulebook: words(RULEBOOK_IDS),
    game: words(GAME_IDS),
    /** Where the rules come from, in words. */
    document: text,
    phase: words(['closed', 'open']),
    dealing: words(['automatic', 'attended']),
    seats: Type.Object({
      positions: whole(1),
      taken: list(seat),
      free: list(seat),
    }),
    limits: byKey(Type.Object({ minCents: cents, maxCents: cents })),
    wagers: list(Type.Object({ wager, paytable: nullOr(text) })),
    jackpots: list(Type.Object({ wager, jackpot: text, name: text, amountCents: nullOr(cents) })),
    minimumAge: nullOr(count),
    notices: list(text),
  }),
);
export type LobbyTable = LobbyTableInHouse;

export const SignView = describing<SignInHouse>()(
  Type.Object({
    jackpot: text,
    name: text,
    amountCents: cents,
    notice: nullOr(text),
    tables: list(text),
    awards: list(Type.Object({ at: instant, table: text, hand: text, cents })),
  }),
);
export type SignView = SignInHouse;

export const MoneyView = describing<MoneyInHouse>()(
  Type.Object({ walletCents: cents, chipsCents: cents }),
);
export type MoneyView = MoneyInHouse;

export const PermissionsView = Type.Unsafe<ReturnType<typeof permissionsOf>>(
  Type.Object({ orders: Type.Array(text), readings: Type.Array(text) }),
);

export const SessionView = Type.Object({
  person: nullOr(PersonView),
  money: nullOr(MoneyView),
  may: nullOr(PermissionsView),
});
export type SessionView = Static<typeof SessionView>;

export const LedgerEntry = describing<LedgerEntryInHouse>()(
  Type.Object({
    position: whole(1),
    at: instant,
    stream: text,
    reason: text,
    account: text,
    cents,
  }),
);
export type LedgerEntry = LedgerEntryInHouse;

export const HistoryEntry = describing<HistoryEntryInHouse>()(
  Type.Object({
    position: whole(1),
    at: instant,
    table: text,
    receipt: ReceiptView,
    seal: nullOr(Type.Object({ seq: whole(1), at: instant, hash: text })),
  }),
);
export type HistoryEntry = HistoryEntryInHouse;

export const FiledRoundView = describing<FiledRoundInHouse>()(
  Type.Object({
    position: whole(1),
    at: instant,
    table: text,
    round: text,
    number: whole(1),
    rules: text,
    outcome,
    players: list(Type.Object({ seat, player: text, stakedCents: cents, netCents: cents })),
    irregularities: list(text),
    awards: list(Type.Object({ jackpot: wager, seat, player: text, cents })),
  }),
);
export type FiledRoundView = FiledRoundInHouse;

export const ProposalView = Type.Object({
  id: text,
  at: instant,
  by: text,
  what: text,
  order: format<object>('the order as it was sent'),
  state: words(['open', 'confirmed', 'refused', 'withdrawn', 'expired']),
  expires: instant,
  may: list(words(['confirm', 'refuse', 'withdraw'])),
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
  tables: list(Type.Object({ table: text, handleCents: cents, holdCents: cents, rounds: count })),
});
export type LiabilityView = Static<typeof LiabilityView>;

export const ProblemView = Type.Object({
  type: text,
  title: text,
  status: Type.Integer(),
  code: text,
  detail: text,
  clause: nullOr(text),
  flaws: Type.Optional(list(Type.Object({ path: text, message: text }))),
  request: Type.Optional(text),
  waitSeconds: Type.Optional(whole(1)),
});
export type ProblemView = Static<typeof ProblemView>;
