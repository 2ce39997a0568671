import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../packages/rulebook/src/index.js';

const root = resolve(fileURLToPath(import.meta.url), '../..');

/** By which a game is known without the rest of its name. */
const SHORT = ['caribbean', 'ricochet'];

/** A game's name in any spelling: `caribbean-stud`, `caribbeanStud`, `CARIBBEAN_STUD`, `RicochetRound`. */
const NAME = new RegExp(
  [...GAME_IDS.map((id) => id.replaceAll('-', '[-_ ]?')), ...SHORT].join('|'),
  'i',
);

/** A game's own folders, the documents and their catalogue, and the registries. */
const ROOMS = [
  new RegExp(`/(${GAME_IDS.join('|')})/`),
  /^packages\/rulebook\/src\/(documents|catalogue)\//,
  /^packages\/[^/]+\/src\/games\.ts$/,
  // The rules of play as data lie below the documents, and what is said of them above.
  /^packages\/rulebook\/src\/schema\/games\.ts$/,
];

const isRoom = (path: string): boolean => ROOMS.some((room) => room.test(path));

/** The names, texts and module paths of a source that name a game; what a comment says does not count. */
const namesIn = (path: string, text: string): readonly string[] => {
  if (!NAME.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said =
      ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)
        ? node.text
        : ts.isJsxText(node)
          ? node.text.trim()
          : null;
    if (said !== null && NAME.test(said)) found.push(said);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const sources = (): readonly string[] =>
  readdirSync(join(root, 'packages')).flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `packages/${name}/src/${file}`),
  );

describe('a game is a closed room', () => {
  it('is named in its own folders, its documents and the registries, and nowhere else', () => {
    const naming = sources()
      .filter((path) => !isRoom(path))
      .filter((path) => namesIn(path, readFileSync(join(root, path), 'utf8')).length > 0);
    expect(naming).toEqual([]);
  });

  it.each([
    ["if (game === 'caribbean-stud') pay();", 'caribbean-stud'],
    ['const isRicochet = true;', 'isRicochet'],
    ['type Felt = HighCardFlushFelt;', 'HighCardFlushFelt'],
    ["import { settle } from '@baize/games/high-card-flush';", '@baize/games/high-card-flush'],
    ['const words = `High Card Flush, seat by seat`;', 'High Card Flush, seat by seat'],
    ['const page = <p>Ricochet Poker</p>;', 'Ricochet Poker'],
  ])('finds a name in %s', (text, name) => {
    expect(namesIn('packages/table/src/some.tsx', text)).toEqual([name]);
  });

  it('leaves comments alone', () => {
    expect(namesIn('packages/table/src/some.ts', '/** As in Ricochet Poker. */\nlet x;')).toEqual(
      [],
    );
  });

  it.each([
    ['packages/games/src/caribbean-stud/settle.ts', true],
    ['packages/rulebook/src/documents/sd-caribbean-stud/play.ts', true],
    ['packages/odds/src/games.ts', true],
    ['packages/odds/src/index.ts', false],
    ['packages/table/src/rounds/games.ts', false],
    ['packages/cli/src/play/ricochet-game.ts', false],
  ])('%s may name one: %s', (path, may) => {
    expect(isRoom(path)).toBe(may);
  });
});
