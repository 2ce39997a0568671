import { settleFile } from '@baize/table';

const stakes = { ante: 1_000, flush: 500, progressive: 100 };
const settled = settleFile({
  version: 1,
  rulebook: 'md/high-card-flush',
  house: {
    paytables: { flush: 'A', progressive: 'D' },
    jackpots: { progressive: { seed: 3_000_000 } },
  },
  meters: { progressive: 4_512_345 },
  dealer: 'As Kd 8d 7d 2c 3c 4c',
  seats: [{ seat: 4, cards: 'Ah Kh Qh Jh Th 9h 3d', wagers: stakes, decision: { raise: 3_000 } }],
});

if (!settled.ok) throw new Error(settled.error);
for (const { wager, outcome, pays, hand, cite } of settled.value.lines) {
  console.log(`${wager}: ${outcome}, pays ${pays} cents for a ${hand} (${cite})`);
}
