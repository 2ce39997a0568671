import {
  type Card,
  deckWithout,
  type PokerCategory,
  parseCards,
  parsePokerThreshold,
  pokerCategoryOf,
  pokerValueOfStrength,
  strengthOfFive,
  strengthToReach,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { answerOf, baize, jsonOf } from './support/baize.js';

interface Advised {
  readonly choices: readonly {
    readonly decision: string;
    readonly numerator: number | null;
    readonly denominator: number | null;
    readonly value: number;
  }[];
  readonly best: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly exact: boolean;
  readonly method?: string;
  readonly why: string;
}

const adviceOn = async (...args: readonly string[]) =>
  (await jsonOf('strategy', ...args, '--json')) as Advised & { readonly cards: readonly string[] };

const cardsOf = (text: string): readonly Card[] => unwrap(parseCards(text));

const strengthOf = (cards: readonly Card[]): number =>
  strengthOfFive(...(cards as readonly [Card, Card, Card, Card, Card]));

/** Every way to take so many of these cards. */
function* choices(cards: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) yield [];
  for (const [place, card] of cards.entries()) {
    if (count > 0) {
      for (const rest of choices(cards.slice(place + 1), count - 1)) yield [card, ...rest];
    }
  }
}

describe('High Card Flush', () => {
  const HAND = 'Kc Qc Jc Tc 8c 6c Qh';

  test('says what each raise and the fold are worth, over every hand the dealer can have', async () => {
    const { choices: all, best, counts, exact } = await adviceOn('md/high-card-flush', HAND);
    const { dealersHands = 0, notQualified = 0, win = 0, push = 0, lose = 0 } = counts;
    expect(dealersHands).toBe(45_379_620);
    expect(notQualified + win + push + lose).toBe(dealersHands);
    expect(all).toEqual([
      { decision: 'fold', numerator: -dealersHands, denominator: dealersHands, value: -1 },
      ...[1, 2, 3].map((raise) => {
        const numerator = notQualified + (1 + raise) * (win - lose);
        const value = numerator / dealersHands;
        return { decision: `raise-${raise}`, numerator, denominator: dealersHands, value };
      }),
    ]);
    expect({ best, exact }).toEqual({ best: 'raise-3', exact: true });
  });

  test('shows the hand, marks the best choice by an arrow and a word, and says why', async () => {
    const text = await answerOf('strategy', 'md/high-card-flush', HAND);
    expect(text).toContain('High Card Flush, Maryland\n\nYour cards\n╭───╮');
    expect(text).toContain('\nsix-card flush, king high');
    expect(text).toMatch(/^→ {2}Raise 3 antes {2}\+3\.\d{6} .* best$/m);
    expect(text).toMatch(/^ {3}Raise 1 ante {3}\+1\.\d{6} .* \/ 45,379,620$/m);
    expect(text).toMatch(/^ {3}Fold {11}-1\.000000 {2}-45,379,620 \/ 45,379,620$/m);
    expect(text.match(/best$/gm)).toHaveLength(1);
    expect(text).toMatch(/^ {2} *[\d,]+ +\d+\.\d % {2}do not qualify$/m);
    expect(text).toContain('\nRaise 3, the most it allows: the dealer fails to qualify');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('cards may be typed apart, one right after the other, or both', async () => {
    const answer = await adviceOn('md/high-card-flush', HAND);
    for (const typed of [HAND.split(' '), ['KcQcJcTc8c6cQh'], ['Kc Qc Jc', 'Tc8c6cQh']]) {
      expect(await adviceOn('md/high-card-flush', ...typed)).toEqual(answer);
    }
  });
});

describe('Caribbean Stud', () => {
  const HAND = 'As Kd 9h 4c 2s';

  test('is what every hand that the dealer can have gives', async () => {
    const [own, [up]] = [cardsOf(HAND), cardsOf('4d')];
    const [mine, least] = [strengthOf(own), strengthToReach(unwrap(parsePokerThreshold('AK')))];
    const counts = { dealersHands: 0, notQualified: 0, win: 0, push: 0, lose: 0 };
    for (const rest of choices(deckWithout([...own, up!]), 4)) {
      const dealers = strengthOf([up!, ...rest]);
      counts.dealersHands += 1;
      if (dealers < least) counts.notQualified += 1;
      else if (dealers === mine) counts.push += 1;
      else counts[dealers < mine ? 'win' : 'lose'] += 1;
    }
    const advice = await adviceOn('sd/caribbean-stud', HAND, '--up', '4d');
    expect(advice.counts).toEqual(counts);
    // A bet is two antes, and one pair or less is paid 1 to 1.
    const { notQualified, win, lose, dealersHands } = counts;
    expect(advice.choices[1]).toMatchObject({
      decision: 'bet',
      numerator: notQualified + 3 * win - 3 * lose,
      denominator: dealersHands,
    });
    expect(advice).toMatchObject({ cards: HAND.split(' '), up: '4d', best: 'bet', exact: true });
  });

  test('without a card face up answers for all 47, as it does for each of them', async () => {
    const { byUpCard } = (await jsonOf('strategy', 'sd/caribbean-stud', HAND, '--json')) as {
      readonly byUpCard: readonly (Advised & { readonly up: readonly string[] })[];
    };
    const shown = byUpCard.flatMap(({ up }) => up);
    expect(shown).toHaveLength(47);
    expect(new Set([...shown, ...HAND.split(' ')]).size).toBe(52);
    for (const card of ['9s', '9d', 'Ah']) {
      const { up: _, ...advice } = byUpCard.find(({ up }) => up.includes(card))!;
      expect(await adviceOn('sd/caribbean-stud', HAND, '--up', card)).toMatchObject(advice);
    }
    const text = await answerOf('strategy', 'sd/caribbean-stud', HAND);
    expect(text).toMatch(/^9s {12}→ bet {3}-0\.999381 +49\.9 % +0\.1 %$/m);
    expect(text).toMatch(/^9d 9c {11}fold {2}-1\.002347 to -1\.001477 /m);
    expect(text).toContain('\nBet against 9s, a four or a two; fold against everything else.');
    expect(text.split('\n').filter((line) => / (?:bet|fold) {2}/.test(line))).toHaveLength(14);
  });

  test.each([
    ['Bet, whatever the dealer shows.', 'As Ad Ah 4c 2s'],
    ['Fold, whatever the dealer shows.', '9s 8d 6h 4c 2s'],
  ])('%s', async (sentence, hand) => {
    expect(await answerOf('strategy', 'sd/caribbean-stud', hand)).toContain(`\n${sentence}\n`);
  });
});

describe('Ricochet Poker for one player', () => {
  /** Table PT-FLT-AB-01, in antes. */
  const BONUS: Partial<Record<PokerCategory, number>> = {
    straight: 2,
    flush: 5,
    'full-house': 10,
    'four-of-a-kind': 25,
    'straight-flush': 100,
    'royal-flush': 1000,
  };

  test('is what every draw gives: ties with the dealer win (WA-RP-8)', async () => {
    const [two, dealer] = [cardsOf('Ac Th'), cardsOf('Ks 8d 4h 4c 2s')];
    const toBeat = strengthOf(dealer);
    const counts = { draws: 0, ahead: 0, tied: 0, behind: 0 };
    let antes = 0;
    for (const three of choices(deckWithout([...two, ...dealer]), 3)) {
      const mine = strengthOf([...two, ...three]);
      counts.draws += 1;
      counts[mine >= toBeat ? 'ahead' : 'behind'] += 1;
      // The pot is the house's ante; ante and play are lost, or stay the player's.
      antes += mine >= toBeat ? 1 : -2;
      antes += BONUS[pokerCategoryOf(pokerValueOfStrength(mine))] ?? 0;
    }
    const args = ['wa/ricochet-poker', 'Ac Th', '--dealer', 'Ks 8d 4h 4c 2s'];
    const advice = await adviceOn(...args);
    expect(advice).toMatchObject({ counts, best: 'play', exact: true });
    expect(advice.choices).toEqual([
      { decision: 'fold', numerator: -counts.draws, denominator: counts.draws, value: -1 },
      {
        decision: 'play',
        numerator: antes,
        denominator: counts.draws,
        value: antes / counts.draws,
      },
    ]);
    const text = await answerOf('strategy', ...args);
    expect(text).toContain(
      'The pot holds 1 ante. To beat: pair of fours, king-eight-two kickers (the',
    );
    expect(text).toMatch(/^→ {2}Play 1 ante {2}-0\.\d{6} .* best$/m);
  });

  test('against a dealer that folds there is nothing to decide (AMB-24)', async () => {
    const args = ['wa/ricochet-poker', 'Ac Th', '--dealer', 'KsKdQh4c2s'];
    expect(await answerOf('strategy', ...args)).toContain('\nNothing to decide: ');
    expect(await adviceOn(...args)).toMatchObject({ choices: [], best: null, counts: null });
  });
});

describe('what is wrong is said, and where', () => {
  const FLUSH = 'md/high-card-flush';
  const STUD = 'sd/caribbean-stud';
  const RICOCHET = 'wa/ricochet-poker';
  test.each<[args: readonly string[], sentence: string]>([
    [[FLUSH, 'Ah Kh'], 'CARDS: seven cards expected, two given'],
    [[FLUSH, 'AhKhXx4h2c3d5s'], 'CARDS: card 3: "Xx" is not a card'],
    [[FLUSH, 'Ah Kh 9h 4h 2c 3d Ah'], 'CARDS: Ah is there twice: card 1 and card 7'],
    [[FLUSH, 'Ah,Kh'], 'CARDS: cards are separated by one space, not by ","'],
    [[FLUSH, '10h Kh 9h 4h 2c 3d 5s'], 'CARDS: card 1: "10h" is not a card'],
    [[STUD, 'As Kd 9h 4c 2s', '--up', '4c'], '--up: 4c is also in CARDS'],
    [[STUD, 'As Kd 9h 4c 2s', '--up', '4d 4h'], '--up: one card expected, two given'],
    [[FLUSH, 'Ah Kh 9h 4h 2c 3d 5s', '--up', '4d'], '--up: no card of the dealer’s counts alone'],
    [[FLUSH, 'Ah Kh 9h 4h 2c 3d 5s', '--dealer', '4d'], '--dealer: nobody sees the dealer’s cards'],
    [[STUD, 'As Kd 9h 4c 2s', '--table', 'x.json'], '--table: nobody sees the others’ cards'],
    [[RICOCHET, 'Ac Th'], 'is played against cards that lie face up: give --dealer CARDS'],
    [[RICOCHET, 'Ac Th', '--dealer', 'Ac'], '--dealer, dealer: five cards expected, one given'],
    [[RICOCHET, 'Ac Th', '--dealer', 'Ac8d4h4c2s'], 'CARDS: Ac is also in dealer'],
    [[RICOCHET, 'Ac Th', '--dealer', '', '--table', 'x'], '--dealer and --table: the table has'],
    [[RICOCHET, 'Ac Th', '--table', '-', '--house', '-'], '--house and --table: standard input'],
    [['md/highcardflush', 'Ah'], 'did you mean md/high-card-flush?'],
  ])('bad input: %s', async (args, sentence) => {
    const { stdout, stderr, code } = await baize(['strategy', ...args]);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('the help has examples, the table among them, and fits the screen', async () => {
  const help = await answerOf('strategy', '--help');
  expect(help).toContain('Examples:\n  baize strategy ');
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const table = /^ {2}\{ "version"[\s\S]*?\] \}$/m.exec(help)?.[0] ?? '';
  const { stdout, code } = await baize(['strategy', 'wa/ricochet-poker', 'AcTh', '--table', '-'], {
    input: table,
  });
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('\nPlay') });
});
