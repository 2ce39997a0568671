import type { DecisionValue } from '@baize/odds';
import { money } from '../kit/money.js';

const WORDS: Readonly<Record<string, string>> = { raise: 'Raise', bet: 'Bet', play: 'Play' };

/** A choice as its button says it. */
export const choiceInWords = ({ decision, adds }: DecisionValue, anteCents: number): string => {
  const [act = ''] = decision.split('-');
  return adds === 0 ? 'Fold' : `${WORDS[act] ?? act} ${money(adds * anteCents)}`;
};

const SIGN = { more: '+', less: '−', none: '' } as const;

const signOf = (text: string, value: number): string =>
  Number(text) === 0 ? SIGN.none : value > 0 ? SIGN.more : SIGN.less;

/** What a choice brings on average for the ante that lies there, to the cent. */
export const valueInMoney = (antes: number, anteCents: number): string => {
  const dollars = (Math.abs(antes * anteCents) / 100).toFixed(2);
  return `${signOf(dollars, antes)}$${dollars}`;
};

/** `+34.21 %`: as a share of the ante. */
export const shareInWords = (share: number, places = 2): string => {
  const percent = Math.abs(100 * share).toFixed(places);
  return `${signOf(percent, share)}${percent} %`;
};

/** The figure before any rounding, in antes. */
export const exactInWords = ({ exactly }: Pick<DecisionValue, 'exactly'>): string | null => {
  if (exactly === null) return null;
  const { numerator, denominator } = exactly;
  if (numerator === -denominator) return 'the ante is lost';
  const above = Math.abs(numerator).toLocaleString('en-US');
  return `${numerator < 0 ? SIGN.less : ''}${above} / ${denominator.toLocaleString('en-US')} antes`;
};
