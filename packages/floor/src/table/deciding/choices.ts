import { type FoldedBonusAct, worthClaiming } from '@baize/games';
import type { TableOrder } from '@baize/house/client';
import { cents } from '@baize/money';
import { money } from '../../kit/money.js';
import type { Act } from '../live/felt-model.js';

type Decision = Extract<TableOrder, { readonly type: 'Decide' }>['decision'];
export type RangeAct = Extract<Act, { readonly act: 'raise' | 'bet' }>;

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
const multiplesOf = (least: number, most: number): readonly number[] =>
  Array.from({ length: MOST_MULTIPLES }, (_, at) => least * (at + 1)).filter(
    (stake) => stake <= most,
  );

/** A tip that lies on the ante may follow the player's own second wager, in the same multiple. */
interface FollowingTip {
  readonly anteCents: number;
  readonly tipCents: number;
}

export const decisionOf = (
  act: 'raise' | 'bet',
  stake: number,
  tip: FollowingTip | null,
): Decision => ({
  kind: act,
  cents: cents(stake),
  ...(tip === null ? {} : { tipCents: cents(Math.floor((tip.tipCents * stake) / tip.anteCents)) }),
});

/** A fold stands first, then what costs more and more. */
export const choicesOf = (
  acts: readonly Act[],
  tip: FollowingTip | null = null,
): readonly Choice[] =>
  choices(acts, tip).toSorted((left, right) => Number(right.fold) - Number(left.fold));

const choices = (acts: readonly Act[], tip: FollowingTip | null): readonly Choice[] =>
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
        return multiplesOf(act.leastCents, act.mostCents).map((stake) => ({
          key: `${act.act}/${stake}`,
          label: `${WORDS[act.act]} ${money(stake)}`,
          fold: false,
          decision: decisionOf(act.act, stake, tip),
        }));
      case 'play':
        return [
          { key: 'play', label: `Play ${money(act.stakeCents)}`, fold: false, decision: 'play' },
        ];
      default:
        return [];
    }
  });

/** A range with amounts between the multiples that have a button of their own. */
export const rangeBetween = (acts: readonly Act[]): RangeAct | null => {
  const range = acts.find(({ act }) => act === 'raise' || act === 'bet') as RangeAct | undefined;
  if (range === undefined || range.leastCents === range.mostCents) return null;
  const amounts = (range.mostCents - range.leastCents) / range.stepCents + 1;
  return amounts > multiplesOf(range.leastCents, range.mostCents).length ? range : null;
};

/** A typed amount, brought into the range and onto its steps. */
export const withinRange = (
  wanted: number,
  { leastCents, mostCents, stepCents }: Pick<RangeAct, 'leastCents' | 'mostCents' | 'stepCents'>,
): number => {
  const inside = Math.min(Math.max(wanted, leastCents), mostCents);
  return inside - ((inside - leastCents) % stepCents);
};

/** What a fold means for one bonus wager of the hand, in words. */
const foldedBonusInWords = (name: string, pays: string, { rule, wins }: FoldedBonusAct): string => {
  if (rule === 'forfeited') {
    return wins === true
      ? `${name} would win${pays}, and is lost with a fold`
      : `${name} is lost with a fold`;
  }
  if (wins === false) return `${name} does not win`;
  if (rule === 'automatic') {
    return wins === true ? `${name} still wins${pays}` : `${name} settles by itself`;
  }
  const act = rule === 'tucked' ? 'tucked under the wager' : 'claimed';
  return wins === true
    ? `${name} wins${pays}, and is ${act} with the fold`
    : `${name} is ${act} with the fold`;
};

/** What a fold does to the bonuses, in a sentence; nothing where there are none. */
export const foldInWords = (
  bonuses: readonly FoldedBonusAct[],
  nameOf: (wager: string) => string,
  paysOf: (wager: string) => string | null = () => null,
): string | null => {
  if (bonuses.length === 0) return null;
  if (bonuses.every(({ wins }) => wins === false)) return 'None of your bonus wagers wins.';
  const words = bonuses
    .toSorted((left, right) => Number(right.wins === true) - Number(left.wins === true))
    .map((bonus) => {
      const pays = paysOf(bonus.wager);
      return foldedBonusInWords(nameOf(bonus.wager), pays === null ? '' : ` ${pays}`, bonus);
    });
  return `If you fold: ${words.join('; ')}.`;
};

/** Whether a fold throws away a bonus that would win. */
export const foldLoses = (bonuses: readonly FoldedBonusAct[]): boolean =>
  bonuses.some(({ rule, wins }) => rule === 'forfeited' && wins === true);

/** The bonuses that a fold concerns. */
export const bonusesIn = (acts: readonly Act[]): readonly FoldedBonusAct[] =>
  acts.flatMap((act) => (act.act === 'fold' && 'bonuses' in act ? act.bonuses : []));
