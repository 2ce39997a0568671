import { describe, expect, it } from 'vitest';
import { Table } from '../support/table.js';

describe('sitting at several boxes', () => {
  const sits = (table: Table, seat: number) => table.refuses({ type: 'Sit', seat, player: 'Zoe' });

  it('[MD-HCF-7G] side by side, and no more than the house allows', () => {
    const one = Table.open('md/high-card-flush').do({ type: 'Sit', seat: 4, player: 'Zoe' });
    expect(sits(one, 6)).toContain('boxes-not-adjacent');
    expect(sits(one, 5)).toBeNull();
    const two = one.do({ type: 'Sit', seat: 5, player: 'Zoe' });
    expect(sits(two, 6)).toContain('too-many-hands');
    const left = two.do({ type: 'Leave', seat: 4 });
    expect(sits(left, 6)).toBeNull();
  });

  it('[SD-CSP-1#1] one hand is one seat', () => {
    const one = Table.open('sd/caribbean-stud').do({ type: 'Sit', seat: 4, player: 'Zoe' });
    expect(sits(one, 5)).toContain('too-many-hands');
  });
});
