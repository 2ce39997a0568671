import type { Decks, Seats, Shuffling } from '../../schema/cards-and-dealing.js';
import { cited, silent } from '../../schema/cited.js';

export const SEATS: Seats = {
  // One deck would serve nine; the usual layout has seven places.
  max: silent(7, 'AMB-56'),
  handsPerPlayer: cited('one', 'SD-CSP-1#1'),
  seatedOnly: null,
  tableDesignated: cited(true, 'SD-CSP-1#2'),
  fixtures: [
    cited('electronic-equipment', 'SD-CSP-1#2'),
    cited('jackpot-signage', 'SD-CSP-1#2'),
    cited('progressive-device-per-position', 'SD-CSP-3'),
    cited('progressive-controller', 'SD-CSP-5'),
    cited('discard-rack', 'SD-CSP-9#4'),
  ],
};

export const DECKS: Decks = {
  allowed: cited([1], 'SD-CSP-1#3'),
  // The clause asks for a deck and for nothing beside it.
  coverCards: cited(0, 'SD-CSP-1#3'),
  second: null,
  changeAfterHours: [],
};

export const SHUFFLING: Shuffling = {
  opening: [cited('shuffle', 'SD-CSP-9#1')],
  preparedDecks: null,
  when: [cited('before-play', 'SD-CSP-9#1'), cited('after-each-round', 'SD-CSP-9#1')],
  cut: cited('always', 'SD-CSP-9#1'),
  // A cut is asked for, its depth is not: one card is the least that is a cut.
  cutAtLeast: cited(1, 'SD-CSP-9#1'),
  recut: null,
  wrongDeviceCount: null,
  idle: [],
  reshufflingDevice: null,
  shufflerRegistry: null,
};
