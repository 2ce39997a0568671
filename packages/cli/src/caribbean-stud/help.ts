import type { GameHelp } from '../game.js';

export const STUD_HELP: GameHelp = {
  examples: {
    'rules show': ['baize rules show sd/caribbean-stud --wager progressive'],
    odds: ['baize odds sd/caribbean-stud --wager progressive --meter 250000'],
    par: ['baize par sd/caribbean-stud --house house.json --html par.html --hours 24'],
    shift: ['baize shift sd/caribbean-stud --house house.json --felt real'],
    simulate: ['baize simulate sd/caribbean-stud --rounds 1000000 --players 7 --seed tuesday'],
    strategy: ['baize strategy sd/caribbean-stud "As Kd 9h 4c 2s" --up 4d'],
  },
  strategy: {
    words: 'Caribbean Stud without --up answers for every card that the dealer may show.',
    options: [
      {
        name: 'up',
        value: '<card>',
        words: 'Caribbean Stud: the card that the dealer shows',
        elsewhere: 'no card of the dealer’s counts alone',
      },
    ],
  },
};
