/** Round files that a test may change at will. */
// biome-ignore lint/suspicious/noExplicitAny: tests break rounds on purpose
export type Draft = any;

export const marylandRound = (): Draft => ({
  version: 1,
  rulebook: 'md/high-card-flush',
  house: {
    paytables: { flush: 'A', 'straight-flush': 'G', progressive: 'D' },
    jackpots: { progressive: { wager: 100, seed: 3_000_000, reserve: 0, rate: 2_000 } },
  },
  meters: { progressive: 4_512_345 },
  dealer: 'As Kd 9h 7h 2h 3c 4c',
  seats: [
    {
      seat: 1,
      cards: 'Ah Kh Qh Jh Th 2c 3d',
      wagers: { ante: 1_000, flush: 500, 'straight-flush': 500, progressive: 100 },
      decision: { raise: 2_000 },
    },
    {
      seat: 2,
      cards: '4d 5d 6d 8d 9s Tc Jc',
      wagers: { ante: 1_000, flush: 500 },
      decision: 'fold',
      claims: ['flush'],
    },
  ],
});

export const southDakotaRound = (): Draft => ({
  ...marylandRound(),
  rulebook: 'sd/high-card-flush',
  house: {
    paytables: { flush: '1', 'straight-flush': '3', progressive: '3' },
    jackpots: { progressive: { seed: 1_000_000, reserve: 5_000 } },
  },
});

export const caribbeanRound = (): Draft => ({
  version: 1,
  rulebook: 'sd/caribbean-stud',
  house: {
    paytables: { progressive: 'PMG-01' },
    jackpots: { progressive: { seed: 500_000 } },
  },
  meters: { progressive: 1_234_567 },
  dealer: 'As Kd 9h 7h 2c',
  seats: [
    {
      seat: 1,
      cards: '8c 8d 8h 3s 4s',
      wagers: { ante: 1_000, progressive: 100 },
      decision: 'bet',
    },
    { seat: 3, cards: 'Qc Jd 9d 5s 6s', wagers: { ante: 500 }, decision: 'fold' },
  ],
});

export const ricochetRound = (): Draft => ({
  version: 1,
  rulebook: 'wa/ricochet-poker',
  house: {
    paytables: {
      kickout: 'PT-FLT-KH-01',
      'ante-bonus': 'PT-FLT-AB-01',
      'rapid-fire': 'PT-FLT-RF-01',
    },
    settings: { tiedPairs: 'spade-high' },
  },
  dealer: '2c 5d 9h Js Kc',
  seats: [
    { seat: 1, cards: '7c 8d', draw: '7d 7s 2h', wagers: { ante: 1_000 }, decision: 'play' },
    {
      seat: 2,
      cards: 'Ac 3d',
      draw: '4s 6s 9d',
      wagers: { ante: 1_000, 'rapid-fire': 500 },
      decision: 'fold',
    },
  ],
});
