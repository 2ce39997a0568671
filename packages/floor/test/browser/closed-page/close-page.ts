import type { RulebookId } from '@baize/rulebook';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from '../floor-house.js';
import { byMouse } from '../hands.js';
import { Player } from '../player.js';
import { EyesClock } from './eyes-clock.js';

/** Where in a round the page is closed. */
const STATES = ['nothing laid', 'laid', 'placed', 'deciding', 'settled'] as const;
type State = (typeof STATES)[number];

/** In Ricochet a hand may be settled without being asked. */
const MOST_ROUNDS = 20;

/** Of several pages the first that shows what is looked for. */
const anyIsVisible = (there: readonly Locator[]): Promise<void> =>
  expect
    .poll(async () => (await Promise.all(there.map((one) => one.isVisible()))).includes(true), {
      timeout: HOUSE_MS,
    })
    .toBe(true);

const WATCHES = { account: 'watch', name: 'Watch', role: 'floorperson' } as const;

/** Closes the page in every state of a round of one rulebook; files of their own run beside each other. */
export const closePageInEveryState = (id: RulebookId): void => {
  const clock = new EyesClock();
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse({ clock, pace: 1 });
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const bets = async (player: Player): Promise<void> => {
    await player.openAreas.first().waitFor();
    await player.openAreas.first().click();
    await player.place();
  };

  /** Plays until the receipt after `before`, and stays in wherever there is a choice. */
  const playsOut = async (player: Player, before: string | null): Promise<void> => {
    const receipt = player.newReceipt(before);
    for (;;) {
      await player.stay.or(receipt).first().waitFor();
      if (await receipt.isVisible()) return;
      await player.stay.click({ timeout: 5_000 }).catch(() => null);
      await player.stay.or(receipt).first().waitFor();
    }
  };

  /** Both play until the first one is asked for a decision. */
  const untilAsked = async (ann: Player, ben: Player): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const before = await ann.lastReceipt();
      await Promise.all([bets(ann), bets(ben)]);
      const over = ann.newReceipt(before);
      for (;;) {
        await anyIsVisible([ann.stay, ben.stay, over]);
        if (await ann.stay.isVisible()) return;
        if (await over.isVisible()) break;
        if (await ben.stay.isVisible()) await ben.stay.click().catch(() => null);
      }
    }
    throw new Error('nobody is ever asked');
  };

  const comes = async (slug: string): Promise<Player> => {
    const player = new Player(await house.newPage(), byMouse(), slug);
    await player.sitHere(house.address);
    return player;
  };

  const seatsAt = async (slug: string) =>
    (await house.house.message(slug, WATCHES))?.view.seats ?? [];

  const phaseAt = async (slug: string) =>
    (await house.house.message(slug, WATCHES))?.view.round?.game.phase;

  const toState = async (state: State, ann: Player, ben: Player): Promise<void> => {
    switch (state) {
      case 'nothing laid':
        return;
      case 'laid': {
        const told = ann.page.waitForResponse(
          (answer) => answer.request().postData()?.includes('LayChips') === true,
        );
        await ann.openAreas.first().click();
        await told;
        return;
      }
      case 'placed': {
        const chips = await ann.chipsCents();
        await ann.openAreas.first().click();
        await ann.hasChips(chips - (await ann.place()));
        return;
      }
      case 'deciding':
        return untilAsked(ann, ben);
      case 'settled': {
        clock.linger();
        await Promise.all([bets(ann), bets(ben)]);
        await Promise.all([playsOut(ann, null), playsOut(ben, null)]);
        expect(await phaseAt(ann.table)).toBe('settled');
      }
    }
  };

  const closeAndComeBack = async (state: State): Promise<void> => {
    const slug = `state-${STATES.indexOf(state)}`;
    await house.openTable(id, { slug, practice: 0 });
    const ann = await comes(slug);
    const [annsSeat] = await seatsAt(slug);
    const account = annsSeat?.player ?? '';
    const ben = await comes(slug);
    await toState(state, ann, ben);
    const kept = await ann.page.context().storageState();
    const chipsBefore = await ann.chipsCents();
    const before = await ben.lastReceipt();
    await ann.page.close();
    clock.goOn();

    // Ben plays on: nobody waits for Ann.
    const isBetting = state !== 'deciding';
    const bens = isBetting ? bets(ben).then(() => playsOut(ben, before)) : playsOut(ben, before);
    await expect
      .poll(
        async () => {
          const seats = await seatsAt(slug);
          const there = seats.find(({ player }) => player === account);
          if (there?.presence === 'here') clock.skip({ seconds: 1 });
          return there?.presence;
        },
        { timeout: HOUSE_MS },
      )
      .toBe('away');
    await bens;
    await ben.openAreas.first().waitFor();

    // Ann comes back: the seat is hers, the money is right, and she reads what was done for her.
    const page = await house.newPage({ storageState: kept });
    const back = new Player(page, byMouse(), slug);
    await page.goto(`${house.address}/tables/${slug}`);
    await back.chips.waitFor();
    expect((await seatsAt(slug)).map(({ player }) => player)).toContain(account);
    await page.getByText('You were away, so you sit this round out.').first().waitFor();
    const folded = page.getByText('You were away, so your hand at seat');
    const played = state === 'placed' || state === 'deciding';
    if (played) {
      await page.getByRole('tab', { name: 'Receipt' }).click();
      const receipt = await back.readReceipt(null);
      // The stake of a hand that was asked lay there already.
      await back.hasChips(chipsBefore + receipt.backCents);
    } else {
      await back.hasChips(chipsBefore);
    }
    await ben.page.getByRole('tab', { name: 'Story' }).click();
    const story = (await ben.page.getByRole('tabpanel').textContent()) ?? '';
    const wasFolded = story.includes('is away: the hand of');
    if (state === 'deciding') expect(wasFolded).toBe(true);
    expect(await folded.count()).toBe(wasFolded ? 1 : 0);

    // And plays on.
    const last = await back.lastReceipt();
    await bets(back);
    await bets(ben);
    // Some games ask one after the other.
    await anyIsVisible([back.stay, ben.stay, back.newReceipt(last)]);
    await Promise.all([page.close(), ben.page.close()]);
  };

  it.each(STATES)(
    `at ${id}, %s: the next person plays on, and whoever comes back finds everything right`,
    closeAndComeBack,
    2 * HOUSE_MS,
  );

  it('for two rounds frees the seat; the chips are in the wallet, and whoever comes back is told', async () => {
    const slug = 'gone';
    await house.openTable(id, { slug, practice: 0 });
    const ann = await comes(slug);
    const ben = await comes(slug);
    const kept = await ann.page.context().storageState();
    await ann.page.close();
    await expect
      .poll(
        async () => {
          clock.skip({ seconds: 1 });
          return (await seatsAt(slug)).filter(({ presence }) => presence === 'away').length;
        },
        { timeout: HOUSE_MS },
      )
      .toBe(1);
    for (let round = 0; round < 2; round += 1) {
      const before = await ben.lastReceipt();
      await bets(ben);
      await playsOut(ben, before);
    }
    await expect.poll(async () => (await seatsAt(slug)).length, { timeout: HOUSE_MS }).toBe(1);
    const page: Page = await house.newPage({ storageState: kept });
    await page.goto(`${house.address}/tables/${slug}`);
    await page.getByText('You were away, so your seat was given up').waitFor();
    await page.getByText('Your chips are in your wallet.').waitFor();
    await page.getByText('You are watching').waitFor();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await page.getByText('your seat was given up').waitFor({ state: 'detached' });
    await Promise.all([page.close(), ben.page.close()]);
  });
};
