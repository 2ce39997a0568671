import type { Decks, Seats, Shuffling } from '../../schema/cards-and-dealing.js';
import { cited, silent } from '../../schema/cited.js';

export const SEATS: Seats = {
  max: cited(7, 'WA-RP-GD#1'),
  handsPerPlayer: silent('as-the-house-sets', 'AMB-70'),
  seatedOnly: null,
  tableDesignated: null,
  // All three belong to the jackpots: a table that offers none needs none.
  fixtures: [
    cited('progressive-device-per-position', 'WA-RP-JP-1'),
    cited('electronic-equipment', 'WA-RP-EQ#1'),
    cited('jackpot-signage', 'WA-RP-AppF-n8#2'),
  ],
};

export const DECKS: Decks = {
  allowed: cited([1], 'WA-RP-GD#4'),
  coverCards: silent(1, 'AMB-69'),
  second: null,
  changeAfterHours: [],
};

/** The rules of play name only the shuffler's approval; the rest is the engine's default. */
export const SHUFFLING: Shuffling = {
  opening: [silent('shuffle', 'AMB-69')],
  preparedDecks: null,
  when: [silent('before-play', 'AMB-69'), silent('after-each-round', 'AMB-69')],
  cut: silent('unless-machine-shuffled', 'AMB-69'),
  cutAtLeast: silent(10, 'AMB-69'),
  recut: null,
  wrongDeviceCount: null,
  idle: [],
  reshufflingDevice: null,
  shufflerRegistry: cited(true, 'WA-RP-EQ#2'),
};
