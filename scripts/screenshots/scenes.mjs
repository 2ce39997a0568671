import { asked, decide, layChips, place, settled, sitDownAt } from './at-a-table.mjs';
import { printedSheet } from './printed-sheets.mjs';
import { openAttended, order, readyCards, signIn } from './staff.mjs';

/**
 * What is photographed. One entry is one screen: its name is the file's, `act` brings the page there and
 * shoots, once or more. A screen for staff signs in with `codes`, a second person is a `newPage()`.
 */

/** A screen that is there as soon as its address is. */
const still = (name, address, ready, theme = 'light') => ({
  name,
  theme,
  act: async ({ page, shoot }) => {
    await page.goto(address);
    await ready(page).first().waitFor();
    await shoot();
  },
});

/** A player's table while betting, deciding, and when the round is settled. */
const table = (slug, sides, theme = 'light', name = slug) => ({
  name,
  theme,
  act: async ({ page, shoot }) => {
    await sitDownAt(page, slug);
    await layChips(page, sides);
    await shoot(`${name}-betting`);
    await place(page);
    if (await asked(page)) {
      await shoot(`${name}-deciding`);
      await decide(page);
    }
    await settled(page);
    await shoot(`${name}-settled`);
  },
});

/** A decision with the coach: what each choice is worth stands there before the picture is taken. */
const coach = (name, slug, sides, theme = 'light') => ({
  name,
  theme,
  act: async ({ page, shoot }) => {
    await page.addInitScript(() =>
      localStorage.setItem('baize/preferences', JSON.stringify({ coach: true })),
    );
    await sitDownAt(page, slug);
    await layChips(page, sides);
    await place(page);
    if (!(await asked(page))) return;
    await page.getByRole('region', { name: 'Coach' }).getByText('Best', { exact: true }).waitFor();
    await shoot();
  },
});

/** The lobby of a house where others sit already. */
const lobby = (name, theme = 'light') => ({
  name,
  theme,
  act: async ({ page, shoot, newPage }) => {
    for (const slug of ['md-high-card-flush', 'wa-ricochet-poker']) {
      const other = await newPage();
      await sitDownAt(other, slug);
    }
    await page.goto('/');
    await page
      .getByText(/^[1-5] of \d seats free/)
      .first()
      .waitFor();
    // The art of the tables comes last, one table after the other.
    const bare = page.locator('article:not(:has(svg[aria-label]))');
    await bare.first().waitFor({ state: 'detached' });
    await shoot();
  },
});

const heading = (name) => (page) => page.getByRole('heading', { level: 1, name });

const rounds = {
  name: 'rounds',
  act: async ({ page, shoot }) => {
    await sitDownAt(page, 'md-high-card-flush');
    await layChips(page, ['Flush Bonus']);
    await place(page);
    if (await asked(page)) await decide(page);
    await settled(page);
    await page.goto('/history');
    await page.locator('summary').first().click();
    await shoot('history');
    await page.getByRole('link', { name: 'Check the deck of this round' }).click();
    await page.getByRole('button', { name: 'Recompute this deck' }).click();
    await page.getByRole('heading', { name: 'The deck is the one that was dealt' }).waitFor();
    await shoot('proof');
  },
};

/** The floor's screen: a dealer's deck waits to be verified, and other tables deal by themselves. */
const floor = {
  name: 'floor',
  act: async ({ page, shoot, codes, house, newPage }) => {
    await openAttended(house, 'md-high-card-flush', 'attended');
    const dealing = await newPage();
    await signIn(dealing, codes, 'dealer');
    await signIn(page, codes, 'floorperson');
    await order(dealing, 'attended', { type: 'TakeTable' });
    await readyCards('attended', dealing);
    await page.goto('/floor');
    await page.getByRole('article', { name: 'A deck waits to be verified' }).waitFor();
    await shoot();
  },
};

/** The dealer's screen: cards typed in, players who decide, and what the book says of trouble. */
const dealer = {
  name: 'dealer',
  act: async ({ page, shoot, codes, house, newPage }) => {
    await openAttended(house, 'md-high-card-flush', 'attended', 'typed');
    const [watching, player] = [await newPage(), await newPage()];
    await signIn(page, codes, 'dealer');
    await signIn(watching, codes, 'floorperson');
    await player.goto('/tables/attended');
    await player.getByRole('button', { name: 'Sit here, at seat 3' }).click();
    await player.getByRole('button', { name: 'Chips $500' }).waitFor();
    await page.goto('/deal/attended');
    const step = (words) => page.getByRole('heading', { name: words }).waitFor();
    const does = async (words) => {
      await step(words);
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: /^Take the table/ }).click();
    await page.getByRole('button', { name: 'Hand back' }).waitFor();
    await readyCards('attended', page, watching);
    await does(/^Open the round/);
    await player.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await player.getByRole('button', { name: /^Flush Bonus nothing yet/ }).click();
    await player.getByRole('button', { name: /^Place/ }).click();
    await does(/No more bets/);
    await does(/^Lock the progressive/);
    await step(/^Deal 14 cards/);
    await page.keyboard.type('AhKhQhTh9h2c3d9s3s');
    await shoot('dealer-typing');
    await page.keyboard.type('2sQc4cTdJd');
    await page.keyboard.press('Enter');
    await does(/stub/);
    await step(/decides?$/);
    await shoot();
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    await page.getByRole('button', { name: 'The dealer has the wrong number of cards' }).click();
    await page.getByText('Wagers that go back').waitFor();
    await shoot('dealer-irregularity');
  },
};

export const SCENES = [
  lobby('lobby'),
  lobby('lobby-dark', 'dark'),
  table('sd-high-card-flush', ['Flush', 'Straight Flush']),
  table('md-high-card-flush', ['Flush Bonus', 'Straight Flush Bonus']),
  table('oh-high-card-flush', ['Flush', 'Straight Flush']),
  table('sd-caribbean-stud', ['Progressive']),
  table('wa-ricochet-poker', ['Rapid Fire', 'Pocket Bonus']),
  table('md-high-card-flush', ['Flush Bonus'], 'dark', 'table-dark'),
  coach('coach', 'sd-caribbean-stud', ['Progressive']),
  coach('coach-dark', 'md-high-card-flush', ['Flush Bonus'], 'dark'),
  rounds,
  still('sign', '/sign/wa-ricochet-poker', (page) => page.getByRole('main')),
  printedSheet('printed-sign', [
    'rules',
    'sign',
    'packages/rulebook/examples/md-high-card-flush.json',
  ]),
  printedSheet('printed-par-sheet', ['par', 'sd/caribbean-stud']),
  still('sign-in', '/sign-in', (page) => page.getByRole('heading', { level: 1 })),
  floor,
  dealer,
  still('help', '/help', heading('Help')),
  still('help-high-card-flush', '/help/high-card-flush', heading('High Card Flush')),
  still('help-hands', '/help/caribbean-stud#hands', heading('Caribbean Stud')),
  still('help-example', '/help/ricochet-poker#example', heading('Ricochet Poker')),
  still('help-fairness', '/help/fairness', heading('Fairness')),
  still('help-responsible-play', '/help/responsible-play', heading('Responsible play')),
  still('help-rules', '/help/rules/oh-high-card-flush', heading(/High Card Flush/)),
  still('help-dark', '/help/high-card-flush#example', heading('High Card Flush'), 'dark'),
];
