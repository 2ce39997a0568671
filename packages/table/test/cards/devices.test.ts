import { describe, expect, it } from 'vitest';
import type { CardsOrder } from '../../src/index.js';
import {
  bring,
  byHand,
  byMachine,
  CardTable,
  cut,
  DEALER,
  feed,
  load,
  MANAGER,
  open,
  PLAYER,
  tableUnder,
} from '../support/card-table.js';

const oneDeck = [{ colour: 'red', design: 'diamond' }];
const maryland = CardTable.open(tableUnder('md/high-card-flush', { decks: oneDeck }));
const stacked = maryland.all(bring('red'), ...open('red'));
const ready = maryland.followed();

type Report = Extract<CardsOrder, { type: 'ReportDevice' }>;
const report = (device: Report['device'], trouble: Report['trouble']) =>
  ({ type: 'ReportDevice', device, trouble }) as const;
const mark = (device: Report['device'], how: 'cover' | 'out-of-order-sign') =>
  ({ type: 'MarkDevice', device, mark: how }) as const;
const repair = (device: Report['device']) => ({ type: 'RepairDevice', device }) as const;
const deal = (method: 'hand' | 'manual-shoe' | 'automated-shoe') =>
  ({ type: 'ChangeMethod', method }) as const;

describe('a shuffler in trouble', () => {
  it.each(['jam', 'unfinished'] as const)(
    '[MD-HCF-13G] %s: the cards in it are shuffled again, by the machine if it can',
    (trouble) => {
      const shuffled = stacked.do(byMachine('red'));
      const stuck = shuffled.do(report('shuffler', trouble));
      expect(stuck.last).toMatchObject({ reshuffle: ['red'], cite: 'MD-HCF-13G' });
      expect(stuck.waits).toBe('not-shuffled MD-HCF-13G');
      expect(stuck.refuses(load('red'))).toBe('not-shuffled MD-HCF-13G');
      const again = stuck.do(byMachine('red'));
      expect(again.last).toMatchObject({ type: 'DeckShuffled', cite: 'MD-HCF-13G' });
      expect(again.state.devices.shuffler).toEqual({ trouble: null, mark: null });
      expect(again.do(load('red')).waits).toBeNull();
    },
  );

  it('[MD-HCF-13G] a deck that was still being shuffled when another is played', () => {
    const two = CardTable.open(tableUnder('md/high-card-flush')).followed().deal();
    expect(two.deck('blue')).toMatchObject({ place: 'shuffler', stack: { is: 'unshuffled' } });
    const stuck = two.do(report('shuffler', 'jam'));
    expect(stuck.last).toMatchObject({ reshuffle: ['blue'] });
    expect(stuck.deck('red').place).toBe('shoe');
    const over = stuck.endRound();
    expect(over.waits).toBe('not-shuffled MD-HCF-13G');
    expect(over.followed().readyDeck).toBe('blue');
  });

  it('[MD-HCF-13I] blocks any other way until it is marked', () => {
    const jammed = stacked.do(report('shuffler', 'jam'));
    expect(jammed.refuses(byHand('red'))).toBe('device-unmarked MD-HCF-13I');
    expect(jammed.refuses(deal('manual-shoe'))).toBe('device-unmarked MD-HCF-13I');
    const failed = ready.do(report('shuffler', 'failed'));
    expect(failed.last).toMatchObject({ cite: 'MD-HCF-13I' });
    expect(failed.waits).toBe('device-unmarked MD-HCF-13I');
    expect(failed.refuses(byMachine('red'))).toBe('shuffler-out-of-order MD-HCF-13I');
    expect(failed.next?.command).toMatchObject({ type: 'MarkDevice', device: 'shuffler' });
    const loading = stacked.do(byMachine('red')).do(report('shoe', 'failed'));
    expect(loading.refuses(load('red'))).toBe('device-unmarked MD-HCF-13I');
  });

  it.each([
    ['MD-HCF-13I(1)', 'cover'],
    ['MD-HCF-13I(2)', 'out-of-order-sign'],
  ] as const)('[%s] it may be marked by: %s', (cite, how) => {
    const marked = stacked.all(report('shuffler', 'failed'), mark('shuffler', how));
    expect(marked.last).toMatchObject({ type: 'DeviceMarked', mark: how, by: 'Dana', cite });
    expect(marked.state.devices.shuffler).toEqual({ trouble: 'failed', mark: how });
    expect(marked.refuses(byMachine('red'))).toBe('shuffler-out-of-order MD-HCF-13I');
    expect(marked.refuses(feed('red'))).toBe('shuffler-out-of-order MD-HCF-13I');
    expect(marked.all(byHand('red'), cut('red'), load('red')).waits).toBeNull();
    expect(marked.refuses(mark('shuffler', how))).toBe('marked-already baize:orders');
    expect(stacked.refuses(mark('shuffler', how))).toBe('nothing-broken baize:orders');
  });

  it('a jammed one that is marked is out of use', () => {
    const marked = stacked.all(report('shuffler', 'jam'), mark('shuffler', 'cover'));
    expect(marked.refuses(byMachine('red'))).toBe('shuffler-out-of-order MD-HCF-13I');
    expect(marked.refuses(report('shuffler', 'failed'))).toBe('reported-already baize:orders');
    expect(marked.next?.command).toEqual(byHand('red'));
  });

  it('is put back to use by a floorperson or above', () => {
    const marked = stacked.all(report('shuffler', 'failed'), mark('shuffler', 'cover'));
    expect(marked.refuses(repair('shuffler'), DEALER)).toBe('not-a-floorperson house:roles');
    expect(marked.refuses(repair('shoe'))).toBe('nothing-broken baize:orders');
    const repaired = marked.do(repair('shuffler'), MANAGER);
    expect(repaired.state.devices.shuffler).toEqual({ trouble: null, mark: null });
    expect(repaired.refuses(byMachine('red'))).toBeNull();
  });

  it('refuses what is not there, what it cannot be, and a player', () => {
    const bare = CardTable.open(
      tableUnder('sd/high-card-flush', { shuffler: null, dealing: 'hand' }),
    );
    for (const device of ['shuffler', 'shoe', 'toaster' as 'shoe'] as const) {
      expect(bare.refuses(report(device, 'jam'))).toBe('no-such-device baize:orders');
      expect(bare.refuses(mark(device, 'cover'))).toBe('no-such-device baize:orders');
      expect(bare.refuses(repair(device))).toBe('no-such-device baize:orders');
    }
    expect(ready.refuses(report('shoe', 'bored' as 'jam'))).toBe('no-such-word baize:forms');
    const failed = ready.do(report('shoe', 'failed'));
    expect(failed.refuses(mark('shoe', 'tape' as 'cover'))).toBe('no-such-word baize:forms');
    expect(failed.refuses(report('shoe', 'jam'))).toBe('reported-already baize:orders');
    expect(ready.refuses(report('shoe', 'jam'), PLAYER)).toBe('not-your-cards house:roles');
    expect(failed.refuses(mark('shoe', 'cover'), PLAYER)).toBe('not-your-cards house:roles');
    expect(failed.refuses(repair('shoe'), PLAYER)).toBe('not-your-cards house:roles');
  });
});

describe('a shoe in trouble', () => {
  it('[MD-HCF-13H] jammed before the deal: its cards are shuffled again', () => {
    const stuck = ready.do(report('shoe', 'jam'));
    expect(stuck.last).toMatchObject({ reshuffle: ['red'], cite: 'MD-HCF-13H' });
    expect(stuck.waits).toBe('not-shuffled MD-HCF-13H');
    // The shoe that works again is no longer jammed.
    const again = stuck.all(byMachine('red'), load('red'));
    expect(again.state.devices.shoe).toEqual({ trouble: null, mark: null });
  });

  it('[MD-HCF-13H] jammed in a round: its cards are shuffled with those dealt', () => {
    const stuck = ready.deal().do(report('shoe', 'jam'));
    expect(stuck.last).toMatchObject({ reshuffle: [], cite: 'MD-HCF-13H' });
    const over = stuck.endRound('reshuffled');
    expect(over.deck('red').place).toBe('rack');
    expect(over.waits).toMatch(/^not-shuffled/);
    expect(over.followed().waits).toBeNull();
  });

  it('failed and marked: no other method is allowed here, until it is repaired', () => {
    const marked = ready.all(report('shoe', 'failed'), mark('shoe', 'cover'));
    expect(marked.waits).toBe('shoe-out-of-order MD-HCF-13I');
    // The house has an approved place for no manual shoe; the hand is allowed with the shuffler.
    expect(marked.refuses(deal('manual-shoe'))).toBe('no-approved-shoe MD-HCF-8A');
    expect(marked.next?.command).toEqual(deal('hand'));
    const byHandNow = marked.do(deal('hand'));
    expect(byHandNow.deck('red').place).toBe('felt');
    expect(byHandNow.followed().deck('red').place).toBe('hand');
    const both = marked.all(report('shuffler', 'failed'), mark('shuffler', 'cover'));
    expect(both.refuses(deal('hand'))).toBe('needs-shuffler MD-HCF-9A(1)');
    expect(both.next?.command).toMatchObject({ type: 'RepairDevice' });
  });
});

describe('another method', () => {
  const washington = CardTable.open(tableUnder('wa/ricochet-poker')).followed();
  const dakota = CardTable.open(tableUnder('sd/high-card-flush')).followed();

  it('takes a device that is out of order, and a method that is not in use already', () => {
    expect(washington.refuses(deal('hand'))).toMatch(/^nothing-broken/);
    expect(washington.refuses(deal('automated-shoe'))).toMatch(/^same-method/);
    expect(washington.deal().refuses(deal('hand'))).toMatch(/^round-in-progress/);
    expect(washington.refuses(deal('hand'), PLAYER)).toMatch(/^not-your-cards/);
    const broken = washington.all(report('shuffler', 'failed'), mark('shuffler', 'cover'));
    expect(broken.waits).toBe('needs-shuffler WA-RP-EQ#2');
    expect(broken.next?.command).toEqual(deal('hand'));
    const changed = broken.do(deal('hand'));
    expect(changed.last).toMatchObject({ type: 'MethodChanged', method: 'hand' });
    expect(changed.followed().readyDeck).toBe('red');
  });

  it('[SD-HCF-4#5] with a machine that works, South Dakota deals whole hands from it', () => {
    const broken = dakota.all(report('shuffler', 'failed'), mark('shuffler', 'cover'));
    expect(broken.waits).toBe('needs-shuffler SD-HCF-4#5');
    expect(broken.refuses(deal('manual-shoe'))).toBe('dealing-method SD-HCF-4#4');
    const hand = broken.do(deal('hand')).followed();
    expect(hand.readyDeck).toBe('red');
    const repaired = hand.do(repair('shuffler'));
    expect(repaired.waits).toBe('shuffler-must-dispense SD-HCF-4#4');
    expect(repaired.next?.command).toEqual(deal('automated-shoe'));
    expect(repaired.followed().waits).toBeNull();
    // The stack leaves the hand as it is, and is put into the shoe.
    const moved = repaired.do(deal('automated-shoe'));
    expect(moved.deck('red')).toMatchObject({ place: 'felt', stack: { is: 'shuffled' } });
    expect(moved.waits).toMatch(/^not-loaded /);
  });

  it('an automated shoe that the house has not is not dealt from', () => {
    const hand = CardTable.open(tableUnder('wa/ricochet-poker', { dealing: 'hand' })).all(
      report('shuffler', 'failed'),
      mark('shuffler', 'cover'),
      repair('shuffler'),
      report('shuffler', 'jam'),
      mark('shuffler', 'cover'),
    );
    expect(hand.refuses(deal('automated-shoe'))).toMatch(/^needs-shuffler/);
    const maryHand = CardTable.open(
      tableUnder('md/high-card-flush', { decks: oneDeck, dealing: 'hand' }),
    ).all(report('shuffler', 'failed'), mark('shuffler', 'cover'));
    expect(maryHand.refuses(deal('automated-shoe'))).toBe('no-such-shoe baize:orders');
    expect(maryHand.next?.command).toMatchObject({ type: 'RepairDevice', device: 'shuffler' });
  });
});
