import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A colour that is on its way to another is neither: what moves comes to rest first. */
const AT_REST = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
})()`;

const IS_THERE = `typeof axe === 'object'`;

/** All that axe looks at, or what the colours of a room decide. */
type Rules = 'every rule' | 'colours';

const ONLY: Readonly<Record<Rules, string>> = {
  'every rule': '',
  // Of the rules that are run, these look at colours.
  colours: `runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },`,
};

/** Of what holds axe says nothing, which takes it twice as long as to find it. */
const found = (rules: Rules): string => `(async () => {
  const { violations } = await axe.run({
    ${ONLY[rules]} resultTypes: ['violations'], selectors: false, iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => id + ': ' + html.slice(0, 160)),
  );
})()`;

/** What axe finds, short enough to read in a failed test. */
export const violationsIn = async (
  page: Page,
  rules: Rules = 'every rule',
): Promise<readonly string[]> => {
  await page.evaluate(AT_REST);
  const isThere: boolean = await page.evaluate(IS_THERE);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate<readonly string[]>(found(rules));
};

/** The same page in a dark room and in a light one: from one to the other nothing but colours changes. */
export const violationsInBothRooms = async (page: Page): Promise<readonly string[]> => {
  const all: string[] = [];
  for (const [colorScheme, rules] of [
    ['dark', 'colours'],
    ['light', 'every rule'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const one of await violationsIn(page, rules)) all.push(`${colorScheme}: ${one}`);
  }
  return all;
};
