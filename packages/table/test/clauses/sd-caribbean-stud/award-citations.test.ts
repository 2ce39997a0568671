import { describe, expect, it } from 'vitest';
import { atMeters } from '../../support/clauses.js';
import { bet, Table } from '../../support/table.js';

/** A straight flush at seat 2 takes a share of the meter, a straight at seat 1 is paid by the tray. */
const paid = Table.open('sd/caribbean-stud')
  .bets({ 1: { ante: 1_000, progressive: 100 }, 2: { ante: 1_000, progressive: 100 } })
  .deals({ dealer: 'As Kd 9c 7h 2d', 1: '9h Kh Qc Jc Tc', 2: '4s 5s 6s 7s 8s' })
  .decides(1, bet(2_000))
  .decides(2, bet(2_000))
  .ends();

describe('awards cite what pays them', () => {
  it('[SD-CSP-20a, SD-CSP-20b] a share by the clause on the meter, the rest by the one on the tray', () => {
    const cites = atMeters(paid).flatMap((event) =>
      event.type === 'HitPaid' ? [`${event.from} ${event.cite}`] : [],
    );
    expect(cites).toEqual(['meter SD-CSP-20a', 'tray SD-CSP-20b']);
  });
});
