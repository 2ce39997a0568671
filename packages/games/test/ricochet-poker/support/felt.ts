import { type Card, parseCards } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { putInForce, type RulesInForce, rulebookById, type WagerId } from '@baize/rulebook';
import { checkFelt } from '../../../src/ricochet-poker/check-felt.js';
import type {
  RicochetDecision,
  RicochetFelt,
  RicochetHand,
} from '../../../src/ricochet-poker/felt.js';
import { type RicochetSettlement, settleRicochet } from '../../../src/ricochet-poker/settle.js';

export const RICOCHET = rulebookById('wa/ricochet-poker');

type Elections = Parameters<typeof putInForce>[1];

/** The contest alone: kickout table 1, the spade is higher, no bonus of any kind. */
const PLAIN = {
  paytables: { kickout: 'PT-FLT-KH-01' },
  settings: { tiedPairs: 'spade-high' },
} as const;

export const rules = (elections: Elections = {}): RulesInForce => {
  const inForce = putInForce(RICOCHET, {
    ...elections,
    paytables: { ...PLAIN.paytables, ...elections.paytables },
    settings: { ...PLAIN.settings, ...elections.settings },
  });
  if (inForce.ok) return inForce.value;
  throw new Error(inForce.error.map(({ path, message }) => `${path}: ${message}`).join('; '));
};

export const withAnteBonus = (elections: Elections = {}): RulesInForce =>
  rules({ ...elections, paytables: { 'ante-bonus': 'PT-FLT-AB-01', ...elections.paytables } });

type Suit = 'c' | 'd' | 'h' | 's';

/** One jackpot, progressive unless it says otherwise. */
export const withJackpot = (
  id: WagerId,
  table: string,
  more: { suit?: Suit; wager?: number; type?: 'house' | 'progressive' } = {},
): RulesInForce =>
  rules({ paytables: { [id]: table }, jackpots: { [id]: { seed: 100_000, ...more } } });

export const hand = (text: string): readonly Card[] => unwrap(parseCards(text));

export interface SeatText {
  readonly cards: string;
  readonly draw?: string;
  readonly decision?: RicochetDecision;
  readonly wagers?: Readonly<Partial<Record<WagerId, number>>>;
  readonly voided?: readonly WagerId[];
}

const ANTE = 1000;

const handOf = (seat: number, text: SeatText, anteCents: Cents): RicochetHand => ({
  seat,
  cards: hand(text.cards),
  draw: text.draw === undefined ? null : hand(text.draw),
  decision: text.decision ?? null,
  stakes: Object.fromEntries(
    Object.entries({ ante: anteCents, ...text.wagers }).map(([id, amount]) => [id, cents(amount)]),
  ),
  claims: [],
  voided: text.voided ?? [],
});

/** Seats by number; `dealer` in the order dealt. */
export const felt = (
  dealer: string,
  seats: Readonly<Record<number, SeatText>>,
  ante: number = ANTE,
): RicochetFelt => {
  const anteCents = cents(ante);
  return {
    dealer: hand(dealer),
    anteCents,
    hands: Object.entries(seats).map(([seat, text]) => handOf(Number(seat), text, anteCents)),
  };
};

/** Settles a felt that passes the check of felts: a test with a card twice proves nothing. */
export const settle = (inForce: RulesInForce, on: RicochetFelt): RicochetSettlement => {
  unwrap(checkFelt(inForce, on));
  return settleRicochet(inForce, on);
};

export const lineOf = (settled: RicochetSettlement, seat: number, line: string) =>
  settled.entitlements.find((one) => one.seat === seat && one.line === line);

/** `ante lose WA-RP-7a`: what a seat's line came to, in short. */
export const brief = (settled: RicochetSettlement): readonly string[] =>
  settled.entitlements.map(({ seat, line, outcome, due, returnedCents, cite }) => {
    const amount = due.from === 'meter' ? `${due.percent}%` : String(due.cents);
    return `${seat} ${line} ${outcome} ${amount} ${due.from} ${returnedCents} ${cite}`;
  });
