import type { Decks, Seats, Shuffling } from '../../schema/cards-and-dealing.js';
import { silent } from '../../schema/cited.js';

// The brochure tells a player how to play and nothing of this: the procedures of the same game in
// Maryland stand in, without the approvals that only Maryland's regulator could give.

export const SEATS: Seats = {
  max: silent(6, 'AMB-56'),
  handsPerPlayer: silent('one', 'AMB-69'),
  seatedOnly: silent(true, 'AMB-69'),
  tableDesignated: null,
  fixtures: [silent('drop-box-and-tip-box', 'AMB-69'), silent('discard-rack', 'AMB-69')],
  instruments: silent(['value-chip', 'plaque'], 'AMB-69'),
  verbalWagerWithCash: silent('refused', 'AMB-69'),
};

export const DECKS: Decks = {
  allowed: silent([1, 2], 'AMB-69'),
  coverCards: silent(2, 'AMB-69'),
  second: {
    needsShuffler: silent(true, 'AMB-69'),
    sameDesign: silent(true, 'AMB-69'),
    differentColours: silent(true, 'AMB-69'),
    oneInPlay: silent(true, 'AMB-69'),
    alternate: silent(true, 'AMB-69'),
    oneInDiscardRack: silent(true, 'AMB-69'),
  },
  changeAfterHours: [
    silent({ methods: ['hand'], hours: 4 }, 'AMB-69'),
    silent({ methods: ['manual-shoe', 'automated-shoe'], hours: 8 }, 'AMB-69'),
  ],
};

export const SHUFFLING: Shuffling = {
  opening: [
    silent('dealer-inspects', 'AMB-69'),
    silent('floorperson-verifies', 'AMB-69'),
    silent('spread-face-up', 'AMB-69'),
    silent('first-player-looks', 'AMB-69'),
    silent('turn-face-down', 'AMB-69'),
    silent('wash', 'AMB-69'),
    silent('stack', 'AMB-69'),
    silent('shuffle', 'AMB-69'),
  ],
  preparedDecks: silent('skip-the-opening', 'AMB-69'),
  openingForEachDeck: silent(true, 'AMB-69'),
  when: [
    silent('before-play', 'AMB-69'),
    silent('after-each-round', 'AMB-69'),
    silent('when-directed', 'AMB-69'),
  ],
  ways: silent(['hand', 'machine'], 'AMB-69'),
  cut: silent('unless-machine-shuffled', 'AMB-69'),
  afterMachine: silent('dealt-without-a-cut', 'AMB-69'),
  cutAtLeast: silent(10, 'AMB-69'),
  afterCut: [silent('top-goes-under', 'AMB-69'), silent('stack-into-the-shoe', 'AMB-69')],
  recut: silent('floorperson-before-the-deal', 'AMB-69'),
  deviceCount: silent('told-after-each-shuffle', 'AMB-69'),
  wrongDeviceCount: silent('remove-the-deck', 'AMB-69'),
  idle: [
    silent('remove-cards', 'AMB-69'),
    silent('spread-face-down', 'AMB-69'),
    silent('inspection-then-opening', 'AMB-69'),
  ],
  // Maryland allows one by approval; the brochure names no regulator who could give it.
  reshufflingDevice: null,
  shufflerLoadsShoe: silent('allowed', 'AMB-69'),
  deviceMarks: [silent('cover', 'AMB-69'), silent('out-of-order-sign', 'AMB-69')],
  shufflerRegistry: null,
};
