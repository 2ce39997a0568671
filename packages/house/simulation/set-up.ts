import { present } from '@baize/result';
import type { RulebookId } from '@baize/rulebook';
import type { Browser } from './browser.js';
import type { Chance } from './chance.js';
import { RULEBOOKS, readyMade, type World } from './open-world.js';
import { Crowd } from './people/crowd.js';
import { Dealer } from './people/dealer.js';
import { Floorperson } from './people/floorperson.js';
import { Operators } from './people/operators.js';
import { DealerRota } from './people/rota.js';
import type { Stage, TablePlan } from './stage.js';
import type { Tempo } from './tempo.js';

const PASSWORD = 'correct horse battery';
const FLOAT = 50_000_000;
/** Little enough that a guest could empty it. */
const LOW = 4_000_000;

export interface PlannedTable extends TablePlan {
  readonly rulebook: RulebookId;
  readonly decisionSeconds: number | null;
  /** Plays for the jackpots of the table of its rulebook that deals by itself. */
  readonly isLinked: boolean;
}

/** One table of every rulebook that deals by itself, and two attended ones. */
export const planTables = (chance: Chance, { decisionSeconds }: Tempo): readonly PlannedTable[] => {
  const automatic = RULEBOOKS.map(
    (rulebook): PlannedTable => ({
      slug: rulebook.replace('/', '-'),
      rulebook,
      dealing: 'automatic',
      cards: 'shuffler',
      practice: chance.between(0, 3),
      decisionSeconds: chance.pick(decisionSeconds) ?? 15,
      isLinked: false,
    }),
  );
  const attended = chance
    .shuffled(RULEBOOKS)
    .slice(0, 2)
    .map(
      (rulebook, at): PlannedTable => ({
        slug: `${rulebook.replace('/', '-')}-pit`,
        rulebook,
        dealing: 'attended',
        cards: at === 0 ? 'typed' : 'shuffler',
        practice: 0,
        decisionSeconds: null,
        isLinked: chance.happens(0.6),
      }),
    );
  return [...automatic, ...attended];
};

const must = (
  what: string,
  { status, text }: { readonly status: number; readonly text: string },
) => {
  if (status >= 300) throw new Error(`${what} was answered ${status}: ${text}`);
};

const hire = async (stage: Stage, name: string, code: string): Promise<Browser> => {
  const browser = stage.browser(name);
  if (!(await browser.enter('/api/staff', { code, name, password: PASSWORD }))) {
    throw new Error(`${name} is not let in`);
  }
  browser.remember(name, PASSWORD);
  return browser;
};

const jackpotsOf = ({ slug, rulebook, isLinked }: PlannedTable): Record<string, string> => {
  const owner = isLinked ? rulebook.replace('/', '-') : slug;
  const offered = Object.keys(readyMade(rulebook).jackpots ?? {});
  return Object.fromEntries(offered.map((wager) => [wager, `${owner}-${wager}`]));
};

/** Staff are hired, tables made and opened, and players on their way: all by the house's own routes. */
export const setUp = async (
  world: World,
  stage: Stage,
  tables: readonly PlannedTable[],
  people: number,
): Promise<DealerRota> => {
  await world.identity.beginRoll();
  const first = (await world.identity.firstCodes()) ?? [];
  const codesFor = (wanted: string): readonly string[] =>
    first.filter(({ role }) => role === wanted).map(({ code }) => code.secret());
  const codeFor = (wanted: string, at = 0): string => codesFor(wanted)[at] ?? '';
  const operator = await hire(stage, 'Operator', codeFor('operator'));
  const operator2 = await hire(stage, 'Operator Two', codeFor('operator', 1));
  const floor = await hire(stage, 'Floorperson One', codeFor('floorperson'));
  const second = await hire(stage, 'Floorperson Two', codeFor('pit-manager'));
  const issued = await operator.order('/api/codes', { roles: Array(4).fill('dealer') });
  must('issuing codes', issued);
  const { codes } = JSON.parse(issued.text) as { readonly codes: readonly { code: string }[] };
  const rota = new DealerRota(stage, stage.chance.fork('rota'));
  for (let at = 1; at <= 4; at += 1) {
    const browser = await hire(stage, `Dealer ${at}`, codes[at - 1]?.code ?? '');
    rota.add(new Dealer(stage, rota, `Dealer ${at}`, browser));
  }
  for (const table of tables) {
    const { slug, rulebook, dealing, cards, practice, decisionSeconds } = table;
    const house = readyMade(rulebook);
    const jackpots = jackpotsOf(table);
    const create = { type: 'CreateTable', slug, name: slug, house, dealing, cards, jackpots };
    must(
      `making ${slug}`,
      await operator.order('/api/house/orders', { ...create, practice, decisionSeconds }),
    );
    const open = { type: 'OpenTable', trayCents: dealing === 'automatic' ? LOW : FLOAT };
    if (table.isLinked && Object.keys(jackpots).length > 0) {
      stage.records.happened('a jackpot is linked');
    }
    must(`opening ${slug}`, await floor.order(`/api/tables/${slug}/orders`, open));
  }
  rota.begin();
  new Operators(stage, operator, operator2, ({ slug }) =>
    readyMade(
      present(
        tables.find((one) => one.slug === slug),
        slug,
      ).rulebook,
    ),
  ).begin();
  new Floorperson(stage, rota, 'Floorperson One', floor, true).begin();
  new Floorperson(stage, rota, 'Floorperson Two', second, false).begin();
  new Crowd(stage).gather(people);
  return rota;
};
