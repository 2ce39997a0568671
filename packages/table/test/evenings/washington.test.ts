import { cents } from '@baize/money';
import { expect, test } from 'vitest';
import { trayCents, viewJackpots } from '../../src/index.js';
import { Evening } from '../support/evening/evening.js';
import type { FaceUp, Felt } from '../support/evening/felt.js';
import { pinned } from '../support/tables.js';

/** Antes of $5, chips of $1, and two jackpots that the house pays itself. */
const HOUSE = pinned('wa/ricochet-poker', (house) => {
  house.limits.ante = { min: 500, max: 500 };
  house.equipment.dealing = 'hand';
  house.equipment.shuffler = null;
  for (const jackpot of Object.values<Record<string, unknown>>(house.jackpots)) {
    Object.assign(jackpot, { type: 'house', rate: 0 });
  }
});
const ALL_UP: FaceUp = () => true;

const JACKPOTS = ['mini-royal', 'straight-flush'] as const;

/** Everybody who is asked decides so, in the order of action. */
const acts = (felt: Felt, decisions: Readonly<Record<number, 'play' | 'fold'>>): Felt => {
  for (;;) {
    felt.follows((next) => next.kind === 'players' || next.kind === 'deal' || isEnd(next));
    const { next } = felt;
    if (next?.kind === 'deal') felt.deals({});
    else if (next?.kind === 'players') {
      const [seat] = next.seats;
      if (seat === undefined) throw new Error('nobody is asked');
      felt.decides(seat, decisions[seat] ?? 'fold');
    } else return felt.ends();
  }
};

const isEnd = (next: { readonly kind: string }): boolean =>
  JSON.stringify(next).includes('EndRound');

const evening = () => {
  const told = new Evening('An evening at Ricochet Poker in Washington, with House Jackpots');
  const felt = told.table('rp-2', HOUSE, ALL_UP);
  for (const jackpot of JACKPOTS) {
    felt.operatorDoes({
      type: 'AtJackpot',
      jackpot,
      step: { type: 'Open', jackpot: `rp-${jackpot}`, tables: ['rp-2'] },
    });
  }
  for (const { name, display } of viewJackpots(felt.world)) {
    told.say(`The display of the ${name}: "${display?.notice?.value}" [${display?.notice?.cite}]`);
  }
  felt
    .opens('Dana', 2_000_000)
    .joins(1, 'Ada', 20_000)
    .joins(4, 'Ben', 20_000)
    .joins(6, 'Cleo', 20_000);

  felt
    .bets({
      1: { ante: 500, 'rapid-fire': 500, 'mini-royal': 100 },
      4: { ante: 500, hedge: 500 },
      6: { ante: 500, pocket: 500 },
    })
    .deals({
      1: '7c 8d 2h 3s 9h',
      4: 'Qs 4s 4d 4h Jc',
      6: 'Ac Jd 6c 7h 9d',
      dealer: 'Kc Kd 5h 5s 9c',
    });
  acts(felt, { 4: 'play', 6: 'fold' });

  felt
    .bets({
      1: { ante: 500 },
      4: { ante: 500 },
      6: { ante: 500, 'mini-royal': 100, 'straight-flush': 100 },
    })
    .deals({
      1: '7c 8d 9h Th Jc',
      4: '7d 8s 9c Td Jh',
      6: 'Ac 2d Ks 5h 3c',
      dealer: 'Qc Qd 6h 4s 2c',
    });
  acts(felt, { 1: 'play', 4: 'play', 6: 'play' });

  felt
    .bets({
      1: { ante: 500, 'mini-royal': 100 },
      4: { ante: 500, 'mini-royal': 100 },
      6: { ante: 500 },
    })
    .deals({
      1: '7c 8d 9h Th Jc',
      4: 'Ah Kh 5c 5d 5s',
      6: 'Jd 2d Ks 6h 3c',
      dealer: 'Qh 9c 7d 4s 2c',
    });
  acts(felt, {});

  felt.operatorDoes({
    type: 'AtJackpot',
    jackpot: 'mini-royal',
    step: { type: 'ModifyPrize', prizeCents: cents(75_000), reason: 'a smaller prize from now on' },
  });
  felt
    .bets({ 1: { ante: 500, 'mini-royal': 100 }, 4: { ante: 500 } })
    .deals({ 1: '7c 8d', 4: 'Kh 3d', dealer: '5h 5c 7d 4s 2c' });
  acts(felt, {});
  felt.closes(trayCents(felt.world));
  return { told, felt };
};

const GOLDEN = new URL('../golden/evening-washington.txt', import.meta.url).pathname;

test('an evening with House Jackpots, told from the opening to the close', async () => {
  const { told } = evening();
  await expect(told.text).toMatchFileSnapshot(GOLDEN);
  expect(told.departures).toEqual([]);
});

test('[WA-RP-DEF-house#1, WA-RP-DEF-house#2] the posted prize stands still, under its notice', () => {
  const { felt } = evening();
  expect(felt.displays('mini-royal')).toEqual([100_000, 100_000, 100_000, 75_000]);
  const [view] = viewJackpots(felt.world);
  expect(view?.display?.notice).toMatchObject({ cite: 'WA-RP-DEF-house#2' });
  expect(view?.display?.notice?.value).toMatch(/^House Jackpot prizes are paid by the casino /);
});

test('[WA-RP-4a, WA-RP-9b] a dealer kicked out, and the odd chip to the tied player who acted last', () => {
  const { felt } = evening();
  const folds = felt.inRound.filter(({ type }) => type === 'DealerFolded');
  expect(folds).toMatchObject([{ because: 'kickout' }, { because: 'two-card' }]);
  const shares = felt.inRound.flatMap((event) =>
    event.type === 'RoundSettled'
      ? [
          event.lines.flatMap(({ seat, wager, paysCents }) =>
            wager === 'pot' ? [[seat, paysCents]] : [],
          ),
        ]
      : [],
  );
  expect(shares).toEqual([
    [[4, 1_500]],
    [
      [4, 800],
      [1, 700],
    ],
    [[4, 1_500]],
    [],
  ]);
});

test('[WA-RP-3] the award is verified and paid, envy too, before anybody acts', () => {
  const { felt } = evening();
  const kinds = felt.events.map((event) =>
    event.type === 'InRound' ? event.event.type : event.type,
  );
  const paid = kinds.indexOf('AwardPaid');
  expect(kinds.indexOf('EnvyPaid')).toBeGreaterThan(paid);
  expect(kinds.indexOf('ActionOpened', paid)).toBeGreaterThan(kinds.indexOf('EnvyPaid'));
});
