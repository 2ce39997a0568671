import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RULEBOOKS, type Rulebook, type RulebookId } from '@baize/rulebook';

/**
 * The editions of a rulebook, the one of today first. House rules are pinned with the edition of their
 * day, so that each that was ever released is kept beside the program.
 */
export const editionsOf = (id: RulebookId): readonly unknown[] => {
  const today: readonly Rulebook[] = RULEBOOKS.filter((one) => one.id === id);
  const start = `${id.replace('/', '-')}-`;
  const earlier = readdirSync(folder())
    .filter((file) => file.startsWith(start))
    .map((file): unknown => JSON.parse(readFileSync(path.join(folder(), file), 'utf8')));
  return [...today, ...earlier];
};

const folder = (): string => {
  const rulebookPackage = createRequire(import.meta.url).resolve('@baize/rulebook');
  return path.resolve(path.dirname(rulebookPackage), '..', 'editions');
};
