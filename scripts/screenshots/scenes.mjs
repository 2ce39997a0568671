import { asked, decide, layChips, place, settled, sitDownAt } from './at-a-table.mjs';
import { openAttended, readyCards, signIn } from './staff.mjs';

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

/** The floor's screen, with a table that a dealer drives beside those that deal by themselves. */
const floor = {
  name: 'floor',
  act: async ({ page, shoot, codes, house }) => {
    await openAttended(house, 'md-high-card-flush', 'attended');
    await signIn(page, codes, 'floorperson');
    await page.goto('/floor');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('with a dealer').first().waitFor();
    await shoot();
  },
};

/** The dealer's screen while betting is open and somebody has placed an ante. */
const dealer = {
  name: 'dealer',
  act: async ({ page, shoot, codes, house, newPage }) => {
    await openAttended(house, 'md-high-card-flush', 'attended');
    const [watching, player] = [await newPage(), await newPage()];
    await signIn(page, codes, 'dealer');
    await signIn(watching, codes, 'floorperson');
    await player.goto('/tables/attended');
    await player.getByRole('button', { name: 'Sit here, at seat 3' }).click();
    await player.getByRole('button', { name: 'Chips $500' }).waitFor();
    await readyCards('attended', page, watching);
    await page.goto('/deal/attended');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot();
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
