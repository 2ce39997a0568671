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
} from '../http/schemas/shapes.js';
import { toJackpot } from './entry.js';

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

/** What is ordered of a jackpot through one of its tables. */
export const JACKPOT_STEPS = toJackpot({
  Open: { fields: { jackpot: Slug, tables: listOf(Slug) } },
  LinkTable: { fields: { table: Slug, terms: Terms } },
  UnlinkTable: { fields: { table: Slug } },
  ChangeTerms: { fields: { reason: Reason }, second: 'always' },
  ModifyPrize: { fields: { prizeCents: Stake, reason: Reason }, second: 'always' },
  UnkeyWinner: { fields: { hit: Name } },
  PassGate: { fields: { hit: Name, gate: words(['hand-wins', 'light-lit']) } },
  VerifyHit: { fields: { hit: Name } },
  RejectHit: { fields: { hit: Name, reason: Reason } },
  PayHit: { fields: { hit: Name } },
  Adjust: {
    fields: { of: words(['meter', 'reserve']), changeMicros: MicrosChange, reason: Reason },
    second: 'always',
  },
  RecoverSeed: {
    fields: { amountMicros: MicrosAmount, document: Name, reason: Reason },
    second: 'always',
  },
  Petition: {
    fields: {
      petition: Name,
      asks: words(['reduce-criteria', 'transfer-to-game', 'transfer-to-licensee', 'discontinue']),
      reason: Reason,
    },
  },
  RecordDecision: { fields: { petition: Name, granted: Type.Boolean(), reference: Name } },
  ReduceCriteria: {
    fields: { petition: Name, hand: words(HAND_KEYS), percent: whole(1, 100) },
    second: 'always',
  },
  TransferOut: { fields: { petition: Name, transfer: Name, to: Party }, second: 'always' },
  TransferIn: {
    fields: {
      transfer: Name,
      from: Party,
      meterMicros: MicrosAmount,
      reserveMicros: MicrosAmount,
      reference: Name,
    },
    second: 'always',
  },
  Discontinue: { fields: { petition: nullOr(Name), reason: Reason }, second: 'always' },
});

export type JackpotStepOrder = {
  [T in keyof typeof JACKPOT_STEPS]: Static<(typeof JACKPOT_STEPS)[T]['schema']>;
}[keyof typeof JACKPOT_STEPS];
