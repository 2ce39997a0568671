import type { RulesInForce, WagerId } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  CARIBBEAN_STUD,
  type ContestCommand,
  foldWithEveryWin,
  HIGH_CARD_FLUSH,
  type LegalAct,
} from '../../src/index.js';
import { bet, claim, close, deal, fold, place, raise, turn } from '../support/commands.js';
import { openDealt, pick, type Random, randomAct, randomRules } from '../support/random-round.js';
import { rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { tableRules } from '../support/table-rules.js';

const WAGERS: readonly WagerId[] = ['ante', 'flush', 'straight-flush', 'progressive', 'pocket'];

const amountsAround = (anteCents: number, acts: readonly LegalAct[]): readonly number[] => {
  const edges = acts.flatMap((act) =>
    act.act === 'raise' || act.act === 'bet'
      ? [
          act.leastCents,
          act.mostCents,
          act.leastCents + act.stepCents,
          act.mostCents - act.stepCents,
        ]
      : [],
  );
  const grid = Array.from({ length: 17 }, (_, at) => Math.floor((at * anteCents) / 4));
  return [
    ...new Set([...edges, ...edges.map((at) => at - 1), ...edges.map((at) => at + 1), ...grid]),
  ];
};

/** Where `decide` and `legal` differ about what a seat might decide or claim. */
const differences = (scene: Scene, seat: number): readonly string[] => {
  const acts = scene.legal(seat);
  const of = <A extends LegalAct['act']>(act: A) =>
    acts.find((one): one is Extract<LegalAct, { act: A }> => one.act === act);
  const found: string[] = [];
  const compare = (what: string, command: ContestCommand, listed: boolean): void => {
    if (scene.when(command).ok !== listed) found.push(`seat ${seat}, ${what}: listed ${listed}`);
  };
  const folds = of('fold');
  compare('fold', fold(seat), folds !== undefined);
  for (const wager of WAGERS) {
    const bonus = folds?.bonuses.find((one) => one.wager === wager);
    const kept = bonus !== undefined && bonus.rule !== 'forfeited';
    compare(`fold with ${wager}`, fold(seat, { claims: [wager] }), kept);
    compare(`claim ${wager}`, claim(seat, wager), of('claim')?.wagers.includes(wager) === true);
  }
  const ante = scene.state.hands.find((hand) => hand.seat === seat)?.stakes.ante ?? 1000;
  for (const amount of amountsAround(ante, acts)) {
    for (const [kind, command] of [
      ['raise', raise],
      ['bet', bet],
    ] as const) {
      const act = of(kind);
      const fits =
        act !== undefined &&
        amount >= act.leastCents &&
        amount <= act.mostCents &&
        (amount - act.leastCents) % act.stepCents === 0;
      compare(`${kind} ${amount}`, command(seat, amount), fits);
    }
  }
  return found;
};

const everySeat = (scene: Scene): void =>
  expect(Array.from({ length: 9 }, (_, seat) => differences(scene, seat)).flat()).toEqual([]);

/** Decides one seat after the other, and looks at every seat before and after each. */
const walk = (random: Random, from: Scene): Scene => {
  let scene = from;
  everySeat(scene);
  while (scene.state.phase === 'deciding') {
    const ready = scene.state.hands
      .map(({ seat }) => ({ seat, acts: scene.legal(seat) }))
      .filter(({ acts }) => acts.length > 0);
    const { seat, acts } = pick(random, ready);
    const act = pick(random, acts);
    if (act.act === 'claim' && ready.length === 1) break;
    scene = scene.after(randomAct(random, scene, seat, act));
    everySeat(scene);
  }
  return scene;
};

describe('legal is exactly what decide accepts', () => {
  test.prop([fc.gen()], { numRuns: 50, endOnFailure: true })(
    'of decisions and claims, whoever’s turn it is',
    (random) => {
      const rules = randomRules(random);
      const { scene, felt } = openDealt(random, rules);
      const decided = walk(random, scene);
      if (decided.state.phase !== 'revealing') return;
      const turned = decided.after(turn('dealer', felt.hands.dealer));
      everySeat(turned);
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'of wagers, one by one beside an ante that fits',
    (random) => {
      const rules = randomRules(random);
      const scene = Scene.open(rules);
      const [act] = scene.legal(1);
      const offered = act?.act === 'place-wagers' ? act.wagers : [];
      for (const wager of WAGERS) {
        const one = offered.find((candidate) => candidate.wager === wager);
        const amount = random(fc.integer, { min: 1, max: 40 }) * pick(random, [25, 100, 500]);
        const fits =
          one !== undefined &&
          (one.fixedCents === null
            ? amount >= (one.leastCents ?? 1) &&
              amount <= (one.mostCents ?? amount) &&
              amount % (one.stepCents ?? 1) === 0
            : amount === one.fixedCents);
        const stakes = { ante: 500, [wager]: amount };
        const decided = scene.when(place(1, stakes));
        const limited = !decided.ok && decided.error.code === 'above-the-bet-limit';
        if (!limited) expect([wager, amount, decided.ok]).toEqual([wager, amount, fits]);
      }
    },
    30_000,
  );

  test.prop([fc.gen()], { endOnFailure: true })(
    'of seats that exist',
    (random) => {
      const scene = Scene.open(randomRules(random));
      for (let seat = -1; seat <= 9; seat += 1) {
        expect(scene.when(place(seat, { ante: 500 })).ok).toBe(scene.legal(seat).length > 0);
      }
      expect(scene.legal(1.5)).toEqual([]);
    },
    30_000,
  );
});

describe('what may be wagered', () => {
  const wagers = (rules: RulesInForce) => {
    const [act] = Scene.open(rules).legal(1);
    return act?.act === 'place-wagers' ? act.wagers : [];
  };

  it('has the posted limits, and the one amount of a sensor', () => {
    expect(wagers(tableRules('md/high-card-flush'))).toEqual([
      {
        wager: 'ante',
        name: 'Ante',
        fixedCents: null,
        leastCents: 1000,
        mostCents: 3000,
        stepCents: 500,
      },
      {
        wager: 'flush',
        name: 'Flush Bonus',
        fixedCents: null,
        leastCents: 500,
        mostCents: 5000,
        stepCents: 100,
      },
      {
        wager: 'straight-flush',
        name: 'Straight Flush Bonus',
        fixedCents: null,
        leastCents: 500,
        mostCents: 5000,
        stepCents: 100,
      },
      {
        wager: 'progressive',
        name: 'Progressive Jackpot',
        fixedCents: 100,
        leastCents: null,
        mostCents: null,
        stepCents: null,
      },
    ]);
  });

  it('has no limits where none are posted, and nothing that follows the cards', () => {
    expect(
      wagers(rulesOf('sd/caribbean-stud')).map(({ wager, leastCents, fixedCents }) => [
        wager,
        leastCents,
        fixedCents,
      ]),
    ).toEqual([
      ['ante', null, null],
      ['progressive', null, 100],
    ]);
  });
});

describe('a fold for a player who does not answer', () => {
  const folding = (
    book: 'sd/high-card-flush' | 'md/high-card-flush' | 'oh/high-card-flush',
    cards: string,
  ) => {
    const rules = rulesOf(book);
    const scene = Scene.open(rules).after(
      place(1, {
        ante: 1000,
        flush: 500,
        'straight-flush': 500,
        ...(book === 'oh/high-card-flush' ? {} : { progressive: 100 }),
      }),
      close,
      deal({ 1: cards, dealer: 'As Ks Qs Js 9s 7s 5s' }),
    );
    return foldWithEveryWin(HIGH_CARD_FLUSH, rules, scene.handAt(1));
  };

  it('[AMB-16] keeps every bonus that wins, where it must be claimed or tucked', () => {
    expect(folding('sd/high-card-flush', '9h 8h 7h 4h 2h Kc Jd')).toEqual([
      'flush',
      'straight-flush',
      'progressive',
    ]);
    expect(folding('sd/high-card-flush', 'Ah Qh Th 8h 6c 4c 2d')).toEqual(['flush']);
    expect(folding('oh/high-card-flush', '9h 8h 7h 4c 2c Kc Jd')).toEqual(['straight-flush']);
    expect(folding('md/high-card-flush', '9h 8h 7h 4h 2h Kc Jd')).toEqual([]);
  });

  it('keeps every bonus of a hand that nobody has seen', () => {
    const unseen = Array(7).fill('??').join(' ');
    expect(folding('oh/high-card-flush', unseen)).toEqual(['flush', 'straight-flush']);
  });

  it('keeps nothing where a fold ends it', () => {
    const rules = rulesOf('sd/caribbean-stud');
    const scene = Scene.open(rules).after(
      place(1, { ante: 1000, progressive: 100 }),
      close,
      deal({ 1: 'Ah Kh Qh Jh Th', dealer: 'As Ks Qs Js 9s' }),
    );
    expect(foldWithEveryWin(CARIBBEAN_STUD, rules, scene.handAt(1))).toEqual([]);
  });
});
