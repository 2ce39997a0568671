import {
  type DealingMethod,
  type Elections,
  putInForce,
  type RulebookId,
  type RulesInForce,
  rulebookById,
  type WagerId,
} from '@baize/rulebook';
import { type MeterRules, meterRules } from '../../src/index.js';

type JackpotElections = NonNullable<Elections['jackpots']>;
type Jackpot = NonNullable<JackpotElections[WagerId]>;

/** A meter of round numbers: $1,000 at the start, a dollar wager, a fifth to the meter. */
const PLAIN: Jackpot = { wager: 100, seed: 100_000, reserve: 0, rate: 2000, reserveRate: 500 };

const inForce = (id: RulebookId, elections: Elections): RulesInForce => {
  const rules = putInForce(rulebookById(id), elections);
  if (!rules.ok) throw new Error(rules.error.map(({ message }) => message).join('; '));
  return rules.value;
};

interface Change {
  readonly jackpot?: Jackpot;
  readonly paytable?: string;
  readonly settings?: Elections['settings'];
  readonly method?: DealingMethod;
}

export const caribbean = ({ jackpot, paytable, settings, method }: Change = {}): MeterRules =>
  meterRules(
    inForce('sd/caribbean-stud', {
      paytables: { progressive: paytable ?? '21-10-percent' },
      jackpots: { progressive: { ...PLAIN, ...jackpot } },
      settings: settings ?? {},
    }),
    'progressive',
    method,
  );

export const southDakotaFlush = ({ jackpot, paytable, settings }: Change = {}): MeterRules =>
  meterRules(
    inForce('sd/high-card-flush', {
      paytables: { progressive: paytable ?? '1' },
      jackpots: { progressive: { ...PLAIN, ...jackpot } },
      settings: settings ?? {},
    }),
    'progressive',
  );

export const maryland = ({ jackpot, paytable, method }: Change = {}): MeterRules =>
  meterRules(
    inForce('md/high-card-flush', {
      paytables: { progressive: paytable ?? 'D' },
      jackpots: { progressive: { ...PLAIN, seed: 3_000_000, ...jackpot } },
    }),
    'progressive',
    method,
  );

export const washingtonInForce = (
  jackpots: JackpotElections,
  paytables: Elections['paytables'],
  settings: Elections['settings'] = {},
): RulesInForce =>
  inForce('wa/ricochet-poker', {
    paytables: { kickout: 'PT-FLT-KH-01', ...paytables },
    jackpots,
    settings: { tiedPairs: 'spade-high', ...settings },
  });

export const washington = ({ jackpot, paytable, settings }: Change = {}): MeterRules =>
  meterRules(
    washingtonInForce(
      { 'straight-flush': { ...PLAIN, ...jackpot } },
      { 'straight-flush': paytable ?? 'PT-BJS-HCF-SF-01' },
      settings,
    ),
    'straight-flush',
  );

/** A house jackpot with a posted prize of $2,500. */
export const washingtonHouse = (): MeterRules =>
  meterRules(
    washingtonInForce(
      { 'straight-flush': { type: 'house', wager: 100, seed: 250_000 } },
      { 'straight-flush': 'PT-BJS-HCF-SF-01' },
    ),
    'straight-flush',
  );

export const headsUp = (suit: 'h' | 's'): MeterRules =>
  meterRules(
    washingtonInForce(
      { 'heads-up-holdem': { ...PLAIN, suit } },
      { 'heads-up-holdem': 'PT-BJS-HUH-5CP-01' },
    ),
    'heads-up-holdem',
  );

export const miniRoyal = (suit: 'h' | 's'): MeterRules =>
  meterRules(
    washingtonInForce({ 'mini-royal': { ...PLAIN, suit } }, { 'mini-royal': 'PT-BJS-TCPR-MR-01' }),
    'mini-royal',
  );
