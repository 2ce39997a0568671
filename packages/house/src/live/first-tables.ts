import { readFileSync } from 'node:fs';
import { cents } from '@baize/money';
import { assert } from '@baize/result';
import { decodeHouseRules, type HouseRules, RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { readyMadeHouse } from '../ready-made/index.js';
import type { House } from './house.js';
import type { Order } from './orders.js';
import { HOUSE_POLICY, type Person } from './people.js';

const rulesFor = (id: RulebookId): HouseRules => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  assert(decoded.ok, `the ready-made house rules of ${id} can be read`);
  return decoded.value;
};

const SET_UP: Person = { account: HOUSE_POLICY, name: 'House policy', role: 'operator' };

const FLOAT = cents(50_000_000);
const PRACTICE = 3;
const DECISION_SECONDS = 30;

/** One table for each rulebook, which deals by itself: what a new house opens with. */
export const openFirstTables = async (house: House): Promise<void> => {
  const does = async (order: Order): Promise<void> => {
    const done = await house.submit(SET_UP, order, null);
    assert(done.ok, () => (done.ok ? '' : `${done.error.code}: ${done.error.message}`));
  };
  for (const id of RULEBOOK_IDS) {
    const slug = id.replace('/', '-');
    if (house.desk(slug) !== undefined) continue;
    const rules = rulesFor(id);
    await does({
      to: 'floor',
      order: {
        type: 'CreateTable',
        house: rules,
        slug,
        name: rules.name,
        dealing: 'automatic',
        cards: 'shuffler',
        jackpots: {},
        practice: PRACTICE,
        decisionSeconds: DECISION_SECONDS,
      },
    });
    await does({ to: 'table', table: slug, order: { type: 'OpenTable', trayCents: FLOAT } });
  }
};
