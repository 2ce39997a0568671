import type { Suit } from '@baize/cards';
import type { Cents, Micros } from '@baize/money';
import type { Citation, GameId, HandKey, JackpotType, WagerId } from '@baize/rulebook';

/** Time and people come in with the command, stamped by the house. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
}

/** A second person beside the one who commands. */
export interface TwoPeople {
  readonly second: string;
  readonly reason: string;
}

/** The office of the person who acts. What a floorperson may do, those above may do. */
export type Office = 'dealer' | 'floorperson' | 'operator';

/** What a table plays, where it asks for a common meter. */
export interface TableTerms {
  readonly game: GameId;
  readonly wager: WagerId;
  readonly jackpotType: JackpotType;
  readonly paytable: string;
  readonly wagerCents: Cents;
  readonly suit: Suit | null;
}

/** A chip on the sensor of a seat. */
export interface SensedWager {
  readonly seat: number;
  readonly player: string;
  readonly stakeCents: Cents;
}

/** A hand that wins, as the game settled it: a share of the meter, or a fixed amount. */
export interface Winner {
  readonly seat: number;
  /** The hand in words, as a dealer calls it. */
  readonly hand: string;
  readonly cite: Citation;
  readonly due:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'fixed'; readonly cents: Cents };
}

/** What a licensee may ask the regulator for. */
export type PetitionFor =
  | 'reduce-criteria'
  | 'transfer-to-game'
  | 'transfer-to-licensee'
  | 'discontinue';

/** The other side of a transfer. */
export type Party =
  | { readonly kind: 'jackpot'; readonly jackpot: string }
  | { readonly kind: 'licensee'; readonly licensee: string };

interface AtRound {
  readonly table: string;
  readonly round: string;
}

type SetUpCommand =
  /** On the terms of the rules in force; the named tables are its first members. */
  | { readonly type: 'Open'; readonly jackpot: string; readonly tables: readonly string[] }
  | { readonly type: 'LinkTable'; readonly table: string; readonly terms: TableTerms }
  | { readonly type: 'UnlinkTable'; readonly table: string }
  /** Takes over the terms of the rules in force. */
  | { readonly type: 'ChangeTerms'; readonly reason: string }
  /** A house jackpot's posted prize. */
  | { readonly type: 'ModifyPrize'; readonly prizeCents: Cents; readonly reason: string };

type SensorCommand =
  /** All that lies on the sensors of a table: it replaces what they had accepted. */
  | (AtRound & { readonly type: 'AcceptWagers'; readonly wagers: readonly SensedWager[] })
  /** "No more bets." */
  | (AtRound & { readonly type: 'LockSensors' })
  | (AtRound & { readonly type: 'CountChips'; readonly chips: number })
  | (AtRound & {
      readonly type: 'ResolveCount';
      readonly seat: number;
      readonly how: CountResolution;
      readonly office: Office;
      readonly reason: string;
    })
  | (AtRound & { readonly type: 'Contribute' })
  | (AtRound & {
      readonly type: 'ResetSensors';
      readonly outcome: 'complete' | 'void';
    });

export type CountResolution = 'return-chip' | 'void-sensor';

type HitCommand =
  | (AtRound & { readonly type: 'KeyWinners'; readonly winners: readonly Winner[] })
  /** The same button again. */
  | { readonly type: 'UnkeyWinner'; readonly hit: string }
  | {
      readonly type: 'PassGate';
      readonly hit: string;
      readonly gate: 'hand-wins' | 'light-lit';
    }
  | { readonly type: 'VerifyHit'; readonly hit: string; readonly office: Office }
  | {
      readonly type: 'RejectHit';
      readonly hit: string;
      readonly office: Office;
      readonly reason: string;
    }
  | { readonly type: 'PayHit'; readonly hit: string };

type CorrectionCommand =
  | ({
      readonly type: 'Adjust';
      readonly of: 'meter' | 'reserve';
      readonly changeMicros: Micros;
    } & TwoPeople)
  | ({
      readonly type: 'RecoverSeed';
      readonly amountMicros: Micros;
      readonly document: string;
    } & TwoPeople);

type EndingCommand =
  | {
      readonly type: 'Petition';
      readonly petition: string;
      readonly asks: PetitionFor;
      readonly reason: string;
    }
  | {
      readonly type: 'RecordDecision';
      readonly petition: string;
      readonly granted: boolean;
      /** The letter or order it stands in. */
      readonly reference: string;
    }
  | {
      readonly type: 'ReduceCriteria';
      readonly petition: string;
      readonly hand: HandKey;
      readonly percent: number;
    }
  /** The whole liability, with everything that is held for it. */
  | {
      readonly type: 'TransferOut';
      readonly petition: string;
      readonly transfer: string;
      readonly to: Party;
    }
  | {
      readonly type: 'TransferIn';
      readonly transfer: string;
      readonly from: Party;
      readonly meterMicros: Micros;
      readonly reserveMicros: Micros;
      readonly reference: string;
    }
  | { readonly type: 'Discontinue'; readonly petition: string | null; readonly reason: string };

export type MeterCommand = Stamp &
  (SetUpCommand | SensorCommand | HitCommand | CorrectionCommand | EndingCommand);

/** A command of one kind, with its stamp. */
export type CommandOf<T extends MeterCommand['type']> = Extract<MeterCommand, { readonly type: T }>;
