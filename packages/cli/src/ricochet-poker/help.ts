import type { GameHelp } from '../game.js';

export const RICOCHET_HELP: GameHelp = {
  examples: {
    'rules show': ['baize rules show wa/ricochet-poker --all | less'],
    odds: ['baize odds wa/ricochet-poker --all'],
    play: ['baize play wa/ricochet-poker --seats 4 --record rounds.jsonl'],
    shift: ['baize shift wa/ricochet-poker --rounds 1000 --seed 7 --json'],
    simulate: ['baize simulate wa/ricochet-poker --rounds 100000 --players 7'],
    strategy: [
      'baize strategy wa/ricochet-poker "Ac Th" --dealer "Ks 8d 4h 4c 2s"',
      'baize strategy wa/ricochet-poker "Ac Th" --table table.json',
    ],
  },
  strategy: {
    words: 'Ricochet Poker is exact for the last player, and otherwise says how it was found.',
    options: [
      {
        name: 'dealer',
        value: '<cards>',
        words: 'Ricochet Poker: the dealer’s five cards, where you play alone',
        elsewhere: 'nobody sees the dealer’s cards before deciding',
      },
      {
        name: 'table',
        value: '<file>',
        words: 'Ricochet Poker: the table as JSON, or - for standard input',
        elsewhere: 'nobody sees the others’ cards before deciding',
      },
    ],
    end: `A table, amounts in cents:
  { "version": 1, "dealer": "Ks 8d 4h 4c 2s", "ante": 1000, "seats": [
    { "seat": 1, "cards": "9c 8c", "decision": "play", "draw": "Td Ts 2h" },
    { "seat": 2, "cards": "Jd 9h", "decision": "fold" },
    { "seat": 3, "cards": "7s 3d", "dead": true },
    { "seat": 4, "cards": "As Kd" }] }
A player who has not acted has no decision. Your cards may lie at a seat or at
none. Whose turn it is, who is out and what the pot holds is worked out.`,
  },
};
