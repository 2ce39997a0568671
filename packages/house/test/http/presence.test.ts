import { cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { HOUSE_SECONDS, trayCents } from '@baize/table';
import { describe, expect, it } from 'vitest';
import { worldOf } from '../../src/live/desk.js';
import { isPractice } from '../../src/live/people.js';
import { roundAt } from '../live/support/attend.js';
import { leastStakes } from '../live/support/decide.js';
import { openHouse } from '../live/support/open-house.js';
import { until } from '../live/support/play.js';
import { Guest } from './support/guest.js';
import { serve } from './support/serve.js';

const SECONDS = 30;

const openTable = async (
  id: RulebookId,
  practice = 0,
  decisionSeconds: number | null = SECONDS,
) => {
  const over = await openHouse();
  const slug = await over.create(id, { practice, decisionSeconds });
  const served = await serve({ over });
  const come = (): Promise<Guest> => Guest.come(served, over, slug);
  const rest = (): Promise<void> => over.house.atRest();
  const phase = () => roundAt({ house: over, slug })?.game.phase ?? null;
  const reaches = (wanted: string | null): Promise<void> => until(over, () => phase() === wanted);
  const pass = async (seconds: number): Promise<void> => {
    over.clock.pass({ seconds });
    await rest();
  };
  const asked = async (): Promise<readonly number[]> => {
    const view = await served.house.message(slug, { account: 'f', name: 'f', role: 'floorperson' });
    const next = view?.view.next;
    return next?.kind === 'players' && next.what === 'decide' ? next.seats : [];
  };
  const rounds = (): number => {
    const table = over.house.desk(slug)?.table;
    const open = table?.phase === 'open' && table.round !== null ? 1 : 0;
    return (table?.lastRound ?? 0) - open;
  };
  const seats = async () => (await over.view(slug, null)).seats;
  const tray = (): number => {
    const desk = over.house.desk(slug);
    if (desk === undefined) throw new Error('no table');
    return trayCents(worldOf(desk, (jackpot) => over.house.meter(jackpot)));
  };
  return { over, slug, served, come, rest, phase, reaches, pass, asked, rounds, seats, tray };
};

type Table = Awaited<ReturnType<typeof openTable>>;

/** To the decision of the first of these guests, with wagers of all. Not every hand is asked in every game. */
const toDecisions = async (table: Table, bets: readonly (readonly [Guest, number])[]) => {
  const first = bets[0]?.[1] ?? 0;
  for (let reached = false; !reached; ) {
    await table.reaches('betting');
    for (const [guest, seat] of bets) expect(await guest.bet(seat)).toBeNull();
    const round = table.rounds();
    await until(table.over, async () => {
      const asked = await table.asked();
      reached = asked.includes(first);
      if (reached) return true;
      for (const [guest, seat] of bets) if (asked.includes(seat)) await guest.decide(seat);
      return table.rounds() > round;
    });
    await table.rest();
  }
};

const IDS = ['sd/high-card-flush', 'md/high-card-flush', 'oh/high-card-flush'] as const;
const ALL = [...IDS, 'sd/caribbean-stud', 'wa/ricochet-poker'] as const;

describe('a person who does not answer', () => {
  it.each(ALL)('%s: gets the time of the house to bet where the table has none', async (id) => {
    const table = await openTable(id, 0, null);
    const [ann, ben] = [await table.come(), await table.come()];
    await ann.sit(1);
    await ben.sit(2);
    await table.reaches('betting');
    const { clock } = await ann.view();
    const left = Date.parse(clock.betting?.until ?? '') - Date.parse(clock.now);
    expect(left).toBeGreaterThan(1_000 * (HOUSE_SECONDS - 1));
    expect(left).toBeLessThanOrEqual(1_000 * HOUSE_SECONDS);
    expect(await ben.bet(2)).toBeNull();
    const before = ['betting', table.rounds()];
    await table.pass(HOUSE_SECONDS + 1);
    // A round in which nobody is asked may be over by now.
    expect([table.phase(), table.rounds()]).not.toEqual(before);
  });

  it.each(ALL)('%s: gets the time of the house to decide where the table has none', async (id) => {
    const table = await openTable(id, 0, null);
    const ann = await table.come();
    await ann.sit(1);
    await toDecisions(table, [[ann, 1]]);
    expect((await ann.view()).clock.deciding).toMatchObject([{ seat: 1 }]);
    const round = table.rounds();
    await table.pass(HOUSE_SECONDS + 1);
    expect(table.rounds()).toBe(round + 1);
    expect((await ann.view()).own?.notices.at(-1)).toMatchObject({ what: 'folded', why: 'time' });
  });

  it.each(ALL)(
    '%s: holds nobody up for longer than the time, with practice players behind',
    async (id) => {
      const table = await openTable(id, 3);
      const ann = await table.come();
      await ann.sit(1);
      await toDecisions(table, [[ann, 1]]);
      for (let round = table.rounds(); table.rounds() === round; ) await table.pass(SECONDS + 1);
      const { own } = await ann.view();
      expect(own?.notices.at(-1)).toMatchObject({
        what: 'folded',
        why: 'time',
        cite: 'house:time-to-decide',
      });
      await table.over.expectSound();
    },
  );

  it('reads what was done until they dismiss it', async () => {
    const table = await openTable('sd/caribbean-stud');
    const ann = await table.come();
    await ann.sit(1);
    await toDecisions(table, [[ann, 1]]);
    await table.pass(SECONDS + 1);
    const [notice] = (await ann.view()).own?.notices ?? [];
    expect(notice?.words).toContain('Your time to decide was over');
    expect(await ann.own({ type: 'DismissNotice', notice: notice?.id ?? '' })).toBeNull();
    expect((await ann.view()).own?.notices).toEqual([]);
  });
});

describe('a person who closes the browser', () => {
  it.each(ALL)('%s: the hand is decided at once, and the next person plays on', async (id) => {
    const table = await openTable(id);
    const [ann, ben] = [await table.come(), await table.come()];
    await ann.sit(1);
    await ben.sit(2);
    await toDecisions(table, [
      [ann, 1],
      [ben, 2],
    ]);
    const before = table.rounds();
    await ann.closePage();
    await table.pass(6);
    await until(table.over, async () => {
      if ((await table.asked()).includes(2)) await ben.decide(2);
      return table.rounds() > before;
    });
    await table.rest();
    await table.reaches('betting');
    expect(await ben.bet(2)).toBeNull();
    // Nobody waits for Ann: her seat sits out, and betting is closed.
    await until(table.over, () => table.phase() !== 'betting');
    await ann.openPage();
    expect((await ann.view()).own?.notices.map(({ what, why }) => `${what} ${why}`)).toContain(
      'folded away',
    );
  });

  it('keeps the place for a reload', async () => {
    const table = await openTable('sd/caribbean-stud');
    const ann = await table.come();
    await ann.sit(1);
    await toDecisions(table, [[ann, 1]]);
    await ann.closePage();
    await table.pass(4);
    await ann.openPage();
    await table.pass(10);
    expect(await table.asked()).toEqual([1]);
    expect(await ann.decide(1)).toBeNull();
  });

  it('loses the seat after two rounds: the chips are in the wallet, and they are told', async () => {
    const table = await openTable('sd/high-card-flush');
    const [ann, ben] = [await table.come(), await table.come()];
    await ann.sit(1, 70_000);
    await ben.sit(2);
    await table.reaches('betting');
    const { walletCents } = await ann.money();
    const tray = table.tray();
    await ann.closePage();
    await table.pass(6);
    expect((await ben.view()).seats[0]).toMatchObject({ seat: 1, presence: 'away' });
    for (let round = 0; round < 2; round += 1) {
      await toDecisions(table, [[ben, 2]]);
      expect(await ben.decide(2)).toBeNull();
      await table.rest();
    }
    await until(table.over, async () => (await table.seats()).every(({ seat }) => seat !== 1));
    expect(await ann.money()).toEqual({ walletCents: walletCents + 70_000, chipsCents: 0 });
    // What left the tray with the chips of Ann is back; the rest is what Ben won or lost.
    expect(table.tray()).toBe(tray + 70_000 - ((await ben.money()).chipsCents - 100_000));
    await ann.openPage();
    const { own } = await ann.view();
    expect(own?.notices.at(-1)).toMatchObject({
      what: 'seat-freed',
      why: 'away',
      cents: 70_000,
      cite: 'house:presence',
    });
    const left = (await table.over.events()).find(
      ({ type, text }) => type === 'PlayerLeft' && text.includes('"why":"away"'),
    );
    expect(JSON.parse(left?.text ?? '{}')).toMatchObject({ seat: 1, by: 'house-policy' });
    await table.over.expectSound();
  });

  it('leaves no ghost behind where nobody else is: no rounds, and the seat is free in two minutes', async () => {
    const table = await openTable('oh/high-card-flush', 3);
    const ann = await table.come();
    await ann.sit(1);
    await toDecisions(table, [[ann, 1]]);
    await ann.closePage();
    await table.pass(6);
    await table.pass(6);
    const played = table.rounds();
    await table.pass(125);
    await table.pass(5);
    expect(await table.seats()).toEqual([]);
    await table.pass(3600);
    expect(table.rounds()).toBeLessThanOrEqual(played + 1);
    expect(roundAt({ house: table.over, slug: table.slug })?.game.hands ?? []).toEqual([]);
    await table.over.expectSound();
  });

  it('is away after a restart as well, until they follow again', async () => {
    const table = await openTable('sd/caribbean-stud');
    const ann = await table.come();
    await ann.sit(1);
    await table.reaches('betting');
    await table.served.close();
    const again = await table.over.another();
    again.clock.pass({ seconds: 4 });
    expect((await again.view(table.slug, null)).seats[0]?.presence).toBe('here');
    again.clock.pass({ seconds: 4 });
    expect((await again.view(table.slug, null)).seats[0]?.presence).toBe('away');
    again.clock.pass({ seconds: 130 });
    await again.house.atRest();
    expect((await again.view(table.slug, null)).seats).toEqual([]);
  });
});

describe('nobody holds up the others', () => {
  it('by placing wagers anew every eight seconds', async () => {
    const table = await openTable('sd/high-card-flush');
    const [ann, ben] = [await table.come(), await table.come()];
    await ann.sit(1);
    await ben.sit(2);
    await table.reaches('betting');
    const { clock } = await ann.view();
    for (let placed = 0; placed < 4; placed += 1) {
      expect(await ben.bet(2)).toBeNull();
      expect((await ann.view()).clock.betting).toEqual(clock.betting);
      await table.pass(8);
    }
    expect(table.phase()).not.toBe('betting');
  });

  it('by buying chips and cashing them out fifty times: the tray is as it was', async () => {
    const table = await openTable('sd/high-card-flush');
    const [ann, ben] = [await table.come(), await table.come()];
    await ann.sit(1, 0);
    await ben.sit(2);
    const tray = table.tray();
    for (let time = 0; time < 51; time += 1) {
      expect(await ann.order({ type: 'BuyIn', cents: cents(1_000_000) })).toBeNull();
      expect(await ann.own({ type: 'CashOut', cents: cents(1_000_000) })).toBeNull();
    }
    expect(table.tray()).toBe(tray);
    expect(await ben.order({ type: 'BuyIn', cents: cents(500_000) })).toBeNull();
    await table.over.expectSound();
  });

  it('by a tray that is empty: it is filled by policy, on record, and practice players play', async () => {
    const over = await openHouse();
    const slug = await over.create('sd/caribbean-stud', { practice: 2, decisionSeconds: SECONDS });
    const table = over.house.desk(slug)?.table;
    if (table?.phase !== 'open') throw new Error('closed');
    const credit = { type: 'CreditTray', cents: cents(50_000_000), slip: 'all of it' } as const;
    const operator = { account: 'op', name: 'op', role: 'operator' } as const;
    expect((await over.at(operator, slug, credit)).ok).toBe(true);
    const served = await serve({ over });
    const ann = await Guest.come(served, over, slug);
    await ann.sit(1, 900_000);
    await until(over, () => (roundAt({ house: over, slug })?.game.hands.length ?? 0) === 2);
    expect(over.failures).toEqual([]);
    const fills = (await over.events()).filter(({ type }) => type === 'TrayFilled');
    expect(fills.map(({ text }) => JSON.parse(text).by)).toContain('house-policy');
  });

  it('by a practice player who fails: it sits out, and the person plays on', async () => {
    const over = await openHouse({
      chance: () => {
        throw new Error('no chance');
      },
    });
    const slug = await over.create('sd/caribbean-stud', { practice: 2, decisionSeconds: SECONDS });
    const ann = await Guest.come(await serve({ over }), over, slug);
    await ann.sit(1);
    await until(over, () => roundAt({ house: over, slug })?.game.phase === 'betting');
    expect(await ann.bet(1)).toBeNull();
    await until(over, () => roundAt({ house: over, slug })?.game.phase === 'deciding');
    expect(over.failures.join()).toContain('a practice player of table');
  });

  it('by sitting there and doing nothing: the seats are freed, for people who play', async () => {
    const table = await openTable('sd/high-card-flush');
    const idle: Guest[] = [];
    for (let seat = 1; seat <= 6; seat += 1) {
      const guest = await table.come();
      await guest.sit(seat, 0);
      idle.push(guest);
    }
    await table.reaches('betting');
    for (let time = 0; time < 4; time += 1) await table.pass(SECONDS + 1);
    expect(await table.seats()).toEqual([]);
    expect((await idle[0]!.view()).own?.notices.at(-1)).toMatchObject({
      what: 'seat-freed',
      why: 'idle',
    });
    const ann = await table.come();
    await ann.sit(3);
    expect(await ann.bet(3)).toBeNull();
  });
});

describe('chips that lie on the spots when the time to bet is over', () => {
  const laid = async (on: boolean) => {
    const table = await openTable('sd/caribbean-stud');
    const ann = await table.come();
    await ann.sit(1);
    await table.reaches('betting');
    const act = (await ann.view()).round?.legal[1]?.find((one) => one.act === 'place-wagers');
    if (act?.act !== 'place-wagers') throw new Error('no bets');
    const stakes = leastStakes(act);
    if (!on) expect(await ann.order({ type: 'SetPlaceLaid', on: false })).toBeNull();
    expect(await ann.order({ type: 'LayChips', seat: 1, stakes })).toBeNull();
    expect((await ann.view()).own).toMatchObject({ laid: [{ seat: 1, stakes }], placeLaid: on });
    return { table, ann, stakes };
  };

  it('are placed for a player who is there', async () => {
    const { table, ann, stakes } = await laid(true);
    await table.pass(SECONDS + 1);
    const round = roundAt({ house: table.over, slug: table.slug });
    expect(round?.game.hands[0]?.stakes).toEqual(stakes);
    const view = await ann.view();
    expect(view.own).toMatchObject({ laid: [], notices: [{ what: 'laid-placed', why: 'time' }] });
  });

  it('are placed with the tip that lies on them, and come back with it after a reload', async () => {
    const { table, ann, stakes } = await laid(true);
    const tips = { ante: stakes.ante! };
    expect(await ann.order({ type: 'LayChips', seat: 1, stakes, tips })).toBeNull();
    expect((await ann.view()).own?.laid).toEqual([{ seat: 1, stakes, tips }]);
    await table.pass(SECONDS + 1);
    const hand = roundAt({ house: table.over, slug: table.slug })?.game.hands[0];
    expect(hand).toMatchObject({ stakes, tips });
    expect((await ann.view()).own?.notices[0]).toMatchObject({ what: 'laid-placed' });
    await table.over.expectSound();
  });

  it('are placed without a tip that is not lawful, and the player is told why', async () => {
    const { table, ann, stakes } = await laid(true);
    const tips = { ante: cents(stakes.ante! + 100) };
    expect(await ann.order({ type: 'LayChips', seat: 1, stakes, tips })).toBeNull();
    await table.pass(SECONDS + 1);
    const hand = roundAt({ house: table.over, slug: table.slug })?.game.hands[0];
    expect(hand).toMatchObject({ stakes });
    expect(hand?.tips ?? {}).toEqual({});
    const [notice] = (await ann.view()).own?.notices ?? [];
    expect(notice).toMatchObject({ what: 'laid-placed', cite: 'SD-CSP-8#1' });
    expect(notice?.words).toContain('The tip was not placed');
  });

  it('are not where the player has switched it off', async () => {
    const { table, ann } = await laid(false);
    await table.pass(SECONDS + 1);
    expect(roundAt({ house: table.over, slug: table.slug })?.game.hands).toEqual([]);
    expect((await ann.view()).own?.laid).toEqual([]);
  });

  it('are not for a player who is away', async () => {
    const { table, ann } = await laid(true);
    await ann.closePage();
    await table.pass(SECONDS + 1);
    expect(roundAt({ house: table.over, slug: table.slug })?.game.hands).toEqual([]);
  });

  it('that make no lawful wager are not placed, and the player is told why', async () => {
    const { table, ann } = await laid(true);
    const stakes = { ante: cents(1) };
    expect(await ann.order({ type: 'LayChips', seat: 1, stakes })).toBeNull();
    await table.pass(SECONDS + 1);
    expect((await ann.view()).own?.notices.at(-1)).toMatchObject({ what: 'laid-not-placed' });
  });

  it('are nobody else’s to lay or to see', async () => {
    const { table } = await laid(true);
    const ben = await table.come();
    await ben.sit(2);
    const order = { type: 'LayChips', seat: 1, stakes: {} } as const;
    expect(await ben.order(order)).toBe('not-your-seat');
    expect((await ben.view()).own?.laid).toEqual([]);
    expect(JSON.stringify(await table.over.view(table.slug, null))).not.toContain('"laid"');
  });
});

describe('practice players', () => {
  const practice = async (table: Table): Promise<number> =>
    (await table.seats()).filter(({ player }) => isPractice(player)).length;

  it('come with the first person and leave with the last one', async () => {
    const table = await openTable('sd/caribbean-stud', 3);
    expect(await practice(table)).toBe(0);
    const ann = await table.come();
    await until(table.over, async () => (await practice(table)) === 3);
    await ann.closePage();
    await table.pass(6);
    await table.pass(SECONDS);
    expect(await practice(table)).toBe(0);
  });

  it('that a player sends away stay away for that player’s stay, and come back for the next', async () => {
    const table = await openTable('sd/caribbean-stud', 3);
    const ann = await table.come();
    await ann.sit(1);
    expect(await ann.order({ type: 'SetPractice', count: 0 })).toBeNull();
    expect((await ann.view()).practice).toBe(0);
    await ann.closePage();
    await table.pass(6);
    await table.pass(130);
    const ben = await table.come();
    await ben.sit(2);
    expect((await ben.view()).practice).toBe(3);
    await until(table.over, async () => (await practice(table)) === 3);
  });
});
