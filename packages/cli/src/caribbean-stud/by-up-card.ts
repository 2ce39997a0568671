import { type Card, formatCard, rankOf, rankWord } from '@baize/cards';
import colors from 'picocolors';
import type { Advice } from '../commands/strategy/advice.js';
import { inColumns, shareOf, signed } from '../commands/strategy/advice-text.js';
import { prose } from '../render/text.js';

/** Cards that the dealer may show with the same effect. */
interface UpCards {
  readonly cards: readonly Card[];
  readonly advice: Advice;
}

/** One row for all cards of a rank with the same answer, from the ace down. */
export const byUpCardLines = (groups: readonly UpCards[], columns: number): readonly string[] => {
  const alike = new Map<string, UpCards[]>();
  for (const group of groups) {
    const key = `${group.cards.map(rankOf)[0]} ${group.advice.best}`;
    alike.set(key, [...(alike.get(key) ?? []), group]);
  }
  const rows = [...alike.values()].map(upRow);
  const head = ['Dealer shows', '  Best', 'A bet brings, in antes', 'Not qualified', 'Beaten'];
  const [first = '', ...lines] = inColumns([head, ...rows], [3, 4]);
  return [
    colors.dim(first),
    ...lines,
    '',
    ...prose(byUpWords(groups), columns, colors.bold),
    ...prose('The exact fractions: --up CARD for one card, --json for all.', columns),
  ];
};

const upRow = (alike: readonly UpCards[]): readonly string[] => {
  const bets = alike.flatMap(({ advice }) =>
    advice.choices.filter(({ decision }) => decision === 'bet').map(({ value }) => value),
  );
  const [least, most] = [signed(Math.min(...bets)), signed(Math.max(...bets))];
  const dealt = alike.flatMap(({ cards, advice }) => cards.map(() => advice));
  const share = (id: string): string =>
    shareOf(
      sum(dealt.map((advice) => countOf(advice, id))),
      sum(dealt.map(({ split }) => split.all)),
    );
  return [
    alike.flatMap(({ cards }) => cards.map(formatCard)).join(' '),
    alike[0]?.advice.best === 'bet' ? '→ bet' : '  fold',
    least === most ? least : `${least} to ${most}`,
    share('notQualified'),
    share('win'),
  ];
};

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

const countOf = ({ split }: Advice, id: string): number =>
  split.parts.find((part) => part.id === id)?.count ?? 0;

/** `Bet against an ace, a king or 7h; fold against everything else.` */
const byUpWords = (groups: readonly UpCards[]): string => {
  const bets = groups.filter(({ advice }) => advice.best === 'bet');
  if (bets.length === groups.length) return 'Bet, whatever the dealer shows.';
  if (bets.length === 0) return 'Fold, whatever the dealer shows.';
  const ranks = [...new Set(groups.flatMap(({ cards }) => cards.map(rankOf)))];
  const words = ranks.flatMap((rank) => {
    const of = (some: readonly UpCards[]) =>
      some.flatMap(({ cards }) => cards.filter((card) => rankOf(card) === rank));
    const [bet, all] = [of(bets), of(groups)];
    return bet.length === all.length ? [aRank(rankWord(rank))] : bet.map(formatCard);
  });
  return `Bet against ${inList(words)}; fold against everything else. Folding loses 1 ante.`;
};

const aRank = (word: string): string => `${/^[ae]/.test(word) ? 'an' : 'a'} ${word}`;

const inList = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
