import type { GameDecision, Place, Stakes } from '@baize/games';
import type { CountResolution, MeterCommand } from '@baize/jackpot';
import type { Cents } from '@baize/money';
import type { DealStep, Instrument, WagerId } from '@baize/rulebook';
import type { TablePolicy } from '../automation/policy.js';
import type { CallSubject, OwnSubject } from '../calls/state.js';
import type { CardsOrder } from '../cards/index.js';
import type { Call } from '../irregularities/call.js';
import type { Stamp } from '../people/stamp.js';
import type { Unasked } from '../people/unasked.js';

/** The table opens and closes with its tray counted; who deals, and who sits where. */
type TableBody =
  | {
      readonly type: 'OpenTable';
      readonly dealer: string;
      /** The licensee has set this table aside for the game. */
      readonly designated: boolean;
      readonly trayCents: Cents;
      readonly policy: TablePolicy;
    }
  | { readonly type: 'CloseTable'; readonly trayCents: Cents }
  | { readonly type: 'RelieveDealer'; readonly dealer: string }
  | { readonly type: 'ChangeRules'; readonly rules: string; readonly reason: string }
  | { readonly type: 'ApproveRules'; readonly reference: string }
  | { readonly type: 'Sit'; readonly seat: number; readonly player: string }
  /** `why`: the house frees the seat of a player who is away, or does nothing. */
  | { readonly type: 'Leave'; readonly seat: number; readonly why?: 'away' | 'idle' }
  | {
      readonly type: 'RuleAbandoned';
      readonly seat: number;
      readonly lost: boolean;
      readonly reason: string;
    };

/** Money that moves at a table beside its rounds. */
type ChipsBody =
  /** Cash into the drop box, chips out of the tray. */
  | { readonly type: 'BuyIn'; readonly player: string; readonly cents: Cents }
  | { readonly type: 'FillTray'; readonly cents: Cents; readonly slip: string }
  | { readonly type: 'CreditTray'; readonly cents: Cents; readonly slip: string }
  | { readonly type: 'TakeDrop'; readonly cents: Cents }
  | { readonly type: 'TipDealer'; readonly player: string; readonly cents: Cents };

type RoundBody =
  | { readonly type: 'OpenRound' }
  | {
      readonly type: 'PlaceWagers';
      readonly seat: number;
      readonly stakes: Stakes;
      readonly tips?: Stakes;
      /** What lies on the layout; chips where nothing is said. */
      readonly with?: Instrument | 'cash';
      /** Called out instead of placed. */
      readonly spoken?: boolean;
      /** The time was over, and the player's chips lay there. */
      readonly why?: 'time';
    }
  /** A sensor accepts the chip on it, or does not. */
  | {
      readonly type: 'SenseChip';
      readonly seat: number;
      readonly wager: WagerId;
      readonly accepted: boolean;
    }
  /** A seat does not bet in this round. A player asks for it; others say why. */
  | { readonly type: 'SitOut'; readonly seat: number; readonly why?: Unasked }
  /** Nobody has bet in time, and bets are taken anew. */
  | { readonly type: 'PassBetting' }
  | { readonly type: 'CloseBetting' }
  /** Players who are asked now have so long to decide, where nothing hurried them before. */
  | { readonly type: 'CallTime' }
  | { readonly type: 'DoStep'; readonly step: Exclude<DealStep, 'verify-chip-count'> }
  | { readonly type: 'CountChips'; readonly chips: number }
  | {
      readonly type: 'ResolveCount';
      readonly seat: number;
      readonly how: CountResolution;
      readonly reason: string;
    }
  | {
      readonly type: 'Deal';
      readonly cards: readonly { readonly card: string; readonly to: Place }[];
    }
  /** The rest of the deck goes to the rack, counted face down when `counted` is given. */
  | { readonly type: 'RackStub'; readonly counted?: number }
  | { readonly type: 'SettleBonuses' }
  | {
      readonly type: 'Decide';
      readonly seat: number;
      readonly decision: GameDecision;
      /** Why it is folded for a player who did not decide. */
      readonly why?: Unasked;
    }
  | { readonly type: 'Claim'; readonly seat: number; readonly wagers: readonly WagerId[] }
  | { readonly type: 'Turn'; readonly place: Place; readonly cards?: readonly string[] }
  /** One seat, where players are finished one after the other; without a seat the rest of the round. */
  | { readonly type: 'Settle'; readonly seat?: number }
  /** A hand is spread, counted and put into the discard rack. */
  | {
      readonly type: 'TakeUp';
      readonly place: Place;
      readonly counted?: number;
      /** How many cards stay under a wager, where the rest of a folded hand is racked. */
      readonly tucked?: number;
    }
  | { readonly type: 'EndRound' };

type TroubleBody =
  | ({ readonly type: 'CallIrregularity' } & Call)
  /** A floorperson looks into what stopped the round, and it goes on. */
  | { readonly type: 'RuleContinue'; readonly reason: string }
  | { readonly type: 'VoidRound'; readonly reason: string };

/** The dealer asks for a floorperson, who answers and closes the call. */
type CallBody =
  | {
      readonly type: 'CallFloor';
      readonly about: Exclude<CallSubject, OwnSubject>;
      readonly note?: string;
    }
  | { readonly type: 'AnswerCall'; readonly call: number }
  | { readonly type: 'CloseCall'; readonly call: number; readonly note?: string };

type CorrectionBody =
  | {
      readonly type: 'CorrectCards';
      readonly place: Place;
      readonly cards: readonly string[];
      readonly reason: string;
      /** The round that is meant: another one may have taken its place since. */
      readonly round?: string;
      /** A settled round is settled again with it, in one go. */
      readonly settle?: boolean;
      readonly second?: string;
    }
  | { readonly type: 'Resettle'; readonly reason: string; readonly second?: string }
  | {
      readonly type: 'AdjustPayment';
      readonly round: string;
      readonly seat: number;
      readonly player: string;
      /** What the player receives; negative when the player gives back. */
      readonly cents: Cents;
      readonly reason: string;
      readonly second?: string;
    };

/** What a jackpot of this table is told through the table. */
export type JackpotStep = Extract<
  MeterCommand,
  {
    readonly type:
      | 'Open'
      | 'LinkTable'
      | 'UnlinkTable'
      | 'ChangeTerms'
      | 'ModifyPrize'
      | 'UnkeyWinner'
      | 'PassGate'
      | 'VerifyHit'
      | 'RejectHit'
      | 'PayHit'
      | 'Adjust'
      | 'RecoverSeed'
      | 'Petition'
      | 'RecordDecision'
      | 'ReduceCriteria'
      | 'TransferOut'
      | 'TransferIn'
      | 'Discontinue';
  }
>;

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'office'> : never;

type JackpotBody = {
  readonly type: 'AtJackpot';
  readonly jackpot: WagerId;
  readonly step: Unstamped<JackpotStep>;
};

/** Awards and envy, as the people at the table handle them. */
type AwardBody =
  /** The dealer keys a hand that wins and has no award: taken off before, or put right. */
  | { readonly type: 'KeyWinner'; readonly jackpot: WagerId; readonly seat: number }
  /** A floorperson agrees that a hand which the dealer took off gets no award. */
  | {
      readonly type: 'RuleNoAward';
      readonly jackpot: WagerId;
      readonly seat: number;
      readonly reason: string;
    }
  | { readonly type: 'PayEnvy' }
  /** Every bonus and jackpot wager is reconciled: the kickout test, and the action. */
  | { readonly type: 'OpenAction' };

type TableBodyCommand =
  | TableBody
  | ChipsBody
  | RoundBody
  | TroubleBody
  | CallBody
  | CorrectionBody
  | AwardBody
  | JackpotBody;

export type TableCommand =
  | (Stamp & TableBodyCommand)
  | (Stamp & { readonly type: 'Cards'; readonly gesture: CardsOrder });

export type CommandOf<T extends TableCommand['type']> = Extract<TableCommand, { readonly type: T }>;
