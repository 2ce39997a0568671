import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** A colour that is on its way to another is neither: what moves comes to rest first. */
const AT_REST = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
})()`;

/** What axe finds, short enough to read in a failed test. */
export const violationsIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AT_REST);
  await page.evaluate(axe.source);
  const { violations }: Found = await page.evaluate('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
};

/** The same page in a light room and in a dark one. */
export const violationsInBothRooms = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const one of await violationsIn(page)) found.push(`${colorScheme}: ${one}`);
  }
  return found;
};
