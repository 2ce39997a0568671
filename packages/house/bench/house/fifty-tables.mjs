import { setTimeout as sleep } from 'node:timers/promises';
import { Guest, quantile } from './guest.mjs';
import { startHouse } from './start.mjs';

const TABLES = 50;
const SEATS = 6;
const EVERY_MS = 2_000;
const SECONDS = 40;

/** What a seat may do now, from the view alone: bet, decide, or tip the dealer a cent. */
const actionOf = (view, seat) => {
  const acts = view.round?.legal[seat] ?? [];
  const place = acts.find(({ act }) => act === 'place-wagers');
  if (place !== undefined) {
    const ante = place.wagers.find(({ wager }) => wager === 'ante');
    const stakes = { ante: ante.fixedCents ?? ante.leastCents };
    return { type: 'PlaceWagers', seat, stakes, seed: `seed ${Math.random()}` };
  }
  const stay = acts.find(({ act }) => act === 'raise' || act === 'bet');
  if (stay !== undefined) {
    return { type: 'Decide', seat, decision: { kind: stay.act, cents: stay.leastCents } };
  }
  if (acts.some(({ act }) => act === 'play')) return { type: 'Decide', seat, decision: 'play' };
  return { type: 'TipDealer', cents: 1 };
};

/** 50 tables with six players each, every seat sends a command every two seconds. */
export const fiftyTables = async () => {
  const house = await startHouse({ tables: TABLES, pace: 0.5, practice: 0 });
  const players = [];
  for (let number = 0; number < TABLES * SEATS; number += 1) {
    const guest = await Guest.join(house.address);
    const table = `table-${1 + Math.floor(number / SEATS)}`;
    const seat = 1 + (number % SEATS);
    await guest.must(table, { type: 'Sit', seat });
    await guest.must(table, { type: 'BuyIn', cents: 900_000 });
    const player = { guest, table, seat, latest: '' };
    await guest.follow(table, (_version, json) => {
      player.latest = json;
    });
    players.push(player);
  }
  const before = await house.ask('counts');
  const times = [];
  const refused = new Map();
  const until = Date.now() + SECONDS * 1000;
  await Promise.all(
    players.map(async (player, number) => {
      await sleep((EVERY_MS * number) / players.length);
      while (Date.now() < until) {
        const started = Date.now();
        const { view } = JSON.parse(player.latest);
        const { ms, status, text } = await player.guest.order(
          player.table,
          actionOf(view, player.seat),
        );
        times.push(ms);
        if (status !== 200) {
          const { code } = JSON.parse(text);
          refused.set(code, (refused.get(code) ?? 0) + 1);
        }
        await sleep(Math.max(0, EVERY_MS - (Date.now() - started)));
      }
    }),
  );
  const after = await house.ask('counts');
  await house.stop();
  const rounds = after.rounds - before.rounds;
  console.log(
    `${TABLES} tables, ${players.length} players, ${times.length} commands in ${SECONDS} s ` +
      `(${(times.length / SECONDS).toFixed(0)}/s), ${after.stored - before.stored} stored with the dealers' own steps, ${rounds} rounds`,
  );
  console.log(`refused: ${JSON.stringify(Object.fromEntries(refused))}`);
  const q = (share) => quantile(times, share).toFixed(1);
  console.log(
    `a command: p50 ${q(0.5)} ms, p90 ${q(0.9)} ms, p99 ${q(0.99)} ms (bar: p99 under 50 ms)`,
  );
};
