/**
 * A house with a table of every rulebook is played at by two people and by practice players, as fast as it
 * goes, and killed at any moment, again and again. After each kill every order that was answered is in the
 * store, nobody's money came out of nothing, and the next process goes on where the last one died. Now and
 * then, and at the end, the whole house is audited: chains, ledger, replayed rounds, settlements, proofs.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { auditHouse, migrateSqlite, openSqlite } from '../dist/index.js';
import { openFirstTables } from '../dist/live/first-tables.js';
import { House } from '../dist/live/house.js';

const PEOPLE = [
  { account: 'ann', name: 'Ann', role: 'player' },
  { account: 'ben', name: 'Ben', role: 'player' },
];
const MOST_MS = 2_500;
const AUDIT_EVERY = 20;

const opened = (file) => {
  const store = openSqlite(file);
  assert(store.ok, 'the store opens');
  return store.value;
};

const must = (result) => {
  assert(result.ok, result.ok ? '' : `${result.error.code}: ${result.error.message}`);
  return result.value;
};

/** What a player does with what is legal: the least of everything, and now and then a fold. */
const orderFor = ({ round }, seat) => {
  const acts = round?.legal[seat] ?? [];
  const place = acts.find(({ act }) => act === 'place-wagers');
  if (place !== undefined) {
    if (round.game.hands.some((hand) => hand.seat === seat)) return null;
    const least = ({ wager, fixedCents, leastCents }) => [wager, fixedCents ?? leastCents ?? 1000];
    return {
      type: 'PlaceWagers',
      seat,
      stakes: Object.fromEntries(place.wagers.map(least)),
      seed: `${Math.random()}`,
    };
  }
  const fold = acts.find(({ act }) => act === 'fold');
  if (fold === undefined) return null;
  const stay = acts.find(({ act }) => act === 'raise' || act === 'bet' || act === 'play');
  if (stay === undefined || Math.random() < 0.2) {
    const decision = 'bonuses' in fold ? { kind: 'fold', claims: [] } : 'fold';
    return { type: 'Decide', seat, decision };
  }
  const decision = stay.act === 'play' ? 'play' : { kind: stay.act, cents: stay.leastCents };
  return { type: 'Decide', seat, decision };
};

/** One visitor of one table: sits down, buys chips when they run out, and plays for ever. */
const visit = async (house, slug, person, seat, mark) => {
  let orders = 0;
  const submit = async (to) => {
    orders += 1;
    const key = `${mark}/${slug}/${orders}`;
    const done = await house.submit(person, to, key);
    if (done.ok) writeSync(1, `${person.account}/${key}\n`);
    return done;
  };
  const at = (order) => submit({ to: 'table', table: slug, order });
  const sits = async () =>
    (await house.message(slug, person)).view.seats.some((one) => one.seat === seat);
  while (!(await sits())) await at({ type: 'Sit', seat });
  for (;;) {
    const { view } = await house.message(slug, person);
    if ((view.chipsCents ?? 0) < 50_000) {
      await at({ type: 'BuyIn', cents: 200_000 });
      await submit({ to: 'account', order: { type: 'TopUp' } });
    }
    const order = orderFor(view, seat);
    if (order === null) await new Promise((resolve) => setTimeout(resolve, 2));
    else await at(order);
  }
};

/** A process that lives until it is killed. */
const live = async (file, mark) => {
  const house = await House.open({ store: opened(file), pace: 0 });
  await openFirstTables(house);
  for (const person of PEOPLE) {
    await house.welcome(person);
    const age = { to: 'account', order: { type: 'ConfirmAge', atLeast: 21 } };
    must(await house.submit(person, age, null));
  }
  const visits = house
    .slugs()
    .flatMap((slug) => PEOPLE.map((person, at) => visit(house, slug, person, at + 1, mark)));
  await Promise.all(visits);
};

/** The keys that a process answered before it was killed, at a moment that nobody chose. */
const killed = async (file, mark) => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), file, mark], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  const answered = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length === 1) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_MS);
  }
  assert.equal(await gone, null, 'the process ends by being killed, and by nothing else');
  return answered;
};

const audited = async (store) => {
  const report = await auditHouse(store, null);
  assert(report.ok, report.ok ? '' : JSON.stringify(report.error));
  return report.value;
};

export const run = async ({ minutes }) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  const file = join(folder, 'house.db');
  must(migrateSqlite(file));
  const end = Date.now() + minutes * 60_000;
  let kills = 0;
  let orders = 0;
  while (Date.now() < end) {
    kills += 1;
    const answered = await killed(file, `${kills}`);
    orders += answered.length;
    const store = opened(file);
    for (const key of answered) {
      assert(await store.answerTo(key), `the answer to ${key} is lost`);
    }
    const sum = [...(await store.balances()).values()].reduce((all, one) => all + one, 0);
    assert.equal(sum, 0, 'the accounts sum to zero');
    if (kills % AUDIT_EVERY === 0) await audited(store);
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    const events = await store.lastPosition();
    console.log(`${kills} kills, ${orders} orders answered, ${events} events, ${left} s left`);
    await store.close();
  }
  const store = opened(file);
  const { events, streams, ledgerLines } = await audited(store);
  await store.close();
  rmSync(folder, { recursive: true });
  console.log(
    `${kills} kills: ${events} events of ${streams} streams and ${ledgerLines} postings are sound`,
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await live(...process.argv.slice(2));
