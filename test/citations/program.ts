import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The packages whose sentences cite somebody. */
const PACKAGES = ['rulebook', 'games', 'jackpot', 'table', 'house'];

/** The doors and the clients of the house pass citations on and make none. */
const CITES =
  /\/packages\/(?:rulebook|games|jackpot|table|house)\/src\/(?!http|client|serve|export|store)/;

export interface Sources {
  readonly root: string;
  readonly files: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
  /** Every call of a function or method that is declared in these sources. */
  readonly callsOf: (declaration: ts.Node) => readonly ts.CallExpression[];
  /** Every object literal that is an interface of these sources, by the name of the interface. */
  readonly literalsOf: (name: string) => readonly ts.ObjectLiteralExpression[];
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join(folder, name));

/** The sources of the packages as the compiler knows them, with an index of what calls what. */
export const loadSources = (root: string): Sources => {
  const read = (file: string) => ts.readConfigFile(file, (name) => readFileSync(name, 'utf8'));
  const base = read(join(root, 'tsconfig.base.json')).config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(base.compilerOptions, root);
  const names = PACKAGES.flatMap((name) => sourcesIn(join(root, 'packages', name, 'src')));
  const program = ts.createProgram(names, {
    ...options,
    composite: false,
    incremental: false,
    declaration: false,
    noEmit: true,
    customConditions: ['baize:source'],
  });
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => CITES.test(fileName))
    .toSorted((left, right) => (left.fileName < right.fileName ? -1 : 1));
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const literals = new Map<string, ts.ObjectLiteralExpression[]>();
  const index = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const declaration = checker.getResolvedSignature(node)?.declaration;
      if (declaration !== undefined) {
        calls.set(declaration, [...(calls.get(declaration) ?? []), node]);
      }
    }
    if (ts.isObjectLiteralExpression(node)) {
      const name = checker.getContextualType(node)?.getSymbol()?.name;
      if (name !== undefined) literals.set(name, [...(literals.get(name) ?? []), node]);
    }
    ts.forEachChild(node, index);
  };
  for (const file of files) index(file);
  return {
    root,
    files,
    checker,
    callsOf: (declaration) => calls.get(declaration) ?? [],
    literalsOf: (name) => literals.get(name) ?? [],
  };
};
