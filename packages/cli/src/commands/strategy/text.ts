import { type Card, describePoker, formatCard, rankOf, rankWord, twoCardValue } from '@baize/cards';
import type { RicochetFelt } from '@baize/games';
import type { RicochetPosition } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import type { PaintSuit } from '../../felt/cards.js';
import { handFaces, ricochetSeats } from '../../felt/felt.js';
import { handWords } from '../../felt/hand.js';
import { wrap } from '../../render/text.js';
import type { Advice } from './advice.js';
import { adviceLines, inColumns, shareOf, signed } from './advice-text.js';
import type { Answer, UpCards } from './answer.js';

interface StrategyOptions {
  readonly columns: number;
  readonly paint: PaintSuit;
}

/** What to do with a hand, for people. */
export const strategyText = (
  rules: RulesInForce,
  cards: readonly Card[],
  answer: Answer,
  options: StrategyOptions,
): string => {
  const faces = (of: readonly Card[]) => handFaces(rules, of.map(formatCard), options.paint);
  const hand = [colors.bold(colors.green(rules.rulebook.name)), '', 'Your cards', ...faces(cards)];
  return [...hand, '', ...answerLines(rules, cards, answer, { ...options, faces })].join('\n');
};

interface AnswerOptions extends StrategyOptions {
  readonly faces: (of: readonly Card[]) => readonly string[];
}

const answerLines = (
  rules: RulesInForce,
  cards: readonly Card[],
  answer: Answer,
  options: AnswerOptions,
): readonly string[] => {
  const { faces, columns } = options;
  switch (answer.kind) {
    case 'advice':
      return adviceLines(rules, answer.advice, options);
    case 'against-up':
      return [
        'The dealer shows',
        ...faces([answer.up]),
        '',
        ...adviceLines(rules, answer.advice, options),
      ];
    case 'by-up-card':
      return byUpCard(answer.groups, columns);
    case 'at-table':
      return [
        ...tableLines(rules, cards, answer.felt, options),
        '',
        ...wrap([{ text: toBeatWords(answer.position) }], columns),
        '',
        ...adviceLines(rules, answer.advice, options),
      ];
    case 'not-asked':
      return [
        ...tableLines(rules, cards, answer.felt, options),
        '',
        ...wrap([{ text: answer.why, paint: colors.bold }], columns),
      ];
  }
};

/** The dealer's cards, and every other seat's. */
const tableLines = (
  rules: RulesInForce,
  own: readonly Card[],
  { dealer, hands }: RicochetFelt,
  { faces, paint, columns }: AnswerOptions,
): readonly string[] => {
  const others = hands.filter(({ cards }) => own.some((card) => cards?.includes(card) !== true));
  const seats = others.map(({ seat, cards, draw, decision, voided }) => ({
    seat,
    cards: (cards ?? []).map(formatCard),
    draw: (draw ?? []).map(formatCard),
    hand: [
      handWords(rules, [...(cards ?? []), ...(draw ?? [])]),
      ...(voided.length > 0 ? ['dead'] : []),
      ...(decision === 'fold' ? ['folded'] : []),
    ].join(' · '),
    stakes: {},
    outBy: null,
  }));
  return [
    'The dealer has',
    ...faces(dealer),
    ...(seats.length === 0 ? [] : ['', ...ricochetSeats(rules, seats, { paint, columns })]),
  ];
};

const toBeatWords = ({ showing, toAct, potAntes }: RicochetPosition): string => {
  const pot = `The pot holds ${potAntes} ${potAntes === 1 ? 'ante' : 'antes'}.`;
  const holders = { 0: 'the dealer', 1: 'a player' }[showing?.players ?? 0];
  const five =
    showing === null
      ? []
      : [`${describePoker(showing.value)} (${holders ?? `${showing.players} players`})`];
  const twos = toAct.map((two) => `${describePoker(twoCardValue(two))} (two cards)`);
  return `${pot} To beat: ${[...five, ...twos].join(', ')}.`;
};

/** One row for all cards of a rank that are answered alike, from the ace down. */
const byUpCard = (groups: readonly UpCards[], columns: number): readonly string[] => {
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
    ...wrap([{ text: byUpWords(groups), paint: colors.bold }], columns),
    ...wrap([{ text: 'The exact fractions: --up CARD for one card, --json for all.' }], columns),
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
