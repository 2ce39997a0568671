import type { GameHelp } from '../game.js';

export const FLUSH_HELP: GameHelp = {
  examples: {
    baize: [
      'baize rules diff sd/high-card-flush md/high-card-flush',
      'baize play md/high-card-flush --record rounds.jsonl',
      'baize shift md/high-card-flush --seed tuesday',
      'baize odds md/high-card-flush',
      'baize simulate md/high-card-flush --rounds 1000000',
      'baize strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s',
    ],
    rules: ['baize rules show md/high-card-flush'],
    'rules show': [
      'baize rules show md/high-card-flush',
      'baize rules show md/high-card-flush --topic irregularities --clauses',
    ],
    'rules diff': [
      'baize rules diff sd/high-card-flush md/high-card-flush',
      'baize rules diff md/high-card-flush oh/high-card-flush --same',
    ],
    'rules export': ['baize rules export md/high-card-flush --json'],
    odds: [
      'baize odds md/high-card-flush',
      'baize odds md/high-card-flush --wager flush --paytable G',
    ],
    par: [
      'baize par md/high-card-flush --html par.html',
      'baize par oh/high-card-flush --wager ante=25 --wager flush=0 --json',
    ],
    play: ['baize play md/high-card-flush --bankroll 500'],
    shift: [
      'baize shift md/high-card-flush --seed tuesday',
      'baize shift oh/high-card-flush --until-stuck --rounds 100000',
    ],
    simulate: [
      'baize simulate md/high-card-flush --rounds 10000000',
      'baize simulate oh/high-card-flush --rounds 20000 --core --json',
    ],
    strategy: ['baize strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s'],
  },
};
