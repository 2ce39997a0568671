import tseslint from 'typescript-eslint';
import { PURE } from './workspace-map.mjs';

const pureSources = PURE.map((name) => `packages/${name}/src/**/*.ts`);

/** Type-aware rules that earn their time; format and the rest of lint is Biome's. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'reports/**',
      '.stryker-tmp/**',
      '**/*.mjs',
      '**/*.js',
      '**/*.d.ts',
    ],
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Node's and the browser's globals do not exist for pure packages at all (no `types`, no DOM
    // library); what the language itself brings of clock and chance is refused here.
    files: pureSources,
    rules: {
      'no-restricted-globals': ['error', 'Date', 'WeakRef', 'FinalizationRegistry', 'Atomics'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is an explicit command.' },
        { object: 'globalThis', message: 'Pure packages know no globals.' },
      ],
    },
  },
);
