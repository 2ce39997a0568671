import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUSE_MS } from './floor-house.js';
import type { Hands } from './hands.js';

/** Cents from an amount as the floor writes it. */
export const centsIn = (text: string): number => {
  const found = /([+−])?\$([\d,]+(?:\.\d\d)?)/.exec(text);
  if (found === null) throw new Error(`there is no amount in "${text}"`);
  const cents = Math.round(Number(found[2]?.replaceAll(',', '')) * 100);
  return found[1] === '−' ? -cents : cents;
};

const amountIn = async (locator: Locator): Promise<number> =>
  centsIn((await locator.textContent()) ?? '');

/** What a receipt says, read off the page. */
export interface ReadReceipt {
  readonly names: readonly string[];
  readonly netCents: number;
  readonly stakedCents: number;
  readonly backCents: number;
}

/** Somebody who plays at one table, and only knows what the page shows. */
export class Player {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
    readonly table: string,
  ) {}

  button(name: RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get chips(): Locator {
    return this.button(/^Chips \$/);
  }

  get receipts(): Locator {
    return this.page.getByRole('article', { name: /^Receipt of round/ });
  }

  /** Whatever keeps the hand in, the least of it first. */
  get stay(): Locator {
    return this.button(/^(Raise|Bet|Play) \$/).first();
  }

  get fold(): Locator {
    return this.button(/^Fold/).first();
  }

  get openAreas(): Locator {
    return this.page
      .getByRole('list', { name: 'Betting areas' })
      .getByRole('button', { name: /nothing yet/ });
  }

  chipsCents(): Promise<number> {
    return amountIn(this.chips);
  }

  /** Waits until exactly so much lies before the player. */
  async hasChips(cents: number): Promise<void> {
    await expect.poll(() => this.chipsCents(), { timeout: HOUSE_MS }).toBe(cents);
  }

  /** From the lobby to a seat, with the first chips bought. */
  async sitDown(address: string): Promise<void> {
    await this.page.goto(address);
    const card = this.page
      .getByRole('article')
      .filter({ has: this.page.locator(`a[href="/tables/${this.table}"]`) });
    await this.hands.press(card.getByRole('button', { name: /^Sit down/ }));
    await this.#settlesIn();
  }

  /** At the table already, to a seat, with the first chips bought. */
  async sitHere(address: string): Promise<void> {
    await this.page.goto(`${address}/tables/${this.table}`);
    await this.hands.press(this.button(/^Sit here/).first());
    await this.#settlesIn();
  }

  async #settlesIn(): Promise<void> {
    const age = this.button(/^I am \d+ or older/);
    await this.openAreas.or(age).first().waitFor();
    if (await age.isVisible()) await this.hands.press(age);
    await this.openAreas.first().waitFor();
    await expect.poll(() => this.chipsCents(), { timeout: HOUSE_MS }).toBeGreaterThan(0);
  }

  /** Buys more, the least that is offered; answers with how much. */
  async buyChips(): Promise<number> {
    const before = await this.chipsCents();
    await this.hands.press(this.chips);
    const buy = this.page.getByRole('dialog').getByRole('button', { name: /^Buy \$/ });
    const bought = await amountIn(buy.first());
    await this.hands.press(buy.first());
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.hasChips(before + bought);
    return bought;
  }

  /** A chip on every area that is open; answers with their names. */
  async layEverything(): Promise<readonly string[]> {
    const areas = this.page.getByRole('list', { name: 'Betting areas' });
    const names: string[] = [];
    for (let left = await this.openAreas.count(); left > 0; left -= 1) {
      const area = this.openAreas.first();
      const name = (await area.locator('span').first().textContent()) ?? '';
      await this.hands.press(area);
      await areas.getByRole('button', { name: new RegExp(`^${name} holds`) }).waitFor();
      names.push(name);
    }
    return names;
  }

  /** Places what is laid out; answers with how much it is. */
  async place(): Promise<number> {
    const button = this.button(/^Place \$/);
    const staked = await amountIn(button);
    await this.hands.press(button);
    return staked;
  }

  /** The receipt of a round that comes after those the page has shown so far. */
  async readReceipt(after: string | null): Promise<ReadReceipt> {
    await this.newReceipt(after).waitFor();
    const lines = this.receipts.locator('ol > li');
    const nets = await lines.locator('p:first-child > span:last-child').allTextContents();
    const [staked = '', back = ''] = (
      (await this.receipts.locator('> p').last().textContent()) ?? ''
    ).split('back');
    const netCents = await amountIn(this.receipts.locator('header p'));
    expect(nets.reduce((sum, net) => sum + centsIn(net), 0)).toBe(netCents);
    const read = {
      names: await lines.locator('b').allTextContents(),
      netCents,
      stakedCents: centsIn(staked),
      backCents: centsIn(back),
    };
    expect(read.backCents - read.stakedCents).toBe(netCents);
    return read;
  }

  newReceipt(after: string | null): Locator {
    const own = this.page.locator(`article[aria-label^="Receipt of round ${this.table}/"]`);
    return after === null ? own : own.and(this.page.locator(`:not([aria-label="${after}"])`));
  }

  /** The receipt that lies there now. */
  async lastReceipt(): Promise<string | null> {
    return (await this.receipts.count()) === 0 ? null : this.receipts.getAttribute('aria-label');
  }
}
