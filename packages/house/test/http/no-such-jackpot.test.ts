import { describe, expect, it } from 'vitest';
import { openHouse } from '../live/support/open-house.js';
import { problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

const STUD = 'stud';
const REASON = 'a test';

const TERMS = {
  game: 'caribbean-stud',
  wager: 'ante',
  jackpotType: 'progressive',
  paytable: 'A',
  wagerCents: 100,
  suit: null,
};
const LICENSEE = { kind: 'licensee', licensee: 'another house' };

/** Every step that goes to a jackpot through a table. */
const STEPS: readonly { readonly type: string; readonly [field: string]: unknown }[] = [
  { type: 'Open', jackpot: 'other', tables: [STUD] },
  { type: 'LinkTable', table: STUD, terms: TERMS },
  { type: 'UnlinkTable', table: STUD },
  { type: 'ChangeTerms', reason: REASON },
  { type: 'ModifyPrize', prizeCents: 100, reason: REASON },
  { type: 'UnkeyWinner', hit: 'h-1' },
  { type: 'PassGate', hit: 'h-1', gate: 'hand-wins' },
  { type: 'VerifyHit', hit: 'h-1' },
  { type: 'RejectHit', hit: 'h-1', reason: REASON },
  { type: 'PayHit', hit: 'h-1' },
  { type: 'Adjust', of: 'meter', changeMicros: 10_000, reason: REASON },
  { type: 'RecoverSeed', amountMicros: 10_000, document: 'D-1', reason: REASON },
  { type: 'Petition', petition: 'P-1', asks: 'discontinue', reason: REASON },
  { type: 'RecordDecision', petition: 'P-1', granted: true, reference: 'letter' },
  { type: 'ReduceCriteria', petition: 'P-1', hand: 'four-of-a-kind', percent: 100 },
  { type: 'TransferOut', petition: 'P-1', transfer: 'T-1', to: LICENSEE },
  {
    type: 'TransferIn',
    transfer: 'T-1',
    from: LICENSEE,
    meterMicros: 10_000,
    reserveMicros: 0,
    reference: 'letter',
  },
  { type: 'Discontinue', petition: null, reason: REASON },
];

const ROLES = ['operator', 'pit-manager', 'floorperson', 'dealer'] as const;

const stud = async (): Promise<Served> => {
  const over = await openHouse();
  await over.create('sd/caribbean-stud', { slug: STUD, dealing: 'attended', cards: 'typed' });
  return serve({ over });
};

describe('an order to a jackpot that the table does not have', () => {
  it('is refused in every step, whether it takes one person or two', async () => {
    const served = await stud();
    const people = await Promise.all(ROLES.map((role) => served.as(role)));
    const dealer = people[ROLES.indexOf('dealer')]!;
    await dealer.order(`/api/tables/${STUD}/orders`, { type: 'TakeTable' });
    const stored = await served.house.store.lastPosition();
    for (const step of STEPS) {
      const order = { type: 'AtJackpot', jackpot: 'ante', step };
      const answers = await Promise.all(
        people.map(async (one) => problemOf(await one.order(`/api/tables/${STUD}/orders`, order))),
      );
      const codes = answers.map(({ status, code }) => `${status} ${code}`);
      expect(codes, step.type).toContain('409 not-offered');
      const expected = ['409 not-offered', '403 not-allowed'];
      expect(
        codes.filter((code) => !expected.includes(code)),
        step.type,
      ).toEqual([]);
    }
    expect(await served.house.store.lastPosition()).toBe(stored);
  });

  it('is not even proposed at a table that does not exist', async () => {
    const served = await stud();
    const operator = await served.as('operator');
    const step = { type: 'ChangeTerms', reason: REASON };
    const order = { type: 'AtJackpot', jackpot: 'progressive', step };
    const answer = await problemOf(await operator.order('/api/tables/nowhere/orders', order));
    expect(answer).toMatchObject({ status: 404, code: 'no-such-table' });
    const floor = (await (await operator.get('/api/floor')).json()) as { proposals: unknown[] };
    expect(floor.proposals).toEqual([]);
  });
});
