import type { OddsView } from '@baize/house/client';

type Expected = NonNullable<OddsView['base']>['expected'];

/** The house's share; one that is the player's says so. */
export const edgeInWords = (edge: number, places: number): string => {
  const percent = `${Math.abs(100 * edge).toFixed(places)} %`;
  return edge < 0 ? `${percent} for you` : percent;
};

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** The expectation as it was counted, before any rounding. */
export const exactInWords = ({ numerator, denominator }: Expected): string =>
  `${numerator.startsWith('-') ? '−' : ''}${grouped(numerator.replace('-', ''))} / ${grouped(denominator)}`;
