import type { Dealing, Decks, Seats, Shuffling } from '../../schema/cards-and-dealing.js';
import { cited, silent } from '../../schema/cited.js';

export const SEATS: Seats = {
  max: cited(7, 'NV-TSS-1'),
  handsPerPlayer: cited('one', 'NV-TSS-1'),
  seatedOnly: null,
  tableDesignated: null,
  fixtures: [],
};

export const DECKS: Decks = {
  allowed: cited([1], 'NV-TSS-2'),
  coverCards: silent(0, 'AMB-69'),
  second: null,
  changeAfterHours: [],
};

export const SHUFFLING: Shuffling = {
  opening: [cited('shuffle', 'NV-TSS-2')],
  preparedDecks: null,
  when: [cited('before-play', 'NV-TSS-2'), cited('after-each-round', 'NV-TSS-2')],
  cut: cited('always', 'NV-TSS-2'),
  cutAtLeast: silent(1, 'AMB-69'),
  recut: null,
  wrongDeviceCount: null,
  idle: [],
  reshufflingDevice: null,
  shufflerRegistry: null,
};

export const DEALING: Dealing = {
  methods: [cited({ method: 'hand', needs: [], packets: 'one-card' }, 'NV-TSS-3')],
  betsClosed: cited(true, 'NV-TSS-3'),
  before: [cited('announce-no-more-bets', 'NV-TSS-3')],
  first: silent('dealers-left', 'AMB-34'),
  last: silent('dealer', 'AMB-34'),
  playerFaces: cited('down', 'NV-TSS-3'),
  dealerFaces: cited('up', 'NV-TSS-4#3'),
  // The shared cards come from it.
  stub: null,
  stubCountEvery: null,
};
