import path from 'node:path';
import { unwrap } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse, backupSqlite } from '../../src/index.js';
import type { StoredEvent } from '../../src/store/events.js';
import { append, commitOf, noted, pay } from '../support/commits.js';
import { forge } from '../support/forge.js';
import { HouseInStore } from '../support/house-in-store.js';
import { scratch } from '../support/scratch.js';
import { seededShift } from '../support/shifts.js';
import { makeSqlite, openAt, type SqliteAt } from '../support/sqlite.js';

/** What a forger sees of an event. */
// biome-ignore lint/suspicious/noExplicitAny: a forger changes whatever he likes
type Forged = any;

let original: ReturnType<typeof makeSqlite>;

beforeAll(async () => {
  original = makeSqlite();
  const house = new HouseInStore(original.store, seededShift('md/high-card-flush', 6, 4));
  await house.create();
  await house.play();
});

afterAll(() => original.remove());

const copy = (): Pick<SqliteAt, 'store' | 'file'> => {
  const file = path.join(scratch(), 'house.db');
  unwrap(backupSqlite(original.file, file));
  return { store: openAt(file), file };
};

const JACKPOT = 'jackpot/pit-1-progressive';

/** The n-th event that is asked for, counted from 0. */
const find = async (stream: string, is: (event: Forged) => boolean, nth = 0) => {
  const events = await original.store.readStream(stream);
  const found = events.filter(({ text }) => is(JSON.parse(text)))[nth];
  if (found === undefined) throw new Error(`no such event in ${stream}`);
  return found;
};

const inRound = (type: string) => (event: Forged) =>
  event.type === 'InRound' && event.event.type === type;
const ofType = (type: string) => (event: Forged) => event.type === type;

const placeOf = ({ position, stream, version }: StoredEvent) => ({ position, stream, version });

/** Changes one event as a perfect forger would, books and all, and answers with what the audit says. */
const auditAfter = async (
  { stream, version, text, postings }: StoredEvent,
  change: (event: Forged, postings: Forged) => void,
) => {
  const { store, file } = copy();
  const [event, moved] = [JSON.parse(text), JSON.parse(postings)];
  change(event, moved);
  const forged = { text: canonicalText(event), postings: canonicalText(moved) };
  await forge(store, file, stream, version, forged, { books: true });
  const audited = await auditHouse(store, null);
  return audited.ok ? null : audited.error;
};

describe('an audit of a house names', () => {
  test('nothing where nothing is wrong', async () => {
    const told: string[] = [];
    const audited = await auditHouse(original.store, null, (part, done, of) =>
      told.push(`${part} ${done}/${of}`),
    );
    const events = await original.store.lastPosition();
    expect(audited).toMatchObject({
      ok: true,
      value: { events, rules: 1, tables: 1, jackpots: 1, rounds: 6, proofs: 6, seals: null },
    });
    expect(told[0]).toBe(`chains 1/${events}`);
    expect(told.at(-1)).toBe(`replay ${events}/${events}`);
    expect(told).toHaveLength(events * 2);
  });

  test('a posting that gives the money to somebody else', async () => {
    const placed = await find('table/pit-1', inRound('WagersPlaced'), 3);
    const found = await auditAfter(placed, (_, [posting]) => {
      for (const entry of posting.entries)
        if (entry.account.startsWith('player/')) entry.account = 'player/eve';
    });
    expect(found).toMatchObject({ code: 'postings-differ', ...placeOf(placed) });
    expect(found?.expected).toBe(placed.postings);
    expect(found?.message).toBe(
      `event ${placed.position} (table/pit-1 version ${placed.version}): InRound moves other money than it should`,
    );
  });

  test('a posting of an event that moves no money', async () => {
    const sat = await find('table/pit-1', ofType('PlayerSat'));
    const found = await auditAfter(sat, (_, postings) =>
      postings.push(pay('house/cage', 'player/eve', 5)),
    );
    expect(found).toMatchObject({ code: 'postings-differ', ...placeOf(sat), expected: '[]' });
  });

  test('a line of a settlement that pays more', async () => {
    const settled = await find('table/pit-1', inRound('RoundSettled'), 2);
    const [line] = JSON.parse(settled.text).event.lines;
    const found = await auditAfter(settled, ({ event }) => {
      event.lines[0].paysCents += 100;
    });
    expect(found).toMatchObject({ code: 'settlement-differs', ...placeOf(settled) });
    expect(found?.expected).toBe(
      `seat ${line.seat} ${line.wager} ${line.outcome}, pays ${line.paysCents}, returns ${line.returnedCents} (${line.cite})`,
    );
    expect(found?.message).toContain(`pays ${line.paysCents + 100}, returns`);
  });

  test('a line of a settlement that is gone', async () => {
    const settled = await find('table/pit-1', inRound('RoundSettled'), 2);
    const found = await auditAfter(settled, ({ event }) => event.lines.pop());
    expect(found).toMatchObject({ code: 'settlement-differs', ...placeOf(settled) });
    expect(found?.message).toContain('no such line');
  });

  test('a contribution that its rates do not give', async () => {
    const contributed = await find(JACKPOT, ofType('Contributed'), 1);
    const found = await auditAfter(contributed, (event, [posting]) => {
      event.effect.meterMicros += 10_000;
      event.effect.contributionsMicros += 10_000;
      event.displayMicros += 10_000;
      for (const entry of posting.entries) {
        if (entry.account.startsWith('meter/')) entry.micros += 10_000;
        if (entry.account.startsWith('house/')) entry.micros -= 10_000;
      }
    });
    expect(found).toMatchObject({ code: 'meter-differs', ...placeOf(contributed) });
    expect(found?.expected).toBe(contributed.text);
  });

  test('an opening of a jackpot that does not balance', async () => {
    const opened = await find(JACKPOT, ofType('Opened'));
    const found = await auditAfter(opened, (event) => {
      event.effect.meterMicros += 1;
    });
    expect(found).toMatchObject({ code: 'meter-differs', ...placeOf(opened) });
    expect(found?.message).toContain('out of balance');
  });

  test('a meter whose money went elsewhere', async () => {
    const { store } = copy();
    const theft = noted('theft', pay('meter/pit-1-progressive', 'player/eve', 5));
    unwrap(await store.commit(commitOf([append('elsewhere/eve', 0, theft)])));
    const head = await store.head(JACKPOT);
    const audited = await auditHouse(store, null);
    expect(audited).toMatchObject({
      ok: false,
      error: { code: 'meter-differs', stream: JACKPOT, version: head?.version },
    });
    expect(audited.ok ? '' : audited.error.message).toContain('meter/pit-1-progressive holds');
  });

  test('a wallet that moves otherwise than its own events say', async () => {
    const { store } = copy();
    const at = '2026-03-01T20:00:00.000Z';
    const granted = { type: 'WalletGranted', at, cents: 100, reason: 'play money' };
    const more = pay('house/play-money', 'wallet/eve', 2_000_000);
    const event = { type: 'WalletGranted', schema: 1, data: granted, postings: [more] };
    unwrap(await store.commit(commitOf([append('account/eve', 0, event)])));
    expect(await auditHouse(store, null)).toMatchObject({
      ok: false,
      error: { code: 'postings-differ', stream: 'account/eve', version: 1 },
    });
  });

  const proofs: readonly (readonly [string, (proof: Forged) => void, string])[] = [
    [
      'with two cards exchanged',
      (proof) => {
        const [first, second, ...rest] = proof.cards.split(' ');
        proof.cards = [second, first, ...rest].join(' ');
      },
      'cards: card 1 should be',
    ],
    [
      'with a card left out',
      (proof) => {
        proof.cards = proof.cards.slice(0, -3);
      },
      'the cards of its proof are not those dealt',
    ],
    [
      'with another seed of the house',
      (proof) => {
        proof.houseSeed = '5eed'.repeat(16);
      },
      'commitment: the revealed seed is not the one',
    ],
    [
      'of another commitment',
      (proof) => {
        proof.commitment = `sha256:${'0'.repeat(64)}`;
      },
      'its proof is of another commitment',
    ],
    [
      'of another round',
      (proof) => {
        proof.round = 'pit-1/9';
      },
      'its proof is of round pit-1/9',
    ],
    [
      'that is none',
      (proof) => {
        proof.cut = 'twice';
      },
      'its proof is none',
    ],
  ];
  for (const [what, change, message] of proofs)
    test(`a proof ${what}`, async () => {
      const filed = await find('rounds/pit-1', ofType('RoundFiled'), 2);
      const found = await auditAfter(filed, ({ proof }) => change(proof));
      expect(found).toMatchObject({ code: 'proof-fails', ...placeOf(filed) });
      expect(found?.message).toContain(message);
    });

  test('seeds of players that are not those of the proof', async () => {
    const filed = await find('rounds/pit-1', ofType('RoundFiled'), 2);
    const closed = await find('rounds/pit-1', ofType('SeedsClosed'), 2);
    const found = await auditAfter(closed, ({ seeds }) => {
      seeds[0].seed = 'another';
    });
    expect(found).toMatchObject({ code: 'proof-fails', ...placeOf(filed) });
    expect(found?.message).toContain('its seeds are not those that the record tells');
  });

  test('a round that was committed to and is filed without a proof', async () => {
    const filed = await find('rounds/pit-1', ofType('RoundFiled'), 2);
    const found = await auditAfter(filed, (event) => {
      event.proof = null;
    });
    expect(found).toMatchObject({ code: 'proof-fails', ...placeOf(filed) });
  });

  test('a number of a round left out at the table', async () => {
    const started = await find('table/pit-1', ofType('RoundStarted'), 2);
    const found = await auditAfter(started, (event) => {
      event.number = 4;
      event.round = 'pit-1/4';
    });
    expect(found).toMatchObject({
      code: 'round-gap',
      ...placeOf(started),
      expected: 'pit-1/3',
    });
  });

  test('a number of a round left out in the files', async () => {
    const filed = await find('rounds/pit-1', ofType('RoundFiled'), 2);
    const found = await auditAfter(filed, (event) => {
      event.number = 4;
    });
    expect(found).toMatchObject({ code: 'round-gap', ...placeOf(filed), expected: 'number 3' });
  });

  test('a filing that says another outcome', async () => {
    const filed = await find('rounds/pit-1', ofType('RoundFiled'), 2);
    const { outcome } = JSON.parse(filed.text);
    const found = await auditAfter(filed, (event) => {
      event.outcome = outcome === 'void' ? 'complete' : 'void';
    });
    const expected = `outcome ${outcome}`;
    expect(found).toMatchObject({ code: 'filing-differs', ...placeOf(filed), expected });
  });

  const results: readonly (readonly [
    string,
    string,
    (filed: Forged) => boolean,
    (filed: Forged) => void,
  ])[] = [
    [
      'another stake',
      'players',
      ({ players }) => players.length > 0,
      ({ players }) => {
        players[0].stakedCents += 100;
      },
    ],
    [
      'another win',
      'players',
      ({ players }) => players.length > 0,
      ({ players }) => {
        players[0].netCents -= 100;
      },
    ],
    [
      'another player',
      'players',
      ({ players }) => players.length > 0,
      ({ players }) => {
        players[0].player = 'eve';
      },
    ],
    [
      'a player left out',
      'players',
      ({ players }) => players.length > 0,
      ({ players }) => players.pop(),
    ],
    [
      'an award more',
      'awards',
      () => true,
      ({ awards }) => awards.push({ jackpot: 'progressive', seat: 1, player: 'eve', cents: 5 }),
    ],
    [
      'an irregularity hushed up',
      'irregularities',
      ({ irregularities }) => irregularities.length > 0,
      ({ irregularities }) => irregularities.pop(),
    ],
  ];
  for (const [what, field, has, change] of results)
    test(`a filing that says ${what}`, async () => {
      const filed = await find(
        'rounds/pit-1',
        (event) => event.type === 'RoundFiled' && has(event),
      );
      const is = JSON.parse(filed.text)[field];
      const found = await auditAfter(filed, change);
      const expected = `${field} ${canonicalText(is)}`;
      expect(found).toMatchObject({ code: 'filing-differs', ...placeOf(filed), expected });
    });

  test('house rules that are not the ones of their digest', async () => {
    const [{ stream } = { stream: '' }] = await original.store.readAll({ after: 0, limit: 1 });
    const pinned = await find(stream, ofType('RulesPinned'));
    const found = await auditAfter(pinned, ({ house }) => {
      house.limits.ante.max += 500;
    });
    expect(found).toMatchObject({ code: 'rules-differ', ...placeOf(pinned) });
    expect(`rules/${found?.expected}`).toBe(stream);
  });

  test('a table whose rules are not on file, and a table that was never created', async () => {
    const created = await find('house/floor', ofType('TableCreated'));
    const [first] = await original.store.readStream('table/pit-1', 1, 1);
    const rules = await auditAfter(created, (event) => {
      event.rules = 'sha256:none';
    });
    expect(rules).toMatchObject({ code: 'rules-missing', ...placeOf(first!) });
    const table = await auditAfter(created, (event) => {
      event.slug = 'pit-2';
    });
    expect(table).toMatchObject({ code: 'table-missing', ...placeOf(first!) });
  });

  test('an event that cannot follow', async () => {
    const decided = await find('table/pit-1', inRound('Decided'), 1);
    const found = await auditAfter(decided, ({ event }) => {
      event.seat = 99;
    });
    expect(found).toMatchObject({ code: 'does-not-replay', ...placeOf(decided) });
    expect(found?.message).toContain('seat 99');
  });

  test('an event that says it is another one', async () => {
    const ended = await find('table/pit-1', ofType('RoundEnded'), 1);
    const found = await auditAfter(ended, (event) => {
      event.type = 'TakenUp';
    });
    expect(found).toMatchObject({
      code: 'not-readable',
      ...placeOf(ended),
      expected: 'RoundEnded',
    });
  });

  test('what is wrong with the chain before anything else', async () => {
    const { store } = copy();
    const audited = await auditHouse(store, 'no seal\n');
    expect(audited).toMatchObject({ ok: false, error: { code: 'bad-seal', expected: null } });
  });
});

describe('commitments', () => {
  const committed = (round: string) => ({
    round,
    rulebook: 'md/high-card-flush',
    shuffledBy: 'machine',
    cutAtLeast: null,
    commitment: `sha256:${'0'.repeat(64)}`,
  });
  const add = async (...events: readonly (readonly [string, object])[]) => {
    const { store } = copy();
    for (const [type, data] of events) {
      const event = { type, schema: 1, data: { type, ...data }, postings: [] };
      unwrap(await store.commit(commitOf([append('rounds/pit-1', null, event)])));
    }
    const head = await store.head('rounds/pit-1');
    return { audited: await auditHouse(store, null), version: head!.version };
  };

  test('the newest may wait for its round', async () => {
    const { audited } = await add(['RoundCommitted', committed('pit-1/7')]);
    expect(audited).toMatchObject({ ok: true });
  });

  test('an older one may not', async () => {
    const { audited, version } = await add(
      ['RoundCommitted', committed('pit-1/7')],
      ['RoundCommitted', committed('pit-1/8')],
    );
    const error = { code: 'commitment-open', stream: 'rounds/pit-1', version: version - 1 };
    expect(audited).toMatchObject({ ok: false, error });
  });

  test('a second one to the same round wants the first to be void', async () => {
    const again = committed('pit-1/7');
    const { audited, version } = await add(['RoundCommitted', again], ['RoundCommitted', again]);
    const error = { code: 'commitment-open', version: version - 1 };
    expect(audited).toMatchObject({ ok: false, error });
  });

  test('a void one reveals the seed that it was made of, and says why', async () => {
    const proof = JSON.parse((await find('rounds/pit-1', ofType('RoundFiled'))).text).proof;
    const { round, commitment, houseSeed } = proof;
    // The first round's commitment, made once more as if it had not been dealt from.
    const once = ['RoundCommitted', { ...committed(round), commitment }] as const;
    const voids = (data: object) =>
      add(once, ['CommitmentVoided', { round, commitment, reason: 'closed', houseSeed, ...data }]);
    expect((await voids({})).audited).toMatchObject({ ok: true });
    const noReason = await voids({ reason: ' ' });
    expect(noReason.audited).toMatchObject({
      ok: false,
      error: { code: 'proof-fails', version: noReason.version },
    });
    const otherSeed = await voids({ houseSeed: '5eed'.repeat(16) });
    expect(otherSeed.audited).toMatchObject({ ok: false, error: { expected: commitment } });
    const never = await voids({ round: 'pit-1/8' });
    expect(never.audited).toMatchObject({ ok: false, error: { code: 'proof-fails' } });
  });
});
