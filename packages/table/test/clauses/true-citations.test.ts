import { describe, expect, it } from 'vitest';
import { atMeters, paytable, wagers } from '../support/clauses.js';
import { onlyJackpot, ricochet, toAsked } from '../support/ricochet.js';
import { DEALERS, STUD } from '../support/stud-hands.js';
import { bet, Table } from '../support/table.js';

describe('each jackpot of Washington by the note of its own appendix', () => {
  it.each([
    [
      'WA-RP-AppF-n6',
      'WA-RP-AppF-n3',
      'mini-royal',
      'PT-BJS-TCPR-MR-E01',
      'As Ks',
      'Qs 5d 9c Jc 7c',
    ],
    ['WA-RP-AppH-n4', 'WA-RP-AppH-n3', 'five-card', 'PT-BJS-5CL-E01', '8c 7c', '6c 5c 4c Js Jd'],
    ['WA-RP-AppI-n4', 'WA-RP-AppI-n3', 'seven-card', 'PT-BJS-7CL-E01', 'Ac Kc', 'Qc 9d Jc 9s Tc'],
  ])('[%s, %s] the %s', (share, envy, id, table, wins, dealer) => {
    const jackpot = onlyJackpot(id, table, id === 'mini-royal' ? { suit: 's' } : {});
    const stakes = { ante: 1_000, [id]: 100 };
    const hands = { 1: wins, 2: '3d 2h', dealer };
    const asked = toAsked(ricochet(jackpot).bets({ 1: stakes, 2: stakes }), hands);
    const keyed = atMeters(asked).find(({ type }) => type === 'WinnersKeyed');
    expect(keyed).toMatchObject({ cite: share });
    expect(asked.events.find(({ type }) => type === 'EnvyPaid')).toMatchObject({ cite: envy });
  });
});

describe('Caribbean Stud', () => {
  const open = () => Table.open('sd/caribbean-stud').follow((next) => next.kind === 'players');

  it('[SD-CSP-8#1, SD-CSP-8#2] a tip is for the ante only, and the bet is named by itself', () => {
    const stakes = { ante: 500, progressive: 100 };
    expect(open().refuses(wagers(1, stakes, { progressive: 100 }))).toMatch(/\[SD-CSP-8#1\]/);
    expect(open().refuses(wagers(1, stakes, { bet: 100 }))).toMatch(/\[SD-CSP-8#2\]/);
  });

  it('[SD-CSP-T2] limits that the house has posted are the house’s, below those of the rule', () => {
    expect(open().refuses(wagers(1, { ante: 3_100 }))).toMatch(
      /^outside-the-limits \[house:limits\]/,
    );
  });

  it('[SD-CSP-19#1, SD-CSP-11a#1] a hand that stayed in is counted by another clause than a folded one', () => {
    const dealt = Table.open('sd/caribbean-stud', paytable('progressive', 'PMG-01'))
      .bets({ 1: { ante: 500 }, 2: { ante: 500 } })
      .deals({ 1: STUD.pair, 2: STUD.aceKing, dealer: DEALERS.least });
    const folded = dealt
      .decides(1, { kind: 'fold', claims: [] })
      .decides(2, bet(1_000))
      .follow((next) => next.kind === 'take-up')
      .do({ type: 'TakeUp', place: 1, counted: 4 });
    expect(folded.next).toMatchObject({ kind: 'floorperson', cite: 'SD-CSP-11a#1' });
    const stayed = dealt
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .follow((next) => next.kind === 'take-up')
      .do({ type: 'TakeUp', place: 2, counted: 4 });
    expect(stayed.next).toMatchObject({
      kind: 'floorperson',
      why: expect.stringMatching(/^A hand is not five cards/),
      cite: 'SD-CSP-19#1',
    });
  });
});
