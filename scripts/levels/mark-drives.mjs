/**
 * A plugin for tests: the functions of the project raise a flag when they run, so that `note-level.mjs` can
 * tell what each test drove. Nothing but tests sees the marks.
 */

/** One object for all files of a worker: what ran since the test began. */
const FLAGS = '__baizeDrives';

/** Rule data is read, not driven; `result` serves everybody. */
const DRIVEN = /\/packages\/(?:money|cards|games|jackpot|table|odds|house|floor|cli)\/src\/.*\.ts$/;

/** The door of the table. */
const TABLE = { file: /\/packages\/table\/src\/table\/decide\.ts$/, name: 'decideTable' };

const isFunction = (node) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The functions that a module exports by declaring them, each with its name. */
const exportedFunctions = (program) =>
  program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declared?.type === 'FunctionDeclaration') return [{ name: declared.id.name, declared }];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations
      .filter(({ init }) => isFunction(init))
      .map(({ id, init }) => ({ name: id.name, declared: init }));
  });

/** What to insert, and where: on the line that is there, so that places in errors stay true. */
const insertionsFor = ({ body }, mark) =>
  body.type === 'BlockStatement'
    ? [{ at: body.start + 1, text: `${mark};` }]
    : [
        { at: body.start, text: `(${mark}, (` },
        { at: body.end, text: '))' },
      ];

const inserted = (code, insertions) =>
  insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code);

/** @type {() => import('vite').Plugin} */
export const markDrives = () => ({
  name: 'baize:mark-drives',
  transform(code, id) {
    if (!DRIVEN.test(id)) return null;
    const isTable = TABLE.file.test(id);
    const functions = exportedFunctions(this.parse(code));
    if (functions.length === 0) return null;
    if (isTable && !functions.some(({ name }) => name === TABLE.name)) {
      throw new Error(`${TABLE.name} is not in ${id}: the levels of tests cannot be told`);
    }
    const marked = inserted(
      code,
      functions.flatMap(({ name, declared }) =>
        insertionsFor(
          declared,
          `${FLAGS}.${isTable && name === TABLE.name ? 'table' : 'part'} = true`,
        ),
      ),
    );
    return { code: `const ${FLAGS} = (globalThis.${FLAGS} ??= {});${marked}`, map: null };
  },
});
