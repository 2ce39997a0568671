import { describe, expect, it } from 'vitest';
import { settleFile } from '../src/index.js';
import {
  caribbeanRound,
  type Draft,
  marylandRound,
  ricochetRound,
  southDakotaRound,
} from './support/rounds.js';

const settled = (round: Draft) => {
  const answer = settleFile(round);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
};

const lines = (round: Draft) =>
  settled(round).lines.map(({ seat, wager, outcome, pays, returned, from }) =>
    [seat, wager, outcome, pays, returned, from].join(' '),
  );

const with_ = (make: () => Draft, change: (round: Draft) => void): Draft => {
  const round = make();
  change(round);
  return round;
};

/** Ricochet Poker with both of its jackpots. */
const twoJackpots = (): Draft =>
  with_(ricochetRound, (round) => {
    round.house.paytables['mini-royal'] = 'PT-BJS-TCPR-MR-E02';
    round.house.paytables['straight-flush'] = 'PT-BJS-HCF-SF-E02';
    round.house.jackpots = {
      'mini-royal': { wager: 100, seed: 100_000, suit: 'h', rate: 2_000 },
      'straight-flush': { wager: 100, seed: 2_500_000, rate: 2_000 },
    };
    round.meters = { 'mini-royal': 123_456, 'straight-flush': 2_500_000 };
  });

describe('a round file that follows the contract', () => {
  it('answers as the contract shows it', () => {
    const answer = settled(marylandRound());
    expect(answer.version).toBe(1);
    expect(answer.dealer).toEqual({ hand: 'three-card flush, nine high', qualifies: true });
    expect(answer.lines.find(({ wager }) => wager === 'raise')).toEqual({
      seat: 1,
      wager: 'raise',
      stake: 2_000,
      outcome: 'win',
      pays: 2_000,
      returned: 2_000,
      from: 'tray',
      hand: 'five-card flush, ace high',
      cite: 'MD-HCF-12A',
    });
    expect(answer.seats).toEqual({
      1: { staked: 4_100, net: 82_900 },
      2: { staked: 1_500, net: -500 },
    });
    expect(answer.meters).toEqual({ progressive: { before: 4_512_345, after: 4_512_345 } });
    expect(answer).not.toHaveProperty('pot');
    expect(answer.notices).toHaveLength(1);
  });

  it('settles from the highest seat down, in the order of its document', () => {
    expect(lines(marylandRound())).toEqual([
      '2 ante lose 0 0 tray',
      '2 flush win 500 500 tray',
      '1 ante win 1000 1000 tray',
      '1 raise win 2000 2000 tray',
      '1 flush win 5000 500 tray',
      '1 straight-flush win 50000 500 tray',
      '1 progressive win 25000 0 tray',
    ]);
    expect(lines(southDakotaRound())).toEqual([
      '2 ante lose 0 0 tray',
      '2 flush win 500 500 tray',
      '1 raise win 2000 2000 tray',
      '1 ante win 1000 1000 tray',
      '1 flush win 5000 500 tray',
      '1 straight-flush win 50000 500 tray',
      '1 progressive win 25000 0 tray',
    ]);
  });

  it('takes the order of the seats in the file for nothing', () => {
    const turned = with_(marylandRound, (round) => round.seats.reverse());
    expect(settled(turned)).toEqual(settled(marylandRound()));
  });

  it('pays a share of the meter, and resets it to the seed with the reserve', () => {
    const seven = with_(southDakotaRound, (round) => {
      round.seats[0].cards = 'Th 9h 8h 7h 6h 5h 4h';
      round.dealer = 'As Kd 9d 7d 2h 3c 4c';
      round.seats[0].decision = { raise: 3_000 };
    });
    const answer = settled(seven);
    expect(answer.lines.at(-1)).toMatchObject({
      seat: 1,
      wager: 'progressive',
      pays: 4_512_345,
      from: 'meter',
    });
    expect(answer.meters.progressive).toEqual({ before: 4_512_345, after: 1_005_000 });
    expect(
      settled(
        with_(
          () => seven,
          (round) => delete round.house.jackpots.progressive.reserve,
        ),
      ).meters.progressive?.after,
    ).toBe(1_000_000);
  });

  it('settles Caribbean Stud with its bet of twice the ante', () => {
    expect(lines(caribbeanRound())).toEqual([
      '3 ante lose 0 0 tray',
      '1 ante win 1000 1000 tray',
      '1 bet win 6000 2000 tray',
      '1 progressive win 900 0 tray',
    ]);
  });

  it('has a pot in Ricochet Poker', () => {
    const answer = settled(ricochetRound());
    expect(answer.dealer).toMatchObject({ folded: 'two-card' });
    // Three sevens do not need to beat anybody once the ace-high folds: the pot is the house's ante and a lost one.
    expect(answer.pot).toEqual({ amount: 2_000, winners: [1] });
    expect(answer.lines.find(({ wager }) => wager === 'pot')).toMatchObject({
      seat: 1,
      pays: 2_000,
      from: 'pot',
      stake: 0,
    });
    expect(answer.meters).toEqual({});
  });

  it('reads whole house rules, and asks only for what a round needs', () => {
    const whole = with_(marylandRound, (round) => {
      round.house = {
        ...round.house,
        version: 1,
        rulebook: round.rulebook,
        name: 'Pit 3',
        operator: 'Example',
        effective: '2026-01-01',
        positions: 6,
        limits: { ante: { min: 100_000, max: 200_000 } },
        approvals: [],
      };
    });
    expect(settled(whole)).toEqual(settled(marylandRound()));
  });

  it('loses nothing: what players net, the tray, the meters and the pot pay', () => {
    for (const make of [marylandRound, southDakotaRound, caribbeanRound, ricochetRound]) {
      const answer = settled(make());
      const net = Object.values(answer.seats).reduce((sum, seat) => sum + seat.net, 0);
      const paid = answer.lines.reduce(
        (sum, { pays, returned, stake }) => sum + pays + returned - stake,
        0,
      );
      expect(net).toBe(paid);
    }
  });
});

describe('what a round file may leave to the rules', () => {
  it('meters of two jackpots are kept apart', () => {
    expect(settled(twoJackpots()).meters).toEqual({
      'mini-royal': { before: 123_456, after: 123_456 },
      'straight-flush': { before: 2_500_000, after: 2_500_000 },
    });
  });

  it('claims of a game that settles its bonuses by itself are ignored', () => {
    const claimed = with_(caribbeanRound, (round) => {
      round.seats[1].claims = ['progressive'];
    });
    expect(settled(claimed)).toEqual(settled(caribbeanRound()));
  });

  it('a line that the operator’s limit cut says so', () => {
    const capped = settled(
      with_(marylandRound, (round) => {
        round.house.settings = { payoutLimit: 40_000 };
      }),
    );
    const lines = capped.lines.filter((line) => 'capped' in line);
    expect(lines).toMatchObject([{ seat: 1, capped: true }]);
    expect(settled(marylandRound()).lines.some((line) => 'capped' in line)).toBe(false);
  });

  it('notices are sentences with their clause', () => {
    for (const notice of settled(marylandRound()).notices) expect(notice).toMatch(/^.+ \(\S+\)$/);
  });
});

describe('the largest amounts', () => {
  it('settle exactly on the dearest rows', () => {
    const most = 100_000_000_000;
    const dear = with_(marylandRound, (round) => {
      round.house.settings = { payoutLimit: Number.MAX_SAFE_INTEGER };
      round.house.paytables['straight-flush'] = 'A';
      round.meters.progressive = most;
      round.seats[0].cards = 'Th 9h 8h 7h 6h 5h 4h';
      round.dealer = 'As Kd 9d 7d 2h 3c 4c';
      round.seats[0].wagers = { ante: most, flush: most, 'straight-flush': most, progressive: 100 };
      round.seats[0].decision = { raise: most };
    });
    const paid = settled(dear)
      .lines.filter(({ seat }) => seat === 1)
      .map(({ pays }) => pays);
    expect(paid).toEqual([most, most, 300 * most, 8_000 * most, most]);
  });
});

describe('a round file that does not', () => {
  it.each<[string, () => Draft, (round: Draft) => void, RegExp]>([
    ['has another version', marylandRound, (r) => (r.version = 2), /^version must be/],
    [
      'has an unknown field',
      marylandRound,
      (r) => (r.colour = 'red'),
      /^colour is not a known field/,
    ],
    ['has no seats', marylandRound, (r) => (r.seats = []), /^seats: a round has at least one seat/],
    [
      'has a card twice',
      marylandRound,
      (r) => (r.seats[0].cards = 'Ah Ah Qh Jh Th 2c 3d'),
      /^seats\[0\]\.cards: .*Ah/,
    ],
    [
      'has a card in two hands',
      marylandRound,
      (r) => (r.dealer = 'Ah Kd 9h 7h 2h 3c 4c'),
      /^seats\[0\]\.cards: Ah is also in dealer/,
    ],
    [
      'has eight cards',
      marylandRound,
      (r) => (r.seats[0].cards += ' 2s'),
      /^seats\[0\]\.cards: .*seven/,
    ],
    [
      'writes the ten as 10',
      marylandRound,
      (r) => (r.dealer = '10s Kd 9h 7h 2h 3c 4c'),
      /^dealer: .*T/,
    ],
    [
      'raises too little',
      marylandRound,
      (r) => (r.seats[0].decision = { raise: 999 }),
      /^seats\[0\]\.decision\.raise: this hand raises \$10 to \$20/,
    ],
    [
      'raises too much for the hand',
      marylandRound,
      (r) => (r.seats[0].decision = { raise: 2_001 }),
      /^seats\[0\]\.decision\.raise/,
    ],
    [
      'has no decision',
      marylandRound,
      (r) => delete r.seats[0].decision,
      /^seats\[0\]\.decision: it must be/,
    ],
    [
      'decides as another game does',
      marylandRound,
      (r) => (r.seats[0].decision = 'bet'),
      /^seats\[0\]\.decision: it must be/,
    ],
    [
      'wagers what is not offered',
      marylandRound,
      (r) => delete r.house.paytables.flush,
      /^seats\[0\]\.wagers: Flush Bonus is not offered/,
    ],
    [
      'places the raise before the deal',
      marylandRound,
      (r) => (r.seats[0].wagers.raise = 1_000),
      /^seats\[0\]\.wagers: Raise is placed after/,
    ],
    [
      'has no ante',
      marylandRound,
      (r) => delete r.seats[0].wagers.ante,
      /^seats\[0\]\.wagers: seat 1 has no ante/,
    ],
    [
      'has no wagers',
      marylandRound,
      (r) => (r.seats[0].wagers = {}),
      /^seats\[0\]\.wagers: there is no ante/,
    ],
    [
      'stakes half a cent',
      marylandRound,
      (r) => (r.seats[0].wagers.ante = 0.5),
      /^seats\[0\]\.wagers\.ante must be a whole number/,
    ],
    [
      'stakes more than can be counted exactly',
      marylandRound,
      (r) => {
        r.seats[0].wagers.flush = 100_000_000_001;
      },
      /^seats\[0\]\.wagers\.flush must be a whole number from 1 to 100000000000/,
    ],
    [
      'stakes nothing',
      marylandRound,
      (r) => (r.seats[0].wagers.ante = 0),
      /^seats\[0\]\.wagers\.ante must be a whole number from 1/,
    ],
    [
      'has a seventh seat',
      marylandRound,
      (r) => (r.seats[0].seat = 7),
      /^seats\[0\]\.seat: there is no seat 7/,
    ],
    [
      'has a seat twice',
      marylandRound,
      (r) => (r.seats[1].seat = 1),
      /^seats\[1\]\.seat: seat 1 is there twice/,
    ],
    [
      'claims what was not wagered',
      southDakotaRound,
      (r) => (r.seats[1].claims = ['straight-flush']),
      /^seats\[1\]\.claims: there is no straight-flush wager/,
    ],
    [
      'draws where nobody draws',
      marylandRound,
      (r) => (r.seats[0].draw = '2s 3s 4s'),
      /^seats\[0\]\.draw: nobody draws/,
    ],
    ['has no meter', marylandRound, (r) => delete r.meters, /^meters\.progressive: .*missing/],
    [
      'has a meter too many',
      marylandRound,
      (r) => (r.meters.pocket = 5),
      /^meters\.pocket: no such jackpot/,
    ],
    [
      'has a seed below the minimum',
      marylandRound,
      (r) => (r.house.jackpots.progressive.seed = 2_999_999),
      /^house\.jackpots\.progressive\.seed: .*\$30,000.*MD-HCF-12E\(2\)\(b\)\(i\)/,
    ],
    [
      'has a house jackpot outside Washington',
      marylandRound,
      (r) => (r.house.jackpots.progressive.type = 'house'),
      /^house\.jackpots\.progressive\.type/,
    ],
    [
      'offers a jackpot without its entry',
      marylandRound,
      (r) => delete r.house.jackpots,
      /^house\.jackpots\.progressive: /,
    ],
    [
      'names a table there is not',
      marylandRound,
      (r) => (r.house.paytables.flush = 'Z'),
      /^house\.paytables\.flush: .*no table "Z"/,
    ],
    [
      'names a setting there is not',
      marylandRound,
      (r) => (r.house.settings = { luck: 1 }),
      /^house\.settings\.luck is not a known field/,
    ],
    [
      'names a setting of another document',
      marylandRound,
      (r) => (r.house.settings = { chipUnit: 100 }),
      /^house\.settings\.chipUnit/,
    ],
    [
      'wagers another amount than the sensor takes',
      marylandRound,
      (r) => (r.seats[0].wagers.progressive = 200),
      /^seats\[0\]\.wagers: Progressive Jackpot is exactly \$1/,
    ],
    [
      'passes the bet limit',
      caribbeanRound,
      (r) => (r.seats[1].wagers.ante = 3_334),
      /^seats\[1\]\.wagers: seat 3 would have/,
    ],
    [
      'has antes of two sizes',
      ricochetRound,
      (r) => (r.seats[1].wagers.ante = 2_000),
      /^seats\[1\]\.wagers: every Ante is the same amount/,
    ],
    [
      'chooses no kickout hands',
      ricochetRound,
      (r) => delete r.house.paytables.kickout,
      /^house\.paytables\.kickout/,
    ],
    [
      'chooses no option for tied pairs',
      ricochetRound,
      (r) => delete r.house.settings,
      /^house\.settings\.tiedPairs/,
    ],
    [
      'decides otherwise than play or fold',
      ricochetRound,
      (r) => (r.seats[0].decision = 'bet'),
      /^seats\[0\]\.decision: it must be "play" or "fold"/,
    ],
    [
      'has no draw for a hand that plays',
      ricochetRound,
      (r) => delete r.seats[0].draw,
      /^seats: .*seat 1/,
    ],
    [
      'draws two cards for three',
      ricochetRound,
      (r) => (r.seats[0].draw = '7d 7s'),
      /^seats\[0\]\.draw: .*three/,
    ],
    [
      'draws a card that lies there already',
      ricochetRound,
      (r) => (r.seats[0].draw = '2c 7s 2h'),
      /^seats\[0\]\.draw: 2c is also in dealer/,
    ],
    [
      'decides as another game does, in Caribbean Stud',
      caribbeanRound,
      (r) => (r.seats[0].decision = 'play'),
      /^seats\[0\]\.decision: it must be "bet" or "fold"/,
    ],
    [
      'raises more where the hand allows one amount only',
      marylandRound,
      (r) => {
        r.seats[0].cards = 'Ah Kc Qd Js Th 2c 3d';
        r.seats[0].decision = { raise: 1_500 };
      },
      /^seats\[0\]\.decision\.raise: this hand raises exactly \$10, and \$15 is given \(MD-HCF-/,
    ],
    [
      'claims what is no bonus',
      southDakotaRound,
      (r) => (r.seats[1].claims = ['ante']),
      /^seats\[1\]\.claims: there is no ante wager to claim/,
    ],
    [
      'has only one of two meters',
      twoJackpots,
      (r) => delete r.meters['straight-flush'],
      /^meters\.straight-flush: the displayed amount of straight-flush is missing/,
    ],
    [
      'has no decision of a seat that is asked',
      ricochetRound,
      (r) => delete r.seats[0].decision,
      /^seats: .*seat 1/,
    ],
  ])('is refused when it %s', (_, make, change, sentence) => {
    const answer = settleFile(with_(make, change));
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.error).toMatch(sentence);
  });

  it.each([null, [], 3, 'round'])('is refused when it is %j', (data) => {
    expect(settleFile(data).ok).toBe(false);
  });
});

describe('a person in two boxes', () => {
  const envied = (players: readonly (string | undefined)[]) => {
    const file = marylandRound();
    const wagers = { ante: 1_000, progressive: 100 };
    const hands = ['2h 3h 4h 5h 6h 7h 8h', 'Kh Qc Jd 8c 5c 2d 3s'];
    file.dealer = 'As Kd 9s 7d 2c 3c 4d';
    file.seats = hands.map((cards, at) => ({
      seat: at + 1,
      cards,
      wagers,
      decision: { raise: 1_000 },
      ...(players[at] === undefined ? {} : { player: players[at] }),
    }));
    const settled = settleFile(file);
    if (!settled.ok) throw new Error(settled.error);
    return settled.value.lines.filter(({ wager }) => wager === 'progressive:envy').length;
  };

  it.each([
    ['without names they are two people', [undefined, undefined], 1],
    ['with two names', ['Ann', 'Ben'], 1],
    ['with one name they are one person', ['Ann', 'Ann'], 0],
  ] as const)('[MD-HCF-11B(9)(e)(iii), AMB-76] %s', (_title, players, lines) => {
    expect(envied(players)).toBe(lines);
  });
});
