import type { ProposalView } from '@baize/house/client';
import { money, signedMoney } from '../kit/money.js';
import { titleOf } from '../lobby/words.js';

const TITLES: Readonly<Record<string, string>> = {
  ChangeRules: 'Change the rules of a table',
  SetGamingDay: 'Set the gaming day',
  IssueCodes: 'Issue codes for new staff',
  DisableAccount: 'Disable an account',
  EnableAccount: 'Enable an account again',
  Resettle: 'Settle a round again',
  AdjustPayment: 'Adjust a payment',
  CorrectCards: 'Correct cards and settle the round again',
  'AtJackpot/ChangeTerms': 'Change the terms of a jackpot',
  'AtJackpot/ModifyPrize': 'Change a jackpot’s prize',
  'AtJackpot/Adjust': 'Adjust a jackpot',
  'AtJackpot/RecoverSeed': 'Recover the seed of a jackpot',
  'AtJackpot/ReduceCriteria': 'Let a hand win more of a jackpot',
  'AtJackpot/TransferOut': 'Transfer a jackpot away',
  'AtJackpot/TransferIn': 'Take over a jackpot',
  'AtJackpot/Discontinue': 'End a jackpot',
};

export const titleOfProposal = ({ what }: ProposalView): string => TITLES[what] ?? what;

interface Detail {
  readonly label: string;
  readonly value: string;
}

const LABELS: Readonly<Record<string, string>> = {
  roles: 'For',
  account: 'Account',
  jackpot: 'Jackpot',
  of: 'Of its',
  changeMicros: 'By',
  amountMicros: 'Amount',
  meterMicros: 'Meter',
  reserveMicros: 'Reserve',
  prizeCents: 'Prize',
  cents: 'By',
  round: 'Round',
  seat: 'Seat',
  place: 'Hand of',
  cards: 'Cards',
  hand: 'Hand',
  percent: 'Percent',
  timeZone: 'Time zone',
  hour: 'Begins at hour',
  petition: 'Petition',
  transfer: 'Transfer',
  document: 'Document',
  reference: 'Reference',
  reason: 'Reason',
};

const MICROS_A_CENT = 10_000;

const inWords = (field: string, value: unknown): string => {
  if (typeof value === 'number' && field === 'changeMicros') {
    return signedMoney(value / MICROS_A_CENT);
  }
  if (typeof value === 'number' && field === 'cents') return signedMoney(value);
  if (typeof value === 'number' && field.endsWith('Micros')) return money(value / MICROS_A_CENT);
  if (typeof value === 'number' && /cents$/i.test(field)) return money(value);
  if (field === 'place') return value === 'dealer' ? 'the dealer' : `seat ${String(value)}`;
  return field === 'jackpot' || field === 'hand' ? titleOf(String(value)) : String(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of the order that a second person must know, in the order that they are read. */
export const detailsOfProposal = (
  { order }: ProposalView,
  nameOfTable: (slug: string) => string,
): readonly Detail[] => {
  const sent = order as { readonly table?: string; readonly order?: unknown };
  const outer = isObject(sent.order) ? sent.order : {};
  const fields = { ...outer, ...(isObject(outer.step) ? outer.step : {}) };
  const where =
    sent.table === undefined ? [] : [{ label: 'Table', value: nameOfTable(sent.table) }];
  const told = Object.entries(LABELS).flatMap(([field, label]): Detail[] => {
    const given: unknown = fields[field];
    const value = Array.isArray(given) ? given.join(' ') : given;
    return typeof value === 'string' || typeof value === 'number'
      ? [{ label, value: inWords(field, value) }]
      : [];
  });
  return [...where, ...told];
};
