import { describe, expect, test } from 'vitest';
import { recordedRoundReader } from '../src/play/recorded-round.js';
import { replayRecorded } from '../src/play/replayed-round.js';
import { playRecorded, type Recorded } from './support/play.js';

const readRecordedRound = recordedRoundReader();

const playedOnce = (
  id: string,
  seed: string,
  answers: readonly string[],
): (() => Promise<Recorded>) => {
  let playing: Promise<Recorded> | undefined;
  return async () => {
    playing ??= playRecorded([id, '--seed', seed], answers).then(({ rounds }) => rounds[0]!);
    return structuredClone(await playing);
  };
};

const MD = playedOnce('md/high-card-flush', 's1', ['25', '5', '5', 'y', '1']);
const CSP = playedOnce('sd/caribbean-stud', 's464', ['25', 'y', '1']);
const WA = playedOnce('wa/ricochet-poker', 's5730', ['', '5', '5', '5', 'y', 'y', '1']);

const unwrapped = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (result.ok) return result.value;
  throw new Error(String(result.error));
};

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type AnyEvent = Record<string, never> & { type: string };
type Tampered = Omit<Mutable<Recorded>, 'events'> & { events: AnyEvent[] };

const tampered = async (
  round: () => Promise<Recorded>,
  change: (round: Tampered) => void,
): Promise<Tampered> => {
  const copy = (await round()) as unknown as Tampered;
  change(copy);
  return copy;
};

const eventOf = ({ events }: Tampered, type: string): Record<string, unknown> =>
  events.find((event) => event.type === type)!;

type LineOf = { lines: { wager: string; paysCents: number; cite: string }[] };

describe('a round that does not follow is told apart', () => {
  test.each<[name: string, round: () => Promise<Tampered>, message: RegExp, detail: RegExp | null]>(
    [
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
        /^event 4 \(CardsDealt\) is refused now: .* lies on the felt already \(Baize\)/,
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
    ],
  )('%s', async (_, round, message, detail) => {
    const replayed = replayRecorded(unwrapped(readRecordedRound(await round())));
    if (replayed.ok) throw new Error('it replays');
    expect(replayed.error.message).toMatch(message);
    if (detail === null) expect(replayed.error.details).toEqual([]);
    else expect(replayed.error.details.join('\n')).toMatch(new RegExp(detail.source, 'm'));
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
      'a round opened under other rules',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'RoundOpened').rules = 'sha256:0';
        }),
      /^events\[0\]\.rules is sha256:0, and the file's rules are sha256:/,
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
      'a meter that is missing',
      () =>
        tampered(MD, (round) => {
          round.meters = {};
        }),
      /^meters\.progressive is missing$/,
    ],
    [
      'a field that nobody knows',
      async () => ({ ...(await MD()), deck: [] }),
      /^deck is not a known field/,
    ],
    [
      'an event’s field that nobody knows',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'BettingClosed').why = 'so';
        }),
      /^events\[2\]\.why is not a known field/,
    ],
    [
      'an event that nobody knows',
      () =>
        tampered(MD, (round) => {
          round.events[2]!.type = 'ActionOpened';
        }),
      /^events\[2\]\.type must be one of RoundOpened, /,
    ],
    [
      'no time',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'BettingClosed').at = 'yesterday';
        }),
      /^events\[2\]\.at must be a time such as /,
    ],
    [
      'several things at once',
      () =>
        tampered(MD, (round) => {
          eventOf(round, 'BettingClosed').at = 'yesterday';
          eventOf(round, 'BettingClosed').by = 7;
        }),
      /^events\[2\]\.at .*\nevents\[2\]\.by /,
    ],
    ['another version', async () => ({ ...(await MD()), version: 2 }), /^version must be /],
  ])('%s', async (_, data, sentence) => {
    const read = readRecordedRound(await data());
    if (read.ok) throw new Error('it is a recorded round');
    expect(read.error.join('\n')).toMatch(sentence);
  });
});
