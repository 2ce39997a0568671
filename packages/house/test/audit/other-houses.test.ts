import { unwrap } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/index.js';
import type { NewEvent, StoredEvent } from '../../src/store/events.js';
import { append, commitOf } from '../support/commits.js';
import { forge } from '../support/forge.js';
import { HouseInStore, type PlayedShift, pinnedDigests } from '../support/house-in-store.js';
import { keptAsPlayed, seededShift } from '../support/shifts.js';
import { newSqlite } from '../support/sqlite.js';

const played = async (shift: PlayedShift) => {
  const at = newSqlite();
  const house = new HouseInStore(at.store, shift);
  await house.create();
  await house.play();
  return at;
};

const placeOf = ({ position, stream, version }: StoredEvent) => ({ position, stream, version });

describe('an audit of a house names', () => {
  test('a round that is over and was never filed', async () => {
    const { store } = await played({ ...seededShift('oh/high-card-flush', 2), unfiled: 'pit-1/2' });
    const [ended] = await store.readStreamBack('table/pit-1', null, 1, ['RoundEnded']);
    const error = { code: 'round-not-filed', ...placeOf(ended!) };
    expect(await auditHouse(store, null)).toMatchObject({ ok: false, error });
  });

  test('a settlement with an award that the meter had not fixed', async () => {
    const { store, file } = await played(keptAsPlayed('md/high-card-flush'));
    const stream = 'jackpot/pit-1-progressive';
    const [keyed] = await store.readStreamBack(stream, null, 1, ['WinnersKeyed']);
    const event = JSON.parse(keyed!.text);
    event.winners[0].cents += 1;
    await forge(store, file, stream, keyed!.version, { text: canonicalText(event) });
    const settled = (await store.readStreamBack('table/pit-1', null, 1000, ['InRound'])).find(
      ({ at, text }) => at === keyed!.at && text.includes('"RoundSettled"'),
    );
    const error = { code: 'award-differs', ...placeOf(settled!) };
    expect(await auditHouse(store, null)).toMatchObject({ ok: false, error });
  });

  test('an ante bonus that the five cards do not give', async () => {
    const { store, file } = await played(keptAsPlayed('wa/ricochet-poker'));
    const paid = (await store.readStreamBack('table/pit-1', null, 1000, ['InRound'])).find(
      ({ text }) => text.includes('"HandCompleted"'),
    );
    const event = JSON.parse(paid!.text);
    const { seat } = event.event.step;
    const words = { hand: 'royal flush', cite: 'WA-RP-AppB', from: 'tray', outcome: 'win' };
    const amounts = { stakeCents: 0, paysCents: 5_000, returnedCents: 0 };
    event.event.anteBonus = { seat, wager: 'ante-bonus', ...words, ...amounts };
    await forge(store, file, 'table/pit-1', paid!.version, { text: canonicalText(event) });
    const error = { code: 'settlement-differs', ...placeOf(paid!) };
    expect(await auditHouse(store, null)).toMatchObject({ ok: false, error });
  });

  test('a correction that the corrected cards do not give', async () => {
    const { store, file } = await played(seededShift('md/high-card-flush', 25, 3));
    const [again] = await store.readStreamBack('table/pit-1', null, 1, ['RoundResettled']);
    const event = JSON.parse(again!.text);
    event.lines[0].paysCents += 100;
    await forge(store, file, 'table/pit-1', again!.version, { text: canonicalText(event) });
    const error = { code: 'settlement-differs', ...placeOf(again!) };
    expect(await auditHouse(store, null)).toMatchObject({ ok: false, error });
  });
});

describe('a table whose rules change', () => {
  const stamp = { at: '2026-03-01T20:00:00Z', by: 'op', as: 'operator' } as const;
  const eventOf = (type: string, data: object): NewEvent => ({
    type,
    schema: 1,
    data: { type, ...stamp, ...data },
    postings: [],
  });

  const changing = async (pins: boolean) => {
    const shift = seededShift('oh/high-card-flush', 1);
    const { store } = await played(shift);
    const { inForce, house } = shift.rules;
    const changed = { ...house, name: 'the same table under another name' };
    const { rules, elections } = pinnedDigests({ ...shift.rules, house: changed });
    const cite = inForce.rulebook.source.effective.cite;
    const pinned = append(
      `rules/${rules}`,
      0,
      eventOf('RulesPinned', { rules, elections, house: changed }),
    );
    const table = append(
      'table/pit-1',
      null,
      eventOf('RulesChanged', { rules, reason: 'a new name', cite }),
      eventOf('RulesApproved', { rules, reference: 'R-1' }),
    );
    unwrap(await store.commit(commitOf(pins ? [table, pinned] : [table])));
    const next = append('table/pit-1', null, eventOf('RulesApproved', { rules, reference: 'R-2' }));
    unwrap(await store.commit(commitOf([next])));
    return { audited: await auditHouse(store, null), head: await store.head('table/pit-1'), rules };
  };

  test('goes on under the new ones, which must be on file', async () => {
    const { audited, head, rules } = await changing(false);
    const error = { code: 'rules-missing', version: head!.version - 1, expected: rules };
    expect(audited).toMatchObject({ ok: false, error });
  });

  test('may have them pinned in the same commit', async () => {
    const { audited } = await changing(true);
    expect(audited).toMatchObject({ ok: true, value: { rules: 2 } });
  });
});
