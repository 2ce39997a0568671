import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerOf, baize } from './support/baize.js';
import { linesOf, playRecorded, type Recorded, scratch } from './support/play.js';

const ROUNDS = {
  'sd/high-card-flush': { seed: 's115', answers: ['25', '5', '5', 'y', '4'] },
  'md/high-card-flush': { seed: 's1', answers: ['25', '5', '5', 'y', '1'] },
  'oh/high-card-flush': { seed: 's115', answers: ['25', '5', '5', '4'] },
  'sd/caribbean-stud': { seed: 's464', answers: ['25', 'y', '1'] },
  'wa/ricochet-poker': { seed: 's5730', answers: ['', '5', '5', '5', 'y', 'y', '1'] },
} as const;

type Id = keyof typeof ROUNDS;

const recorded = (id: Id): Recorded => {
  const { seed, answers } = ROUNDS[id];
  return playRecorded([id, '--seed', seed], answers).rounds[0]!;
};

const MD = recordedOnce('md/high-card-flush');
const WA = recordedOnce('wa/ricochet-poker');
const CSP = recordedOnce('sd/caribbean-stud');

/** Played when it is first asked for. */
function recordedOnce(id: Id): () => Recorded {
  let round: Recorded | undefined;
  return () => {
    round ??= recorded(id);
    return structuredClone(round);
  };
}

const replay = (data: unknown, ...options: readonly string[]) =>
  baize(['replay', '-', ...options], {
    input: typeof data === 'string' ? data : JSON.stringify(data),
  });

interface ReplayAnswer {
  readonly ok: boolean;
  readonly rounds: readonly {
    readonly lines: unknown;
    readonly seats: Readonly<Record<string, { readonly staked: number; readonly net: number }>>;
    readonly steps: readonly {
      readonly type: string;
      readonly view: { readonly dealer: unknown };
    }[];
    readonly error?: string;
    readonly details?: readonly string[];
  }[];
}

const answer = (data: unknown): ReplayAnswer =>
  JSON.parse(replay(data, '--json').stdout) as ReplayAnswer;

describe.each(Object.keys(ROUNDS) as Id[])('a recorded round of %s', (id) => {
  test('gives the same settlement again', () => {
    const round = recorded(id);
    const again = answer(round);
    expect(again.ok).toBe(true);
    const [replayed] = again.rounds;
    expect(replayed!.lines).toHaveLength(linesOf(round).length);
    expect(replayed!.lines).toEqual(expect.arrayContaining([...linesOf(round)]));
    expect(replayed!.steps.map(({ type }) => type)).toEqual(round.events.map(({ type }) => type));
    const staked = linesOf(round).reduce((sum, { stakeCents }) => sum + stakeCents, 0);
    const back = linesOf(round).reduce((sum, one) => sum + one.paysCents + one.returnedCents, 0);
    expect(replayed!.seats).toEqual({ 1: { staked, net: back - staked } });
  });
});

describe('the replay in words', () => {
  test('each event with its time, the felt after it, and the settlement', () => {
    const { stdout, code } = replay(MD());
    expect(code).toBe(0);
    const times = stdout.split('\n').filter((line) => /^\d\d:\d\d:\d\d {2}\S/.test(line));
    expect(times.map((line) => line.slice(10))).toEqual([
      'Round practice/1 is opened.',
      'Seat 1 places Ante $25, Flush Bonus $5, Straight Flush Bonus $5, Progressive Jackpot $1.',
      'No more bets.',
      'Seven cards to seat 1, seven cards to the dealer.',
      'Seat 1 raises $25.',
      'The dealer turns over seven cards.',
      'The round is settled.',
    ]);
    const [before = '', after = ''] = stdout.split('The dealer turns over');
    expect(before).toContain('Dealer  ?? ?? ?? ?? ?? ?? ??\n');
    expect(before).toContain(
      'Seat 1  Ks Qs Js 5s / Ah 6h 3d · four-card flush, king high · Ante $25,',
    );
    expect(after).toMatch(/Dealer {2}(?:[2-9TJQKA][cdhs] )+\/ .* flush, /);
    expect(after).toContain('Seat 1 staked $61 and got back ');
    expect(after).toContain('Every event follows, and the settlement is what these rules give.');
  });

  test('a fold tells what it claims, a jackpot where it is paid from', () => {
    const sd = replay(recorded('sd/high-card-flush')).stdout;
    expect(sd).toContain('Seat 1 folds, and claims Flush, Straight Flush, Progressive.');
    const wa = replay(WA()).stdout;
    expect(wa).toContain('Bonus wagers and jackpots are settled.');
    expect(wa).toContain('from the meter');
    expect(wa).toMatch(/Pot {5}\$10\n/);
  });

  test('--step does not wait where there is no terminal', () => {
    expect(replay(MD(), '--step').stdout).toBe(replay(MD()).stdout);
  });

  test('has help with examples', () => {
    expect(answerOf('replay', '--help')).toContain('Examples:\n  baize replay rounds.jsonl\n');
  });
});

describe('a file holds one round, a list, or one to a line', () => {
  test.each<[name: string, text: () => string, count: number]>([
    ['one', () => JSON.stringify(MD(), null, 2), 1],
    ['a list', () => JSON.stringify([MD(), CSP()], null, 2), 2],
    ['one to a line', () => `${JSON.stringify(MD())}\n\n${JSON.stringify(WA())}\n`, 2],
  ])('%s', (_, text, count) => {
    const file = path.join(scratch(), 'rounds');
    writeFileSync(file, text());
    const { stdout, code } = baize(['replay', file, '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as ReplayAnswer).rounds).toHaveLength(count);
  });
});

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type AnyEvent = Record<string, never> & { type: string };
type Tampered = Omit<Mutable<Recorded>, 'events'> & { events: AnyEvent[] };

const tampered = (round: () => Recorded, change: (round: Tampered) => void): Tampered => {
  const copy = round() as unknown as Tampered;
  change(copy);
  return copy;
};

const eventOf = ({ events }: Tampered, type: string): Record<string, unknown> =>
  events.find((event) => event.type === type)!;

type LineOf = { lines: { wager: string; paysCents: number; cite: string }[] };

describe('a round that does not follow is told apart, with exit code 1', () => {
  test.each<[name: string, round: () => Tampered, message: RegExp, detail: RegExp | null]>([
    [
      'a payment',
      () =>
        tampered(MD, (round) => {
          (eventOf(round, 'RoundSettled') as LineOf).lines[0]!.paysCents += 100;
        }),
      /^event 7 \(RoundSettled\) is not what follows now$/,
      /^events\[6\]\.lines\[0\]\.paysCents: recorded \d+, now \d+$/,
    ],
    [
      'a clause',
      () =>
        tampered(MD, (round) => {
          (eventOf(round, 'RoundSettled') as LineOf).lines[1]!.cite = 'MD-HCF-1';
        }),
      /^event 7 /,
      /^events\[6\]\.lines\[1\]\.cite: recorded "MD-HCF-1", now "MD-HCF-/,
    ],
    [
      'a line left out',
      () =>
        tampered(MD, (round) => {
          (eventOf(round, 'RoundSettled') as LineOf).lines.pop();
        }),
      /^event 7 /,
      /^events\[6\]\.lines\[4\]: recorded nothing, now \{/,
    ],
    [
      'the meter that a jackpot was paid from',
      () =>
        tampered(WA, ({ meters }) => {
          meters['mini-royal']!.meterMicros += 10_000;
        }),
      /^event 5 \(BonusesSettled\) is not what follows now$/,
      /^events\[4\]\.lines\[\d\]\.paysCents: recorded 100020, now 100021$/,
    ],
    [
      'a card, which changes the hand',
      () =>
        tampered(CSP, (round) => {
          const { cards } = eventOf(round, 'CardsDealt') as { cards: { card: string }[] };
          cards[0]!.card = '2c';
        }),
      /^event \d \(RoundSettled\) is not what follows now$/,
      /hand: recorded "four queens, nine kicker", now /,
    ],
    [
      'a card dealt twice',
      () =>
        tampered(CSP, (round) => {
          const { cards } = eventOf(round, 'CardsDealt') as { cards: { card: string }[] };
          cards[0]!.card = cards[1]!.card;
        }),
      /^event 4 \(CardsDealt\) is refused now: .* lies on the felt already \(SD-CSP-/,
      null,
    ],
    [
      'a raise beyond the hand',
      () =>
        tampered(MD, (round) => {
          (eventOf(round, 'Decided') as { decision: { cents: number } }).decision.cents = 7500;
        }),
      /^event 5 \(Decided\) is refused now: .*\$75 was placed \(MD-HCF-11B\(1\)\)$/,
      null,
    ],
    [
      'a wager outside the limits',
      () =>
        tampered(MD, (round) => {
          (eventOf(round, 'WagersPlaced') as { stakes: { ante: number } }).stakes.ante = 500;
        }),
      /^event 2 \(WagersPlaced\) is refused now: Ante is \$10 to \$300/,
      null,
    ],
    [
      'an event left out',
      () =>
        tampered(MD, (round) => {
          round.events.splice(2, 1);
        }),
      /^event 3 \(CardsDealt\) is refused now: /,
      null,
    ],
    [
      'a settlement before its time',
      () =>
        tampered(MD, (round) => {
          round.events.splice(4, 2);
        }),
      /^event 5 \(RoundSettled\) is refused now: a round is settled when everybody has decided/,
      null,
    ],
    [
      'an event that only follows another',
      () =>
        tampered(WA, (round) => {
          round.events.splice(4, 1);
        }),
      /^event 5 \((DealerFolded|ActionOpened)\) does not follow from the one before it$/,
      null,
    ],
    [
      'a round opened twice',
      () =>
        tampered(MD, (round) => {
          round.events.splice(1, 0, round.events[0]!);
        }),
      /^event 2 \(RoundOpened\) does not follow/,
      null,
    ],
    [
      'a round that is not opened',
      () =>
        tampered(MD, (round) => {
          round.events.shift();
        }),
      /^the first event must open the round \(RoundOpened\)$/,
      null,
    ],
    [
      'a round without events',
      () =>
        tampered(MD, (round) => {
          round.events = [];
        }),
      /^the first event must open the round/,
      null,
    ],
    [
      'a round that is not settled',
      () =>
        tampered(MD, (round) => {
          round.events.pop();
        }),
      /^the round ends with event 6, and is not settled$/,
      null,
    ],
  ])('%s', (_, round, message, detail) => {
    const data = round();
    const { rounds, ok } = answer(data);
    expect(ok).toBe(false);
    expect(rounds[0]!.error).toMatch(message);
    if (detail === null) expect(rounds[0]!.details).toEqual([]);
    else expect(rounds[0]!.details!.join('\n')).toMatch(new RegExp(detail.source, 'm'));
    const { stdout, code } = replay(data);
    expect(code).toBe(1);
    expect(stdout).toContain(`Round 1 does not replay: ${rounds[0]!.error!}.\n`);
  });

  test('the other rounds of the file are told all the same', () => {
    const wrong = tampered(MD, (round) => {
      round.events.pop();
    });
    const { stdout, code } = replay([wrong, MD()]);
    expect(code).toBe(1);
    expect(stdout).toContain('Round 1 does not replay');
    expect(stdout).toContain('Every event follows');
  });
});

describe('a file that is no recorded round is bad input', () => {
  test.each<[name: string, data: () => unknown, sentence: RegExp]>([
    [
      'rules of another digest',
      () =>
        tampered(MD, (round) => {
          round.rules = `sha256:${'0'.repeat(64)}`;
        }),
      /^standard input: the rules are not those the round was played by: they make sha256:/,
    ],
    [
      'house rules that were changed',
      () =>
        tampered(MD, (round) => {
          (
            round as unknown as { house: { limits: { ante: { max: number } } } }
          ).house.limits.ante.max += 500;
        }),
      /^standard input: the rules are not those the round was played by/,
    ],
    [
      'a round opened under other rules',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'RoundOpened').rules = 'sha256:0';
        }),
      /^standard input: events\[0\]\.rules is sha256:0, and the file's rules are sha256:/,
    ],
    [
      'house rules of another rulebook',
      () =>
        tampered(MD, (round) => {
          round.rulebook = 'oh/high-card-flush';
        }),
      /^standard input: house\.rulebook is md\/high-card-flush, and the round was played by oh/,
    ],
    [
      'a meter that is missing',
      () =>
        tampered(MD, (round) => {
          round.meters = {};
        }),
      /^standard input: meters\.progressive is missing\n$/,
    ],
    ['a field that nobody knows', () => ({ ...MD(), deck: [] }), /: deck is not a known field/],
    [
      'an event’s field that nobody knows',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'BettingClosed').why = 'so';
        }),
      /^standard input: events\[2\]\.why is not a known field/,
    ],
    [
      'an event that nobody knows',
      () =>
        tampered(MD, (round) => {
          round.events[2]!.type = 'ActionOpened';
        }),
      /^standard input: events\[2\]\.type must be one of RoundOpened, /,
    ],
    [
      'no time',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'BettingClosed').at = 'yesterday';
        }),
      /^standard input: events\[2\]\.at must be a time such as /,
    ],
    [
      'several things at once',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'BettingClosed').at = 'yesterday';
          eventOf(round, 'BettingClosed').by = 7;
        }),
      /^standard input is not a recorded round; 2 things are wrong:\n {2}events\[2\]\.at .*\n {2}events\[2\]\.by /,
    ],
    ['another version', () => ({ ...MD(), version: 2 }), /: version must be /],
    ['no JSON', () => 'round one', /^standard input, line 1: this is not JSON/],
    ['nothing', () => '\n', /^standard input holds no round\n$/],
    ['an empty list', () => [], /^standard input holds no round\n$/],
    [
      'the second of a list',
      () => [MD(), {}],
      /^standard input, round 2 is not a recorded round; 6 things are wrong:/,
    ],
  ])('%s', (_, data, sentence) => {
    const { stdout, stderr, code } = replay(data());
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
    expect(stdout).toBe('');
  });

  test('no such file', () => {
    const { stderr, code } = baize(['replay', 'nowhere.jsonl']);
    expect(stderr).toBe('nowhere.jsonl cannot be read: there is no such file\n');
    expect(code).toBe(2);
  });
});
