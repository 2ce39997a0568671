import { MAY_IMPORT, PURE } from './workspace-map.mjs';

const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-the-map-allows`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: {
    path: '(^|/)packages/[^/]+/',
    pathNot: `(^|/)packages/(${[name, ...allowed].join('|')})/`,
  },
}));

/** The modules that every start of the command loads. */
const AT_START =
  '^packages/cli/src/((main|program|terminal|bad-input|safe-text|games|[^/]+/help|commands/([^/]+|.+/command))\\.ts$)';

const pure = PURE.join('|');

export default {
  forbidden: [
    ...directions,
    {
      name: 'pure-packages-know-nothing-of-node',
      severity: 'error',
      from: { path: `^packages/(${pure})/src/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-depend-on-nobody-outside',
      severity: 'error',
      from: { path: `^packages/(${pure})/src/` },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'packages-are-entered-by-their-front-door',
      comment: 'Another package is imported by its name, never by a path into its folders.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: {
        path: '^packages/([^/]+)/',
        pathNot: '^packages/($1/|[^/]+/src/((client|ready-made)/)?index\\.ts$)',
      },
    },
    {
      name: 'the-command-starts-light',
      comment:
        'What every start of baize loads is the declarations of its commands; what a command does is imported when it is run: import() in its action.',
      severity: 'error',
      from: { path: AT_START },
      to: {
        pathNot: [AT_START, '(^|/)node_modules/commander/'],
        dynamic: false,
        dependencyTypesNot: ['core', 'type-only'],
      },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: '/(test|bench|prove|simulation|attack)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|bundle)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['baize:source', 'import', 'default'],
    },
  },
};
