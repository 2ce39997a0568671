import type { InputError, Result } from '@baize/result';
import type { Callable, CardsOffer, CorrectionPreview } from '@baize/table';
import type { RoundProof } from '../fairness/proof.js';
import type { StaffRole } from '../identity/roles.js';
import type { StaffCode } from '../identity/staff-code.js';
import type { LiveMessage } from '../live/live-view.js';
import type { Answer, Order, TableOrder } from '../live/orders.js';
import type { Person } from '../live/people.js';
import type { NoProof, RoundStory, RoundsQuery } from '../live/readings/rounds.js';
import type { Refusal } from '../refusal.js';
import type { DayOfHouse } from '../reports/day-report.js';
import type { HouseMetrics } from './metrics.js';
import type { FloorView } from './schemas/floor-views.js';
import type { OddsView } from './schemas/odds.js';
import type { RulesView } from './schemas/table-sign.js';
import type {
  FiledRoundView,
  HistoryEntry,
  LedgerEntry,
  LiabilityView,
  LobbyTable,
  MoneyView,
  ProposalView,
  SignView,
} from './schemas/views.js';

export type Decision = 'confirm' | 'refuse' | 'withdraw';

export type Stop = () => void;

/** What the edge asks of the house. */
export interface HousePort {
  /** Gives a newcomer the first play money. */
  welcome(person: Person): Promise<void>;
  /** Forgets guests: accounts go, and what their wallets held goes back. */
  forgetGuests(accounts: readonly string[]): Promise<void>;
  /** `from` is the address it came from, as addresses are counted, and `browser` stands for its session. */
  submit(
    person: Person,
    order: Order,
    key: string | null,
    from?: string,
    browser?: string | null,
  ): Promise<Result<Answer, Refusal>>;
  lobby(): readonly LobbyTable[];
  floor(person: Person): FloorView;
  followFloor(person: Person, send: (json: string) => void): Stop;
  message(table: string, person: Person | null): Promise<LiveMessage | null>;
  /** Sends the current message at once, then every new one; null where there is no such table. */
  follow(
    table: string,
    person: Person | null,
    after: number | null,
    send: (version: number, json: string) => void,
    browser?: string | null,
  ): Stop | null;
  signs(): readonly SignView[];
  followSigns(send: (json: string) => void): Stop;
  rulesOf(table: string): RulesView | null;
  /** What its wagers are worth; counted when first asked for, so that it may take a moment. */
  oddsOf(table: string): OddsView | null;
  /** What may be called at a table now, and what would come of it; null where there is no such table. */
  irregularities(table: string): readonly Callable[] | null;
  /** What this person may do with the cards of a table now, beside the next step; null likewise. */
  cardsOffers(table: string, person: Person): readonly CardsOffer[] | null;
  /** What a correction of cards would do; null likewise. */
  correctionPreview(
    table: string,
    person: Person,
    order: Extract<TableOrder, { readonly type: 'CorrectCards' }>,
  ): Result<CorrectionPreview, Refusal> | null;
  wallet(account: string): Promise<MoneyView>;
  ledger(account: string, before: number | null, limit: number): Promise<readonly LedgerEntry[]>;
  history(account: string, before: number | null, limit: number): Promise<readonly HistoryEntry[]>;
  round(table: string, number: number, person: Person): Promise<Result<RoundStory, Refusal>>;
  proof(table: string, number: number): Promise<RoundProof | null>;
  whyNoProof(table: string, number: number): Promise<NoProof>;
  rounds(query: RoundsQuery): Promise<readonly FiledRoundView[]>;
  proposals(person: Person): Promise<readonly ProposalView[]>;
  decideProposal(
    person: Person,
    id: string,
    decision: Decision,
    reason: string | null,
    key: string,
  ): Promise<Result<Answer, Refusal>>;
  liability(): Promise<LiabilityView>;
  /** Of the gaming day that runs where none is named; null where there is no such day. */
  report(day: string | null): Promise<DayOfHouse | null>;
  reportCsv(day: string | null): Promise<string | null>;
  exportEvents(from: string, to: string): AsyncGenerator<string>;
  /** Whether an account sits at a table. */
  isSeated(account: string): boolean;
  ready(): boolean;
  metrics(): HouseMetrics;
}

/** Text that only its receiver may read. */
export interface Secret {
  secret(): string;
}

export interface Entered {
  readonly person: Person;
  readonly token: Secret;
  /** For the browser, where it shall be known again. */
  readonly device: Secret | null;
}

/** Where a sign-in comes from: the address, and the token of a known device. */
export interface Origin {
  readonly address: string;
  readonly device: string | null;
}

export interface SignInProblem extends InputError {
  readonly waitSeconds?: number;
}

type Entrance = Promise<Result<Entered, SignInProblem>>;

/** A member of staff, as shown to those who may know. */
export interface StaffMember extends Person {
  readonly createdAt: string;
  readonly disabledAt: string | null;
}

/** What the edge asks of the people's side of the house. */
export interface IdentityPort {
  joinGuest(name: string | null): Entrance;
  /** Guests whom the house may forget now; none, most of the time. */
  idleGuests(): Promise<readonly string[]>;
  signIn(name: string, password: string, from: Origin): Entrance;
  redeem(code: string, name: string, password: string, from: Origin): Entrance;
  /** Whether staff were in before on the device that shows this token. */
  isDevice(token: string): Promise<boolean>;
  signOut(token: string): Promise<void>;
  /** Who a session belongs to; to ask is to use it. */
  sessionOf(token: string): Promise<Person | null>;
  /** Whether a session still holds, without using it. */
  holds(token: string): Promise<boolean>;
  changePassword(
    token: string,
    current: string,
    next: string,
  ): Promise<Result<true, SignInProblem>>;
  staff(): Promise<readonly StaffMember[]>;
  /** Draws one-time codes; they work when the house has issued them. */
  drawCodes(roles: readonly StaffRole[]): readonly StaffCode[];
  /** Called when an account may have been disabled: remembered sessions are dropped. */
  peopleChanged(): void;
}
