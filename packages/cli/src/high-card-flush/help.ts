import type { GameHelp } from '../game.js';

export const FLUSH_HELP: GameHelp = {
  examples: {
    baize: [
      'rules diff sd/high-card-flush md/high-card-flush',
      'play md/high-card-flush --record rounds.jsonl',
      'shift md/high-card-flush --seed tuesday',
      'odds md/high-card-flush',
      'simulate md/high-card-flush --rounds 1000000',
      'strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s',
    ],
    rules: ['rules show md/high-card-flush'],
    'rules show': [
      'rules show md/high-card-flush',
      'rules show md/high-card-flush --topic irregularities --clauses',
    ],
    'rules diff': [
      'rules diff sd/high-card-flush md/high-card-flush',
      'rules diff md/high-card-flush oh/high-card-flush --same',
    ],
    'rules export': ['rules export md/high-card-flush --json'],
    odds: ['odds md/high-card-flush', 'odds md/high-card-flush --wager flush --paytable G'],
    par: [
      'par md/high-card-flush --html par.html',
      'par oh/high-card-flush --wager ante=25 --wager flush=0 --json',
    ],
    play: ['play md/high-card-flush --bankroll 500'],
    shift: [
      'shift md/high-card-flush --seed tuesday',
      'shift oh/high-card-flush --until-stuck --rounds 100000',
    ],
    simulate: [
      'simulate md/high-card-flush --rounds 10000000',
      'simulate oh/high-card-flush --rounds 20000 --core --json',
    ],
    strategy: ['strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s'],
  },
};
