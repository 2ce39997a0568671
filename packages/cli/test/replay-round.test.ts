import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playAgain } from '../src/commands/replay/play-again.js';
import { recordedRoundReader } from '../src/record/read-record.js';
import { happenedIn, type OnFile, playRecorded, withEvents } from './support/play.js';

const readRecordedRound = recordedRoundReader();

const playedOnce = (
  id: string,
  seed: string,
  answers: readonly string[],
): (() => Promise<OnFile>) => {
  let playing: Promise<string> | undefined;
  return async () => {
    playing ??= playRecorded([id, '--seed', seed], answers).then(({ rounds }) =>
      JSON.stringify(rounds[0]),
    );
    return JSON.parse(await playing) as OnFile;
  };
};

const MD = playedOnce('md/high-card-flush', 's1', ['25', '5', '5', 'y', '1']);
const CSP = playedOnce('sd/caribbean-stud', 's464', ['25', 'y', '1']);
const WA = playedOnce('wa/ricochet-poker', 's5730', ['', '5', '5', '5', 'y', 'y', '1']);

const unwrapped = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (result.ok) return result.value;
  throw new Error(String(result.error));
};

const partingOf = (data: unknown) => {
  const replayed = playAgain(unwrapped(readRecordedRound(data)));
  if (replayed.ok) throw new Error('it replays');
  return replayed.error;
};

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

const tampered = async (
  round: () => Promise<OnFile>,
  change: (round: Mutable<OnFile>) => void,
): Promise<OnFile> => {
  const copy = (await round()) as unknown as Mutable<OnFile>;
  change(copy);
  return copy;
};

type Fields = { [field: string]: unknown };

/** An event of the game, to be changed where it lies. */
const inGame = (round: OnFile, type: string): Fields & LinesOf =>
  withEvents(round).events.find((event) => event.type === type) as unknown as Fields & LinesOf;

const atTable = (round: OnFile, type: string): Fields =>
  happenedIn(round).find((event) => event.type === type) as unknown as Fields;

type LinesOf = { lines: { wager: string; paysCents: number; cite: string }[] };

/** Takes an event of the game out of its stream. */
const without = (round: Mutable<OnFile>, type: string): void => {
  for (const one of round.happened) {
    one.events = one.events.filter(({ event }) => event?.type !== type);
  }
};

describe('a round that does not follow is told apart', () => {
  test.each<[name: string, round: () => Promise<OnFile>, message: RegExp, detail: RegExp | null]>([
    [
      'a payment',
      () =>
        tampered(MD, (round) => {
          inGame(round, 'RoundSettled').lines[0]!.paysCents += 100;
        }),
      /^event \d+ \(RoundSettled\) is not what follows now$/,
      /^happened\[\d+\]\.events\[0\]\.event\.lines\[0\]\.paysCents: recorded \d+, now \d+$/,
    ],
    [
      'a clause',
      () =>
        tampered(MD, (round) => {
          inGame(round, 'RoundSettled').lines[1]!.cite = 'MD-HCF-1';
        }),
      /^event \d+ \(RoundSettled\)/,
      /\.event\.lines\[1\]\.cite: recorded "MD-HCF-1", now "MD-HCF-/,
    ],
    [
      'a line left out',
      () =>
        tampered(MD, (round) => {
          inGame(round, 'RoundSettled').lines.pop();
        }),
      /^event \d+ \(RoundSettled\)/,
      /\.event\.lines\[4\]: recorded nothing, now \{/,
    ],
    [
      'what one seat is paid',
      () =>
        tampered(MD, (round) => {
          inGame(round, 'SeatSettled').lines[0]!.paysCents += 100;
        }),
      /^event \d+ \(SeatSettled\) is not what follows now$/,
      /\.event\.lines\[0\]\.paysCents: recorded /,
    ],
    [
      'the meter that a jackpot was paid from',
      () =>
        tampered(WA, ({ before }) => {
          const { ledger, base } = before.meters['mini-royal']!;
          for (const { books } of [ledger, base]) {
            books.meterMicros += 10_000;
            books.seedsMicros += 10_000;
          }
        }),
      /^event \d+ \(Contributed\) is not what follows now$/,
      /\.displayMicros: recorded 1000200000, now 1000210000$/,
    ],
    [
      'meters that do not balance',
      () =>
        tampered(WA, ({ before }) => {
          before.meters['mini-royal']!.ledger.books.meterMicros += 10_000;
        }),
      /^it makes no sense to the table: /,
      null,
    ],
    [
      'an award that was not paid',
      () =>
        tampered(WA, (round) => {
          round.happened = round.happened.filter(({ events }) => events[0]?.type !== 'HitPaid');
        }),
      /^event \d+ \(AwardPaid\) is not what follows now$/,
      null,
    ],
    [
      'a card, which changes the hand',
      () =>
        tampered(CSP, (round) => {
          const { cards } = inGame(round, 'CardsDealt') as unknown as { cards: { card: string }[] };
          cards[0]!.card = '2c';
        }),
      /^event \d+ \((Turned|SeatSettled|WinnersKeyed|RoundSettled)\) is not what follows now$/,
      /recorded .*, now /,
    ],
    [
      'a card dealt twice',
      () =>
        tampered(CSP, (round) => {
          const { cards } = inGame(round, 'CardsDealt') as unknown as { cards: { card: string }[] };
          cards[0]!.card = cards[1]!.card;
        }),
      /^event \d+ \(CardsDealt\) is refused now: .* lies on the felt already \(Baize\)/,
      null,
    ],
    [
      'a raise beyond the hand',
      () =>
        tampered(MD, (round) => {
          (inGame(round, 'Decided') as unknown as { decision: { cents: number } }).decision.cents =
            7500;
        }),
      /^event \d+ \(Decided\) is refused now: .*\$75 was placed \(MD-HCF-11B\(1\)\)$/,
      null,
    ],
    [
      'a wager outside the limits',
      () =>
        tampered(MD, (round) => {
          (inGame(round, 'WagersPlaced') as unknown as { stakes: { ante: number } }).stakes.ante =
            500;
        }),
      /^event 2 \(WagersPlaced\) is refused now: Ante is \$10 to \$300/,
      null,
    ],
    [
      'a decision left out',
      () => tampered(MD, (round) => without(round, 'Decided')),
      /^event \d+ \(Turned\) does not follow from the one before it$/,
      null,
    ],
    [
      'a step of the procedure left out',
      () => tampered(MD, (round) => without(round, 'BettingClosed')),
      /^event \d+ \(BeforeDeal\) is not what follows now$/,
      null,
    ],
    [
      'somebody else’s decision',
      () =>
        tampered(MD, (round) => {
          inGame(round, 'Decided').by = 'player 2';
        }),
      /^event \d+ \(Decided\) is not what follows now$/,
      /\.event\.by: recorded "player 2", now "player 1"$/,
    ],
    [
      'another number',
      () =>
        tampered(MD, (round) => {
          atTable(round, 'RoundStarted').number = 7;
        }),
      /^event 1 \(RoundStarted\) is not what follows now$/,
      /^happened\[0\]\.events\[0\]\.number: recorded 7, now 1$/,
    ],
    [
      'a round without events',
      () =>
        tampered(MD, (round) => {
          round.happened = [];
        }),
      /^the round ends with event 0, and is not over$/,
      null,
    ],
    [
      'a round that is not over',
      () =>
        tampered(MD, (round) => {
          round.happened.splice(-3);
        }),
      /^the round ends with event \d+, and is not over$/,
      null,
    ],
    [
      'a table that is none',
      () =>
        tampered(MD, ({ before }) => {
          (before as Fields).table = { phase: 'open' };
        }),
      /^it makes no sense to the table: /,
      null,
    ],
  ])('%s', async (_, round, message, detail) => {
    const { message: said, details } = partingOf(await round());
    expect(said).toMatch(message);
    if (detail !== null) expect(details.join('\n')).toMatch(new RegExp(detail.source, 'm'));
  });
});

/** As the version before wrote them: each document once, then several seats, and folds. */
const FIRST = readFileSync(new URL('./recorded/version-1.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

interface FirstRound {
  meters: { [jackpot: string]: { meterMicros: number } };
  events: (Fields & { type: string })[];
}

const first = (place: number, change: (round: FirstRound) => void = () => undefined) => {
  const round = JSON.parse(FIRST[place]!) as FirstRound;
  change(round);
  return round;
};

const [FIRST_MD, FIRST_CSP, FIRST_WA] = [1, 3, 4] as const;

const ofType = ({ events }: FirstRound, type: string): Fields =>
  events.find((event) => event.type === type)!;

describe('a record of version 1', () => {
  test.each(FIRST.map((_, place) => place))('line %i is settled as it was', (place) => {
    const round = first(place);
    const { lines, steps } = unwrapped(playAgain(unwrapped(readRecordedRound(round))));
    const recorded = round.events.flatMap(({ lines: settled = [], anteBonus }) => [
      ...(settled as unknown[]),
      ...(anteBonus === undefined || anteBonus === null ? [] : [anteBonus]),
    ]);
    expect(lines).toHaveLength(recorded.length);
    expect(lines).toEqual(expect.arrayContaining(recorded));
    expect(steps.at(-1)?.event.event.type).toBe('RoundEnded');
  });

  test.each<[name: string, round: FirstRound, message: RegExp, detail: RegExp | null]>([
    [
      'a payment',
      first(FIRST_MD, (round) => {
        (ofType(round, 'RoundSettled') as LinesOf).lines[0]!.paysCents += 100;
      }),
      /^event 7 \(RoundSettled\) is not what follows now$/,
      /^events\[6\]\.lines\[0\]\.paysCents: recorded \d+, now \d+$/,
    ],
    [
      'a line left out',
      first(FIRST_MD, (round) => {
        (ofType(round, 'RoundSettled') as LinesOf).lines.pop();
      }),
      /^event 7 /,
      /^events\[6\]\.lines: recorded nothing, now \{/,
    ],
    [
      'the meter that a jackpot was paid from',
      first(FIRST_WA, ({ meters }) => {
        meters['mini-royal']!.meterMicros += 10_000;
      }),
      /^event 5 \(BonusesSettled\) is not what follows now$/,
      /^events\[4\]\.lines\[\d\]\.paysCents: recorded 100020, now 100021$/,
    ],
    [
      'a card, which changes the hand',
      first(FIRST_CSP, (round) => {
        (ofType(round, 'CardsDealt') as { cards: { card: string }[] }).cards[0]!.card = '2c';
      }),
      /^event \d \(RoundSettled\) is not what follows now$/,
      /hand: recorded "four queens, nine kicker", now /,
    ],
    [
      'a card dealt twice',
      first(FIRST_CSP, (round) => {
        const { cards } = ofType(round, 'CardsDealt') as { cards: { card: string }[] };
        cards[0]!.card = cards[1]!.card;
      }),
      /^event 4 \(CardsDealt\) is refused now: .* lies on the felt already \(Baize\)/,
      null,
    ],
    [
      'a raise beyond the hand',
      first(FIRST_MD, (round) => {
        (ofType(round, 'Decided') as { decision: { cents: number } }).decision.cents = 7500;
      }),
      /^event 5 \(Decided\) is refused now: .*\$75 was placed \(MD-HCF-11B\(1\)\)$/,
      null,
    ],
    [
      'a wager outside the limits',
      first(FIRST_MD, (round) => {
        (ofType(round, 'WagersPlaced') as { stakes: { ante: number } }).stakes.ante = 500;
      }),
      /^event 2 \(WagersPlaced\) is refused now: Ante is \$10 to \$300/,
      null,
    ],
    [
      'a round that is not opened',
      first(FIRST_MD, (round) => {
        round.events.shift();
      }),
      /^the first event must open the round \(RoundOpened\)$/,
      null,
    ],
    [
      'a round opened under other rules',
      first(FIRST_MD, (round) => {
        ofType(round, 'RoundOpened').rules = 'sha256:0';
      }),
      /^the round was opened under sha256:0$/,
      null,
    ],
    [
      'a round without a decision',
      first(FIRST_MD, (round) => {
        round.events.splice(4, 3);
      }),
      /^the round ends with event 4, and is not settled$/,
      null,
    ],
  ])('with %s is told apart', (_, round, message, detail) => {
    const { message: said, details } = partingOf(round);
    expect(said).toMatch(message);
    if (detail !== null) expect(details.join('\n')).toMatch(new RegExp(detail.source, 'm'));
  });

  test.each<[name: string, round: unknown, sentence: RegExp]>([
    [
      'without a meter',
      first(FIRST_MD, (round) => {
        round.meters = {};
      }),
      /^meters\.progressive is missing$/,
    ],
    [
      'with a field that nobody knows',
      { ...first(FIRST_MD), deck: [] },
      /^deck is not a known field/,
    ],
    [
      'with no time',
      first(FIRST_MD, (round) => {
        ofType(round, 'BettingClosed').at = 'yesterday';
      }),
      /^events\[2\]\.at must be a time such as /,
    ],
  ])('%s is refused', (_, round, sentence) => {
    const read = readRecordedRound(round);
    if (read.ok) throw new Error('it is a recorded round');
    expect(read.error.join('\n')).toMatch(sentence);
  });
});

describe('a file that is no recorded round is refused', () => {
  test.each<[name: string, data: () => unknown, sentence: RegExp]>([
    [
      'rules of another digest',
      () =>
        tampered(MD, (round) => {
          round.rules = `sha256:${'0'.repeat(64)}`;
        }),
      /^the rules are not those the round was played by: they make sha256:/,
    ],
    [
      'house rules that were changed',
      () =>
        tampered(MD, (round) => {
          (
            round as unknown as { house: { limits: { ante: { max: number } } } }
          ).house.limits.ante.max += 500;
        }),
      /^the rules are not those the round was played by/,
    ],
    [
      'house rules of another rulebook',
      () =>
        tampered(MD, (round) => {
          round.rulebook = 'oh/high-card-flush';
        }),
      /^house\.rulebook is md\/high-card-flush, and the round was played by oh/,
    ],
    [
      'a field that nobody knows',
      async () => ({ ...(await MD()), deck: [] }),
      /^deck is not a known field/,
    ],
    [
      'no time',
      () =>
        tampered(MD, (round) => {
          atTable(round, 'RoundStarted').at = 'yesterday';
        }),
      /^happened\[0\]\.events\[0\]\.at must be a time such as /,
    ],
    [
      'several things at once',
      () =>
        tampered(MD, (round) => {
          atTable(round, 'RoundStarted').at = 'yesterday';
          atTable(round, 'RoundEnded').at = 7;
        }),
      /^happened\[0\]\.events\[0\]\.at .*\nhappened\[\d+\]\.events\[0\]\.at /,
    ],
    ['another version', async () => ({ ...(await MD()), version: 3 }), /^version must be /],
  ])('%s', async (_, data, sentence) => {
    const read = readRecordedRound(await data());
    if (read.ok) throw new Error('it is a recorded round');
    expect(read.error.join('\n')).toMatch(sentence);
  });
});
