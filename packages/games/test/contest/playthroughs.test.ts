import { expect, it } from 'vitest';
import {
  award,
  bet,
  claim,
  close,
  deal,
  fold,
  place,
  raise,
  settleRound,
  turn,
} from '../support/commands.js';
import { rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { storyOf } from '../support/story.js';

/** One round of each document, told so that it can be read and checked with the document beside it. */

const golden = (name: string) => new URL(`../golden/${name}.txt`, import.meta.url).pathname;

it('High Card Flush in South Dakota', async () => {
  const rules = rulesOf('sd/high-card-flush', {
    paytables: { flush: '1', 'straight-flush': '3', progressive: '3' },
  });
  const scene = Scene.open(rules, 'whole-hands').after(
    place(1, { ante: 1000, flush: 500 }, { player: 'Ada', tips: { ante: 200 } }),
    place(2, { ante: 1500, 'straight-flush': 500, progressive: 100 }, { player: 'Ben' }),
    place(3, { ante: 1000, flush: 500 }, { player: 'Cleo' }),
    place(4, { ante: 2000 }, { player: 'Dan' }),
    place(6, { ante: 1000, 'straight-flush': 200, progressive: 100 }, { player: 'Eve' }),
    close,
    deal({
      1: 'Qc 9c 7c 4c 2c Kd 5s',
      2: '8d 7d 6d Kc Jc 4h 2s',
      3: 'Jd 9d 5d 3d Tc 8s 6h',
      4: 'Ts 9s 4s Ac 8c 5h 3h',
      6: 'Ah Kh Qh Jh Th 9h 2d',
      dealer: 'Ks Qs 7s 6s Js 3c 5c',
    }),
    raise(4, 2000),
    raise(1, 2000, 400),
    fold(2, { claims: ['straight-flush'], tucked: { 'straight-flush': '8d 7d 6d' } }),
    fold(3),
    raise(6, 3000),
    turn('dealer'),
    turn(6),
    turn(4),
    turn(1),
    settleRound(award(6, 1_234_567)),
  );
  await expect(storyOf(scene)).toMatchFileSnapshot(golden('sd-high-card-flush'));
});

it('High Card Flush in Maryland', async () => {
  const rules = rulesOf('md/high-card-flush', {
    paytables: { flush: 'E', 'straight-flush': 'G', progressive: 'C' },
    settings: { maxAdjacentBoxes: 2, payoutLimit: 200_000 },
  });
  const unseen = Array(7).fill('??').join(' ');
  const scene = Scene.open(rules, 'whole-hands').after(
    place(1, { ante: 1000, 'straight-flush': 500 }, { player: 'Ada' }),
    place(2, { ante: 1000, progressive: 100 }, { player: 'Ada' }),
    place(3, { ante: 2500 }, { player: 'Ben' }),
    place(4, { ante: 1000, flush: 1000, progressive: 100 }, { player: 'Cleo' }),
    place(
      6,
      { ante: 1000, flush: 1000, 'straight-flush': 1000, progressive: 100 },
      { player: 'Dan' },
    ),
    close,
    deal({
      1: '9c 9d 9h 9s 8h 7h 2c',
      2: 'Ac Jc 7d 5d 4h 3s 2s',
      3: unseen,
      4: 'Kd Jd 8d 6d 5s 3h Ts',
      6: '8c 7c 6c 5c 4c 3c Kh',
      dealer: 'As Ks 6s Qh Jh Td 4d',
    }),
    raise(1, 1000),
    fold(2),
    raise(3, 7500),
    fold(4),
    raise(6, 3000),
    turn('dealer'),
    turn(6),
    turn(4),
    turn(3, 'Qs Js 8s 7s 2h 5h Tc'),
    turn(2),
    turn(1),
    settleRound(award(6, 3_102_950)),
  );
  await expect(storyOf(scene)).toMatchFileSnapshot(golden('md-high-card-flush'));
});

it('High Card Flush in Ohio', async () => {
  const scene = Scene.open(rulesOf('oh/high-card-flush'), 'one-card').after(
    place(1, { ante: 2500, flush: 500, 'straight-flush': 500 }, { player: 'Ada' }),
    place(2, { ante: 1000, flush: 1000 }, { player: 'Ben' }),
    place(5, { ante: 10_000, flush: 20_000, 'straight-flush': 20_000 }, { player: 'Cleo' }),
    close,
    deal(
      {
        1: 'Tc 9c 8c 4c 2h 5s Kd',
        2: 'Qd Td 8d 6d 3c 4h 7s',
        5: '9h 8h 7h 6h 5h Ah 2s',
        dealer: '8s 6s 3s Jc 5c Jd 2d',
      },
      'one-card',
    ),
    fold(1, { claims: ['straight-flush'] }),
    fold(2),
    raise(5, 30_000),
    claim(1, 'flush'),
    turn('dealer'),
    turn(5),
    turn(1),
    settleRound(),
  );
  await expect(storyOf(scene)).toMatchFileSnapshot(golden('oh-high-card-flush'));
});

it('Caribbean Stud in South Dakota', async () => {
  const rules = rulesOf('sd/caribbean-stud', { paytables: { progressive: 'PMG-01' } });
  const scene = Scene.open(rules, 'one-card').after(
    place(1, { ante: 1000, progressive: 100 }, { player: 'Ada', tips: { ante: 500 } }),
    place(2, { ante: 2000, progressive: 100 }, { player: 'Ben' }),
    place(4, { ante: 1500 }, { player: 'Cleo' }),
    place(5, { ante: 1000, progressive: 100 }, { player: 'Dan' }),
    place(7, { ante: 500 }, { player: 'Eve' }),
    close,
    deal(
      {
        1: '8c 8d 8h Kc 2d',
        2: 'Jc 9d 6h 4d 3c',
        4: '9h 8s 7d 6c 5h',
        5: '7s 6s 5s 4s 3s',
        7: 'Ah Kh Qh Jh Th',
        dealer: 'As Kd 9s 5c 2h',
      },
      'one-card',
    ),
    fold(2),
    bet(1, 2000),
    bet(7, 1000),
    bet(4, 3000),
    bet(5, 2000),
    turn('dealer'),
    turn(7),
    turn(5),
    turn(4),
    turn(1),
    settleRound(award(5, 51_234)),
  );
  await expect(storyOf(scene)).toMatchFileSnapshot(golden('sd-caribbean-stud'));
});
