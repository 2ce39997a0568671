import type { Page } from 'playwright-core';

/** What a dealer does with the keys of the dealer's screen, also for players who have no device. */
export class Dealers {
  constructor(readonly page: Page) {}

  get panel() {
    return this.page.getByRole('region', { name: 'The next step' });
  }

  async takes(address: string, slug: string): Promise<void> {
    await this.page.goto(`${address}/deal/${slug}`);
    await this.page.getByRole('button', { name: /^Take the table/ }).click();
    await this.page.getByRole('button', { name: 'Hand back' }).waitFor();
  }

  async sees(step: RegExp): Promise<void> {
    await this.panel.getByRole('heading', { name: step }).waitFor();
  }

  async does(step: RegExp): Promise<void> {
    await this.sees(step);
    await this.page.keyboard.press('Enter');
  }

  async seats(seat: number, name: string, ofAge = false): Promise<void> {
    await this.page.getByRole('button', { name: 'Players' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Players without a device' });
    await dialog.getByLabel('Seat', { exact: true }).fill(String(seat));
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Cash for chips, in dollars').fill('500');
    if (ofAge) {
      await dialog.getByRole('button', { name: 'Seat the player' }).click();
      await dialog.getByText('at least 21 years old: look at a proof of it first').waitFor();
      await dialog.getByLabel(/at least 21 years old$/).check();
    }
    await dialog.getByRole('button', { name: 'Seat the player' }).click();
    await dialog.getByLabel(`Seat ${seat}, ${name}: cash for chips`).waitFor();
  }

  async closesDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async bets(line: string, lies = 'Chips'): Promise<void> {
    await this.page.getByLabel('Bet for a seat').fill(line);
    await this.page.getByLabel('What lies there').selectOption(lies);
    await this.page.getByRole('button', { name: 'Place it' }).click();
  }

  async types(hands: string): Promise<void> {
    await this.page.keyboard.type(hands);
    await this.page.keyboard.press('Enter');
  }

  /** One of the acts that the dialog on cards and devices offers. */
  async chooses(
    what: string | RegExp,
    blanks: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.page.getByRole('button', { name: 'Cards', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: what }).click();
    for (const [label, text] of Object.entries(blanks)) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
