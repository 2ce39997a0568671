import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What axe finds, short enough to read in a failed test. */
export const violationsIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations }: Found = await page.evaluate('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
};
