import type { Ambiguity, CatalogueEntry } from '../packages/rulebook/src/catalogue/index.js';
import type { ClauseKind } from '../packages/rulebook/src/catalogue/under.js';

/** The scripts behind `npm run clauses` are plain JavaScript; tests take them with these types. */

export type Level = 'data' | 'part' | 'table' | 'house' | 'screen';
export type Kinds = readonly (readonly [string, ClauseKind])[];

interface Report {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly meta?: { readonly level?: Level };
    }[];
  }[];
}

interface Test {
  readonly file: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly status: string;
  readonly level: Level;
}

interface GroupTally {
  readonly letter: string;
  readonly testable: number;
  readonly covered: readonly CatalogueEntry[];
  readonly tooLow: readonly CatalogueEntry[];
  readonly missing: readonly CatalogueEntry[];
  readonly guidance: readonly CatalogueEntry[];
}

interface Coverage {
  idsInTitle(title: string): string[];
  testsIn(report: Report, root: string): Test[];
  faultsIn(tests: readonly Test[], known: ReadonlySet<string>): (Test & { words: string })[];
  testsById(tests: readonly Test[]): Map<string, Test[]>;
  provedBy(tests: readonly Test[]): Map<string, Level>;
  tallyByGroup(
    catalogue: readonly CatalogueEntry[],
    groups: Readonly<Record<string, string>>,
    proved: ReadonlyMap<string, Level>,
    kinds: ReadonlyMap<string, ClauseKind>,
  ): GroupTally[];
}

export interface Options {
  readonly missing?: boolean;
  readonly json?: boolean;
  readonly id?: string;
  readonly group?: string;
  readonly complete?: string;
}

interface Words {
  answer(
    options: Options,
    input: {
      readonly catalogue: readonly CatalogueEntry[];
      readonly ambiguities: readonly Ambiguity[];
      readonly groups: Readonly<Record<string, string>>;
      readonly kinds: Kinds;
      readonly waiting?: Readonly<Record<string, string>>;
      readonly report: Report;
      readonly root: string;
    },
  ): { readonly out: readonly string[]; readonly err: readonly string[]; readonly code: number };
}

const script = (name: string): Promise<unknown> =>
  import(new URL(`../scripts/${name}`, import.meta.url).href);

export const { faultsIn, idsInTitle, provedBy, tallyByGroup, testsById, testsIn } = (await script(
  'clause-coverage.mjs',
)) as Coverage;

export const { answer } = (await script('clause-report.mjs')) as Words;
