import type { Decks, Seats, Shuffling } from '../../schema/cards-and-dealing.js';
import { cited, silent } from '../../schema/cited.js';

export const SEATS: Seats = {
  // Seven cards each and seven for the dealer: one deck serves six players.
  max: silent(6, 'AMB-56'),
  handsPerPlayer: silent('one', 'AMB-56'),
  seatedOnly: null,
  tableDesignated: cited(true, 'SD-HCF-1#3'),
  fixtures: [
    cited('discard-rack', 'SD-HCF-8#2'),
    cited('progressive-device-per-position', 'SD-HCF-2#3'),
    cited('progressive-controller', 'SD-HCF-4#3'),
  ],
};

export const DECKS: Decks = {
  allowed: cited([1], 'SD-HCF-1#4'),
  // The clause asks for a deck and for nothing beside it.
  coverCards: cited(0, 'SD-HCF-1#4'),
  second: null,
  changeAfterHours: [],
};

export const SHUFFLING: Shuffling = {
  opening: [cited('shuffle', 'SD-HCF-4#1')],
  preparedDecks: null,
  when: [cited('before-play', 'SD-HCF-4#1'), cited('after-each-round', 'SD-HCF-4#1')],
  cut: cited('always', 'SD-HCF-4#2'),
  // A cut is asked for, its depth is not: one card is the least that is a cut.
  cutAtLeast: cited(1, 'SD-HCF-4#2'),
  recut: null,
  wrongDeviceCount: null,
  idle: [],
  reshufflingDevice: null,
  shufflerRegistry: null,
};
