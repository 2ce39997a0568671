import type { LiveView, TableOrder } from '@baize/house/client';
import { type Cents, cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { centsOfDollars } from '../../kit/dollars.js';

type Act = NonNullable<LiveView['round']>['legal'][number][number];
export type LegalWager = Extract<Act, { readonly act: 'place-wagers' }>['wagers'][number];

/** What lies on a layout, in words. */
export const LYING = {
  'value-chip': 'Chips',
  plaque: 'Plaques',
  'other-approved': 'Another approved instrument',
  cash: 'Cash',
  spoken: 'Cash, with a wager called out',
} as const;
export type Lying = keyof typeof LYING;

/** The wagers that may be placed now, in the order in which they are typed; none outside betting. */
export const wagersToType = ({ round }: Pick<LiveView, 'round'>): readonly LegalWager[] => {
  if (round?.game.phase !== 'betting') return [];
  for (const acts of Object.values(round.legal)) {
    for (const act of acts) if (act.act === 'place-wagers') return act.wagers;
  }
  return [];
};

export type TypedBet =
  | { readonly ok: true; readonly order: TableOrder }
  | { readonly ok: false; readonly fault: string };

const NONE = /^[-–.0]$/;

/**
 * A seat and its wagers as one line: `3 10 5` is seat 3, ten dollars on the first wager and five on the
 * second; `-` leaves one out. A wager of one fixed amount takes any mark. `10+5` is ten dollars with a tip
 * of five for the dealer that rides on them.
 */
export const typedBet = (
  text: string,
  wagers: readonly LegalWager[],
  lying: Lying = 'value-chip',
): TypedBet => {
  const [place = '', ...amounts] = text.trim().split(/\s+/);
  const fault = (what: string): TypedBet => ({ ok: false, fault: what });
  if (!/^\d{1,2}$/.test(place)) return fault('Begin with the number of the seat.');
  if (amounts.length > wagers.length) return fault(`There are ${wagers.length} wagers.`);
  const stakes: Partial<Record<WagerId, Cents>> = {};
  const tips: Partial<Record<WagerId, Cents>> = {};
  for (const [at, typed] of amounts.entries()) {
    const wager = wagers[at];
    if (wager === undefined || NONE.test(typed)) continue;
    const [own = '', ...riding] = typed.split('+');
    const amount = wager.fixedCents ?? centsOfDollars(own);
    const tip = riding.length === 0 ? 0 : centsOfDollars(riding.join('+'));
    if (amount === null || tip === null) {
      return fault(`“${typed}” is not an amount for the ${wager.name}.`);
    }
    stakes[wager.wager] = cents(amount);
    if (tip > 0) tips[wager.wager] = cents(tip);
  }
  const order: TableOrder = {
    type: 'PlaceWagers',
    seat: Number(place),
    stakes,
    ...(Object.keys(tips).length === 0 ? {} : { tips }),
    ...(lying === 'value-chip' ? {} : { with: lying === 'spoken' ? 'cash' : lying }),
    ...(lying === 'spoken' ? { spoken: true } : {}),
  };
  return { ok: true, order };
};
