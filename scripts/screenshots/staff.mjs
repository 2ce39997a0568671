import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SET_UP = { account: 'set-up', name: 'Set up', role: 'operator' };

const rulesOf = (name) =>
  JSON.parse(
    readFileSync(new URL(`../../packages/rulebook/examples/${name}.json`, import.meta.url), 'utf8'),
  );

/** An open table that a dealer drives, its cards from the shuffler or typed in. */
export const openAttended = async (house, rules, slug, cards = 'shuffler') => {
  const does = async (order) => {
    const done = await house.submit(SET_UP, order, null);
    if (!done.ok) throw new Error(done.error.message);
  };
  const elected = rulesOf(rules);
  await does({
    to: 'floor',
    order: {
      type: 'CreateTable',
      house: elected,
      slug,
      name: `${elected.name}, with a dealer`,
      dealing: 'attended',
      cards,
      jackpots: {},
      practice: 0,
      decisionSeconds: null,
    },
  });
  await does({ to: 'table', table: slug, order: { type: 'OpenTable', trayCents: 50_000_000 } });
};

/** Signs a browser in as staff, by one of the codes that a new house gives out. */
export const signIn = async (page, codes, role) => {
  const code = codes.find((one) => one.role === role).code.secret();
  const answer = await page.request.post('/api/staff', {
    data: { code, name: role === 'dealer' ? 'Dealer' : 'Floor', password: randomUUID() },
  });
  if (!answer.ok()) throw new Error(await answer.text());
};

/** Sends an order as whoever that browser is. */
export const order = async ({ request }, table, data) => {
  const done = await request.post(`/api/tables/${table}/orders`, {
    data,
    headers: { 'idempotency-key': randomUUID() },
  });
  if (!done.ok()) throw new Error(await done.text());
};

/** The decks made ready, as the procedure asks for it, by whoever it names; without a floor, until it is asked. */
export const readyCards = async (table, dealer, floor = null) => {
  for (;;) {
    const answer = await dealer.request.get(`/api/tables/${table}`);
    const { next } = (await answer.json()).view;
    if (next?.kind !== 'do' || next.gesture.type !== 'Cards') return;
    const who = next.who === 'floorperson' ? floor : dealer;
    if (who === null) return;
    await order(who, table, next.gesture);
  }
};
