import { createRequire } from 'node:module';
import path from 'node:path';
import type { RulebookId } from '@baize/rulebook';

/** The file of the house rules that come with a rulebook, ready to play by. */
export const readyMadeHouse = (id: RulebookId): string => {
  const rulebookPackage = createRequire(import.meta.url).resolve('@baize/rulebook');
  const examples = path.resolve(path.dirname(rulebookPackage), '..', 'examples');
  return path.join(examples, `${id.replace('/', '-')}.json`);
};
