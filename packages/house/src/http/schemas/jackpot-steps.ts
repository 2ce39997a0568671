import { GAME_IDS, HAND_KEYS } from '@baize/rulebook';
import Type, { type Static } from 'typebox';
import {
  closed,
  listOf,
  MicrosAmount,
  MicrosChange,
  Name,
  nullOr,
  Reason,
  Slug,
  Stake,
  Wager,
  whole,
  words,
} from './shapes.js';

const Party = Type.Union([
  closed({ kind: Type.Literal('jackpot'), jackpot: Name }),
  closed({ kind: Type.Literal('licensee'), licensee: Name }),
]);

const Terms = closed({
  game: words(GAME_IDS),
  wager: Wager,
  jackpotType: words(['progressive', 'house']),
  paytable: Name,
  wagerCents: Stake,
  suit: nullOr(words(['c', 'd', 'h', 's'])),
});

/** One schema for each step that a jackpot is told through a table. */
export const JACKPOT_STEPS = {
  Open: closed({ type: Type.Literal('Open'), jackpot: Slug, tables: listOf(Slug) }),
  LinkTable: closed({ type: Type.Literal('LinkTable'), table: Slug, terms: Terms }),
  UnlinkTable: closed({ type: Type.Literal('UnlinkTable'), table: Slug }),
  ChangeTerms: closed({ type: Type.Literal('ChangeTerms'), reason: Reason }),
  ModifyPrize: closed({ type: Type.Literal('ModifyPrize'), prizeCents: Stake, reason: Reason }),
  UnkeyWinner: closed({ type: Type.Literal('UnkeyWinner'), hit: Name }),
  PassGate: closed({
    type: Type.Literal('PassGate'),
    hit: Name,
    gate: words(['hand-wins', 'light-lit']),
  }),
  VerifyHit: closed({ type: Type.Literal('VerifyHit'), hit: Name }),
  RejectHit: closed({ type: Type.Literal('RejectHit'), hit: Name, reason: Reason }),
  PayHit: closed({ type: Type.Literal('PayHit'), hit: Name }),
  Adjust: closed({
    type: Type.Literal('Adjust'),
    of: words(['meter', 'reserve']),
    changeMicros: MicrosChange,
    reason: Reason,
  }),
  RecoverSeed: closed({
    type: Type.Literal('RecoverSeed'),
    amountMicros: MicrosAmount,
    document: Name,
    reason: Reason,
  }),
  Petition: closed({
    type: Type.Literal('Petition'),
    petition: Name,
    asks: words(['reduce-criteria', 'transfer-to-game', 'transfer-to-licensee', 'discontinue']),
    reason: Reason,
  }),
  RecordDecision: closed({
    type: Type.Literal('RecordDecision'),
    petition: Name,
    granted: Type.Boolean(),
    reference: Name,
  }),
  ReduceCriteria: closed({
    type: Type.Literal('ReduceCriteria'),
    petition: Name,
    hand: words(HAND_KEYS),
    percent: whole(1, 100),
  }),
  TransferOut: closed({
    type: Type.Literal('TransferOut'),
    petition: Name,
    transfer: Name,
    to: Party,
  }),
  TransferIn: closed({
    type: Type.Literal('TransferIn'),
    transfer: Name,
    from: Party,
    meterMicros: MicrosAmount,
    reserveMicros: MicrosAmount,
    reference: Name,
  }),
  Discontinue: closed({
    type: Type.Literal('Discontinue'),
    petition: nullOr(Name),
    reason: Reason,
  }),
} as const;

export type JackpotStepOrder = {
  [T in keyof typeof JACKPOT_STEPS]: Static<(typeof JACKPOT_STEPS)[T]>;
}[keyof typeof JACKPOT_STEPS];
