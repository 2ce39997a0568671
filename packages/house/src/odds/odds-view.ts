import { displayOf, meterRules } from '@baize/jackpot';
import { cents } from '@baize/money';
import { jackpotFiguresAt, type TableOdds, toNumber, type WagerFigures } from '@baize/odds';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import type { OddsView } from '../http/schemas/odds.js';
import { type Desk, jackpotsOf } from '../live/desk.js';
import type { House } from '../live/house.js';
import type { CountedOdds } from './count-odds.js';
import type { OddsSoFar } from './odds-desk.js';

type WagerView = OddsView['wagers'][number];

/** The odds of a table as they leave the house; those of a jackpot at what its meter shows now. */
export const oddsView = (house: Pick<House, 'meter'>, desk: Desk, soFar: OddsSoFar): OddsView => {
  const { digest, inForce } = desk.rules;
  if (soFar.state !== 'counted') {
    return { digest, state: soFar.state, base: null, wagers: [] };
  }
  const { base, wagers } = soFar.odds;
  return {
    digest,
    state: 'counted',
    base: base === null ? null : baseView(inForce, base),
    wagers: wagers.map(({ wager, name, odds }) => ({
      wager,
      name,
      paytable: odds.table.id,
      kind: odds.kind,
      ...figuresOf(odds, inForce, meterCents(house, desk, wager)),
    })),
  };
};

const baseView = (
  { kickout }: RulesInForce,
  { figures }: NonNullable<CountedOdds['base']>,
): NonNullable<OddsView['base']> => {
  const { edge, elementOfRisk, standardDeviation, averageWager, decisions } = figures;
  return {
    edge,
    expected: expectedOf(figures),
    elementOfRisk,
    standardDeviation,
    averageWager,
    decisions,
    // Where players contend for one pot, the count is of one alone; elsewhere each plays the dealer.
    players: kickout === null ? null : 1,
    kickout: kickout?.id ?? null,
  };
};

const expectedOf = ({
  numerator,
  denominator,
}: Pick<WagerFigures, 'numerator' | 'denominator'>) => ({
  numerator: String(numerator),
  denominator: String(denominator),
});

type Figures = Pick<
  WagerView,
  'edge' | 'expected' | 'hitFrequency' | 'meterCents' | 'breakEvenMeterCents'
>;

const NO_METER = { meterCents: null, breakEvenMeterCents: null } as const;

const figuresOf = (odds: TableOdds, { rulebook }: RulesInForce, meter: number | null): Figures => {
  switch (odds.kind) {
    case 'side-bet': {
      const { figures } = odds;
      const { edge, hitFrequency } = figures;
      return { edge, expected: expectedOf(figures), hitFrequency, ...NO_METER };
    }
    case 'bonus': {
      const hitFrequency = toNumber(odds.figures.hitFrequency);
      return { edge: null, expected: null, hitFrequency, ...NO_METER };
    }
    case 'jackpot': {
      const { wagerCents, breakEvenMeterCents, hitFrequency } = odds.figures;
      const fixedDollars = rulebook.jackpots?.fixedDollars.value ?? 'as-printed';
      const wager = { wagerCents, fixedDollars };
      const now =
        meter === null ? null : jackpotFiguresAt(odds.table, odds.hits, wager, cents(meter));
      return {
        edge: now?.edge ?? null,
        expected: now === null ? null : expectedOf(now),
        hitFrequency: toNumber(hitFrequency),
        meterCents: meter,
        breakEvenMeterCents,
      };
    }
  }
};

/** What a jackpot shows; null before it is opened, and for what is no jackpot. */
const meterCents = (
  house: Pick<House, 'meter'>,
  desk: Desk,
  wager: WagerId | 'ante-bonus',
): number | null => {
  const jackpot = jackpotsOf(desk).find(([id]) => id === wager)?.[1];
  if (jackpot === undefined || wager === 'ante-bonus') return null;
  const meter = house.meter(jackpot);
  if (meter.phase === 'unopened') return null;
  return displayOf(meterRules(desk.rules.inForce, wager), meter).amountCents;
};
