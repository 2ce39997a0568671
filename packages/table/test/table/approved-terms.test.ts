import { cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { nextStep, type PinnedRules, viewTable } from '../../src/index.js';
import { MANUAL, Room } from '../support/room.js';
import { pinned } from '../support/tables.js';

const MD = 'md/high-card-flush';
const WA = 'wa/ricochet-poker';

const OPENS = {
  type: 'OpenTable',
  dealer: 'Dana',
  designated: true,
  trayCents: cents(1_000_000),
  policy: MANUAL,
} as const;

// biome-ignore lint/suspicious/noExplicitAny: tests break house rules on purpose
type Change = (house: any) => void;

/** New rules come in with the world, and the operator names them. */
const changes = (room: Room, rules: PinnedRules) => {
  const before = room.world;
  room.world = { ...before, rules };
  const refused = room.tries(
    { type: 'ChangeRules', rules: rules.digest, reason: 'a new season' },
    'operator',
  );
  if (refused !== null) room.world = before;
  return refused;
};

const approves = (room: Room) =>
  room.tries({ type: 'ApproveRules', reference: 'RS-2' }, 'operator');

const meter = (room: Room, wager: 'progressive' | 'mini-royal') => {
  const found = room.world.meters[wager];
  if (found === undefined || found.phase === 'unopened') throw new Error('no meter');
  return found;
};

const displays = (room: Room) =>
  viewTable(room.world, { kind: 'dealer' }, room.at).jackpots.map(({ display }) => display);

const opens = (id: RulebookId, change: Change, at?: string) => {
  const room = new Room(pinned(id, change));
  room.openJackpots();
  if (at !== undefined) room.world = { ...room.world, day: at };
  return room.tries(OPENS, 'floorperson');
};

const house: Change = (rules) => {
  for (const jackpot of Object.values<Record<string, unknown>>(rules.jackpots)) {
    jackpot.type = 'house';
    for (const field of ['rate', 'reserve', 'reserveRate']) delete jackpot[field];
  }
};

describe('House and Progressive', () => {
  test.each([
    ['a House table on Progressive meters', () => undefined, house],
    ['a Progressive table on House meters', house, () => undefined],
  ] as const)('[WA-RP-JP-3] rules that would put %s are refused', (_what, was, is) => {
    const room = Room.open(WA, { rules: pinned(WA, was) }).playRound();
    const shown = meter(room, 'mini-royal').terms.type;
    expect(changes(room, pinned(WA, is, 'rules-2'))).toMatchObject({
      code: 'types-linked',
      cite: 'WA-RP-JP-3',
    });
    room.playRound();
    expect(meter(room, 'mini-royal').terms.type).toBe(shown);
  });

  test('[WA-RP-JP-3] nor does a round begin where it came to that before', () => {
    const room = Room.open(WA).playRound();
    const rules = pinned(WA, house, 'rules-1');
    room.world = { ...room.world, rules };
    expect(room.tries({ type: 'OpenRound' })).toMatchObject({
      code: 'types-linked',
      cite: 'WA-RP-JP-3',
    });
  });

  test('[WA-RP-DEF-house#1, WA-RP-DEF-house#2] a House prize stands still, with its notice', () => {
    const room = Room.open(WA, { rules: pinned(WA, house) });
    const before = displays(room);
    room.playRound().playRound();
    const after = displays(room);
    expect(after).toEqual(before);
    for (const display of after) {
      expect(display?.notice?.cite).toBe('WA-RP-DEF-house#2');
      expect(display?.notice?.value).toMatch(/^House Jackpot prizes are paid by the casino/);
    }
  });

  test('[WA-RP-DEF-house#3] a prize that the approved rules post anew is posted', () => {
    const room = Room.open(WA, { rules: pinned(WA, house) });
    const higher: Change = (rules) => {
      house(rules);
      rules.jackpots['mini-royal'].seed = 250_000;
    };
    expect(changes(room, pinned(WA, higher, 'rules-2'))).toBeNull();
    expect(approves(room)).toBeNull();
    expect(meter(room, 'mini-royal').prizeCents).toBe(250_000);
  });
});

describe('an approved rate', () => {
  const half: Change = (rules) => {
    rules.jackpots.progressive.rate = 5_000;
  };

  const grows = (room: Room): number => {
    const before = meter(room, 'progressive').ledger.books.meterMicros;
    room.playRound();
    const wagers = room.happened
      .flatMap((one) => ('jackpot' in one ? one.events : []))
      .findLast((event) => event.type === 'Contributed');
    const after = meter(room, 'progressive').ledger.books.meterMicros;
    if (wagers?.type !== 'Contributed' || wagers.wagers === 0) throw new Error('nobody wagered');
    return (after - before) / (wagers.wagers * 1_000_000);
  };

  test('[MD-HCF-12E(2)(a)] is the one that the meter grows at', () => {
    const room = Room.open(MD, { seed: 4 });
    expect(grows(room)).toBe(0.2);
    expect(changes(room, pinned(MD, half, 'rules-2'))).toBeNull();
    expect(approves(room)).toBeNull();
    expect(meter(room, 'progressive').terms.rateBasisPoints).toBe(5_000);
    expect(grows(room)).toBe(0.5);
  });

  test('[MD-HCF-12E(2)(a)] another rate than the approved one begins no round', () => {
    const room = Room.open(MD);
    const rules = pinned(MD, half, 'rules-1');
    room.world = { ...room.world, rules };
    expect(room.tries({ type: 'OpenRound' })).toMatchObject({
      code: 'jackpot-terms-differ',
      cite: 'MD-HCF-12E(2)(a)',
    });
  });

  test('[MD-HCF-12E(2)(a), WA-RP-DEF-prog#1] is not 0', () => {
    const none: Change = ({ jackpots }) => {
      for (const jackpot of Object.values<{ rate: number }>(jackpots)) jackpot.rate = 0;
    };
    expect(opens(MD, none)).toMatchObject({ code: 'house-rules', cite: 'MD-HCF-12E(2)(a)' });
    expect(opens(WA, none)).toMatchObject({ code: 'house-rules', cite: 'WA-RP-DEF-prog#1' });
    expect(opens('sd/caribbean-stud', none)).toMatchObject({ code: 'house-rules' });
  });
});

describe('elections as approved, while approved', () => {
  const otherTable: Change = (rules) => {
    rules.paytables.flush = 'B';
  };

  /** Elected anew under the submission that was given for something else. */
  const notCovered = (change: Change, digest = 'rules-1'): PinnedRules => ({
    ...pinned(MD, change, digest),
    electionsDigest: 'elections-2',
  });

  test('[MD-HCF-7F(2), MD-HCF-12E(4)(b), AMB-79] no table opens on other elections', () => {
    const room = new Room(notCovered(otherTable));
    room.openJackpots();
    expect(room.tries(OPENS, 'floorperson')).toMatchObject({ code: 'house-rules', cite: 'AMB-79' });
  });

  test('[MD-HCF-7F(3), MD-HCF-7F(4), AMB-79] rules that change need a submission of their own', () => {
    const room = Room.open(MD).playRound();
    expect(changes(room, notCovered(otherTable, 'rules-2'))).toBeNull();
    expect(approves(room)).toMatchObject({ code: 'house-rules', cite: 'AMB-79' });
    expect(room.tries({ type: 'OpenRound' })?.code).toBe('needs-approval');
  });

  test('[AMB-79] rules of 2099 open no table today, and an approval that has run out none', () => {
    const later: Change = (rules) => {
      rules.effective = '2099-01-01';
    };
    const ended: Change = (rules) => {
      rules.approvals[0].until = '2026-02-28';
    };
    expect(opens(MD, later)).toMatchObject({ code: 'house-rules', cite: 'AMB-79' });
    expect(opens(MD, ended)).toMatchObject({ code: 'house-rules', cite: 'AMB-79' });
    expect(opens(MD, ended, '2026-02-28')).toBeNull();
  });

  test('[AMB-79] a round in progress is finished, and none begins on the next gaming day', () => {
    const rules = pinned(MD, ({ approvals }) => {
      approvals[0].until = '2026-03-01';
    });
    const room = Room.open(MD, { rules });
    room.world = { ...room.world, day: '2026-03-01' };
    room.until('deciding');
    room.world = { ...room.world, day: '2026-03-02' };
    room.until('between');
    expect(room.tries({ type: 'OpenRound' })).toMatchObject({
      code: 'house-rules',
      cite: 'AMB-79',
    });
    expect(nextStep(room.world, room.at)).toMatchObject({ kind: 'floorperson', cite: 'AMB-79' });
    const renewed = pinned(MD, () => undefined, 'rules-2');
    expect(changes(room, renewed)).toBeNull();
    expect(approves(room)).toBeNull();
    room.playRound();
  });

  test('[AMB-79] the clock of the instant counts where the house keeps no gaming day', () => {
    const room = Room.open(MD, {
      rules: pinned(MD, ({ approvals }) => {
        approvals[0].until = '2026-03-01';
      }),
    }).playRound();
    room.seconds += 86_400;
    expect(room.tries({ type: 'OpenRound' })).toMatchObject({
      code: 'house-rules',
      cite: 'AMB-79',
    });
  });
});

test('[WA-RP-EQ#1] no table opens with another jackpot system, or a display on a network', () => {
  const homebrew: Change = ({ equipment }) => {
    equipment.progressiveSystem.model = 'Homebrew meter 1.0, Wi-Fi';
  };
  const wired: Change = ({ equipment }) => {
    equipment.progressiveSystem.displayOnNetwork = true;
  };
  expect(opens(WA, homebrew)).toMatchObject({ code: 'house-rules', cite: 'WA-RP-EQ#1' });
  expect(opens(WA, wired)).toMatchObject({ code: 'house-rules', cite: 'WA-RP-EQ#1' });
});
