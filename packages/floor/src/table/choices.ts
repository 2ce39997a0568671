import { type FoldedBonusAct, worthClaiming } from '@baize/games';
import type { TableOrder } from '@baize/house/client';
import { cents } from '@baize/money';
import { money } from '../kit/money.js';
import type { Act } from './felt-model.js';

type Decision = Extract<TableOrder, { readonly type: 'Decide' }>['decision'];

/** One button of a decision, made from what is legal. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly fold: boolean;
  readonly decision: Decision;
}

const MOST_MULTIPLES = 4;
const WORDS = { raise: 'Raise', bet: 'Bet', play: 'Play' } as const;

/** Every whole multiple of the least stake, up to the most. */
const stakesOf = (least: number, most: number): readonly number[] =>
  Array.from({ length: MOST_MULTIPLES }, (_, at) => least * (at + 1)).filter(
    (stake) => stake <= most,
  );

/** A fold stands first, then what costs more and more. */
export const choicesOf = (acts: readonly Act[]): readonly Choice[] =>
  choices(acts).toSorted((left, right) => Number(right.fold) - Number(left.fold));

const choices = (acts: readonly Act[]): readonly Choice[] =>
  acts.flatMap((act): readonly Choice[] => {
    switch (act.act) {
      case 'fold':
        return [
          {
            key: 'fold',
            label: 'Fold',
            fold: true,
            decision:
              'bonuses' in act ? { kind: 'fold', claims: worthClaiming(act.bonuses) } : 'fold',
          },
        ];
      case 'raise':
      case 'bet':
        return stakesOf(act.leastCents, act.mostCents).map((stake) => ({
          key: `${act.act}/${stake}`,
          label: `${WORDS[act.act]} ${money(stake)}`,
          fold: false,
          decision: { kind: act.act, cents: cents(stake) },
        }));
      case 'play':
        return [
          { key: 'play', label: `Play ${money(act.stakeCents)}`, fold: false, decision: 'play' },
        ];
      default:
        return [];
    }
  });

/** What a fold means for one bonus wager of the hand, in words. */
const foldedBonusInWords = (name: string, { rule, wins }: FoldedBonusAct): string => {
  if (rule === 'forfeited') {
    return wins === true
      ? `${name} would win, and is lost with a fold`
      : `${name} is lost with a fold`;
  }
  if (wins === false) return `${name} does not win`;
  if (rule === 'automatic') return `${name} settles by itself`;
  return wins === true
    ? `${name} wins, and is claimed with the fold`
    : `${name} is claimed with the fold`;
};

/** What a fold does to the bonuses, in a sentence; nothing where there are none. */
export const foldInWords = (
  bonuses: readonly FoldedBonusAct[],
  nameOf: (wager: string) => string,
): string | null => {
  if (bonuses.length === 0) return null;
  if (bonuses.every(({ wins }) => wins === false)) return 'None of your bonus wagers wins.';
  const words = bonuses.map((bonus) => foldedBonusInWords(nameOf(bonus.wager), bonus));
  return `If you fold: ${words.join('; ')}.`;
};

/** The bonuses that a fold concerns. */
export const bonusesIn = (acts: readonly Act[]): readonly FoldedBonusAct[] =>
  acts.flatMap((act) => (act.act === 'fold' && 'bonuses' in act ? act.bonuses : []));
