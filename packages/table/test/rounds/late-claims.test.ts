import { describe, expect, it } from 'vitest';
import { whereHandsLie } from '../../src/rounds/where-hands-lie.js';
import { fold, player, raise, Table } from '../support/table.js';

const FLUSH = '5d 6d 7d 8d 9d 2c 3c';
const claim = { type: 'Claim', seat: 1, wagers: ['flush'] } as const;

const CARDS = { 1: FLUSH, 2: '4c 8c Tc Jh 2h 3s 6s', dealer: 'As Ks Qs 9c 7c 5h 4h' };

/** Seat 1 folds without a word, and its hand goes to the rack. On a real felt nobody has seen a card. */
const racked = (felt: 'real' | 'virtual' = 'real'): Table =>
  Table.open('oh/high-card-flush')
    .bets({ 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000 } })
    .deals(felt === 'real' ? {} : CARDS)
    .decides(1, fold)
    .decides(2, raise(1_000))
    .hiding(felt === 'real' ? CARDS : {})
    .follow((next) => next.kind === 'turn' && next.place === 2);

describe('Ohio: a player tells of a bonus when the hand is in the rack', () => {
  it.each(['real', 'virtual'] as const)(
    '[OH-HCF-fold#2] on a %s felt the hand comes out of the rack, is turned and paid, and goes back',
    (felt) => {
      const claimed = racked(felt).do(claim, player('Ada'));
      const turning = claimed.follow((next) => next.kind === 'turn' && next.place === 1);
      const turned = turning.turns(1);
      expect(whereHandsLie(turned.world.rules.inForce, turned.playing).get(1)).toBe('face-up');
      const over = turned.ends();
      expect(over.lines).toContain('1 flush win, pays $60, $5 back [OH-HCF-flush]');
      expect(over.round).toBeNull();
      const taken = over.events.flatMap((one) => (one.type === 'TakenUp' ? [one.place] : []));
      expect(taken.filter((place) => place === 1)).toHaveLength(2);
    },
  );

  it('[OH-HCF-fold#2] without a word the flush is lost, and nobody looks at the hand', () => {
    const over = racked().ends();
    expect(over.lines).toContain('1 flush lose [OH-HCF-fold#2]');
  });
});
