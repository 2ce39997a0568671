/** A line of a file, and what it becomes. */
type Edit = readonly [line: string, becomes: string];

/** What a game changes outside its own folders: one entry for each file. */
export const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  'packages/rulebook/src/schema/games.ts': [
    [
      "import type { RicochetPlay } from '../ricochet-poker/play.js';",
      "import type { RicochetPlay } from '../ricochet-poker/play.js';\nimport type { TwoStreetStudPlay } from '../two-street-stud/play.js';",
    ],
    [
      "  'wa/ricochet-poker': 'Washington',",
      "  'wa/ricochet-poker': 'Washington',\n  'nv/two-street-stud': 'Nevada',",
    ],
    [
      'export type Play = HighCardFlushPlay | CaribbeanStudPlay | RicochetPlay;',
      'export type Play = HighCardFlushPlay | CaribbeanStudPlay | RicochetPlay | TwoStreetStudPlay;',
    ],
  ],
  'packages/rulebook/src/catalogue/index.ts': [
    [
      "import { OH_HCF } from '../documents/oh-high-card-flush/clauses.js';",
      "import { NV_TSS } from '../documents/nv-two-street-stud/clauses.js';\nimport { OH_HCF } from '../documents/oh-high-card-flush/clauses.js';",
    ],
    [
      'const DOCUMENTS = [SD_HCF, SD_CSP, MD_HCF, OH_HCF, WA_RP, ALL] as const;',
      'const DOCUMENTS = [SD_HCF, SD_CSP, MD_HCF, OH_HCF, WA_RP, NV_TSS, ALL] as const;',
    ],
  ],
  'packages/rulebook/src/documents/index.ts': [
    [
      "import { OH_HIGH_CARD_FLUSH } from './oh-high-card-flush/index.js';",
      "import { NV_TWO_STREET_STUD } from './nv-two-street-stud/index.js';\nimport { OH_HIGH_CARD_FLUSH } from './oh-high-card-flush/index.js';",
    ],
    ['  WA_RICOCHET_POKER,', '  WA_RICOCHET_POKER,\n  NV_TWO_STREET_STUD,'],
  ],
  'packages/rulebook/src/games.ts': [
    [
      "import type { GameId } from './schema/games.js';",
      "import type { GameId } from './schema/games.js';\nimport { TWO_STREET_STUD } from './two-street-stud/words.js';",
    ],
    [
      "  'ricochet-poker': RICOCHET_POKER,",
      "  'ricochet-poker': RICOCHET_POKER,\n  'two-street-stud': TWO_STREET_STUD,",
    ],
  ],
  'packages/games/src/games.ts': [
    [
      "import { RICOCHET_POKER, type RicochetTypes } from './ricochet-poker/room.js';",
      "import { RICOCHET_POKER, type RicochetTypes } from './ricochet-poker/room.js';\nimport { TWO_STREET_STUD, type TwoStreetTypes } from './two-street-stud/room.js';",
    ],
    [
      'type Types = ContestTypes | RicochetTypes;',
      'type Types = ContestTypes | RicochetTypes | TwoStreetTypes;',
    ],
    [
      "  'ricochet-poker': RICOCHET_POKER,",
      "  'ricochet-poker': RICOCHET_POKER,\n  'two-street-stud': TWO_STREET_STUD,",
    ],
    [
      "export * from './ricochet-poker/index.js';",
      "export * from './ricochet-poker/index.js';\nexport type { TwoStreetView } from './two-street-stud/view.js';",
    ],
  ],
  'packages/house/src/games.ts': [
    [
      "import { RICOCHET_SCHEMAS } from './ricochet-poker/view-schema.js';",
      "import { RICOCHET_SCHEMAS } from './ricochet-poker/view-schema.js';\nimport { twoStreetPlayer } from './two-street-stud/practice.js';\nimport { TWO_STREET_SCHEMAS } from './two-street-stud/view-schema.js';",
    ],
    [
      "  'ricochet-poker': { ...RICOCHET_SCHEMAS, practice: ricochetPlayer },",
      "  'ricochet-poker': { ...RICOCHET_SCHEMAS, practice: ricochetPlayer },\n  'two-street-stud': { ...TWO_STREET_SCHEMAS, practice: twoStreetPlayer },",
    ],
  ],
};
