import { defineConfig } from 'vitest/config';

// Tests run on the sources: the packages' exports name them under this condition.
const resolve = { conditions: ['baize:source'] };
const ssr = { resolve: { conditions: ['baize:source'], externalConditions: ['baize:source'] } };

const project = (name: string) => ({
  resolve,
  ssr,
  test: { name, include: [`packages/${name}/test/**/*.test.ts`] },
});

export default defineConfig({
  test: {
    projects: [
      ...['result', 'money', 'cards', 'rulebook', 'games', 'jackpot', 'table', 'odds', 'cli'].map(
        project,
      ),
      { resolve, ssr, test: { name: 'workspace', include: ['test/**/*.test.ts'] } },
    ],
  },
});
