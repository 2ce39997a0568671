import type { Decks, Seats, Shuffling } from '../../schema/cards-and-dealing.js';
import { cited, read } from '../../schema/cited.js';

export const seats: Seats = {
  max: cited(6, 'MD-HCF-2A'),
  handsPerPlayer: cited('adjacent-boxes', 'MD-HCF-7G'),
  seatedOnly: cited(true, 'MD-HCF-7C'),
  tableDesignated: null,
  fixtures: [
    cited('progressive-device-per-position', 'MD-HCF-2C(1)'),
    cited('progressive-controller', 'MD-HCF-2C(2)'),
    read('drop-box-and-tip-box', 'MD-HCF-2D(1)', 'AMB-45'),
    cited('discard-rack', 'MD-HCF-2D(2)'),
  ],
  instruments: cited(['value-chip', 'plaque', 'other-approved'], 'MD-HCF-7A'),
  verbalWagerWithCash: cited('refused', 'MD-HCF-7B'),
};

export const decks: Decks = {
  allowed: cited([1, 2], 'MD-HCF-3B'),
  coverCards: cited(2, 'MD-HCF-3A'),
  second: {
    needsShuffler: cited(true, 'MD-HCF-3B'),
    sameDesign: cited(true, 'MD-HCF-3B(1)'),
    differentColours: cited(true, 'MD-HCF-3B(2)'),
    oneInPlay: cited(true, 'MD-HCF-3B(3)'),
    alternate: cited(true, 'MD-HCF-3B(4)'),
    oneInDiscardRack: cited(true, 'MD-HCF-3B(5)'),
  },
  changeAfterHours: [
    cited({ methods: ['hand'], hours: 4 }, 'MD-HCF-3C(1)'),
    cited({ methods: ['manual-shoe', 'automated-shoe'], hours: 8 }, 'MD-HCF-3C(2)'),
  ],
};

export const shuffling: Shuffling = {
  opening: [
    cited('dealer-inspects', 'MD-HCF-4A'),
    cited('floorperson-verifies', 'MD-HCF-4A'),
    cited('spread-face-up', 'MD-HCF-4B'),
    cited('first-player-looks', 'MD-HCF-4B'),
    cited('turn-face-down', 'MD-HCF-4C(1)'),
    cited('wash', 'MD-HCF-4C(2)'),
    cited('stack', 'MD-HCF-4C(3)'),
    cited('shuffle', 'MD-HCF-4D'),
  ],
  openingForEachDeck: cited(true, 'MD-HCF-4E'),
  preparedDecks: cited('skip-the-opening', 'MD-HCF-4F'),
  when: [
    cited('before-play', 'MD-HCF-5A(1)'),
    cited('after-each-round', 'MD-HCF-5A(2)'),
    read('when-directed', 'MD-HCF-5A(3)', 'AMB-63'),
  ],
  shufflerLoadsShoe: cited('allowed', 'MD-HCF-5B'),
  ways: cited(['hand', 'machine'], 'MD-HCF-5A'),
  deviceCount: cited('told-after-each-shuffle', 'MD-HCF-5C(1)'),
  wrongDeviceCount: cited('remove-the-deck', 'MD-HCF-5C(2)'),
  cut: cited('unless-machine-shuffled', 'MD-HCF-5D(2)'),
  afterMachine: cited('dealt-without-a-cut', 'MD-HCF-5D(1)'),
  cutAtLeast: cited(10, 'MD-HCF-5E'),
  afterCut: [cited('top-goes-under', 'MD-HCF-5E(1)'), cited('stack-into-the-shoe', 'MD-HCF-5E(2)')],
  recut: cited('floorperson-before-the-deal', 'MD-HCF-5F'),
  idle: [
    cited('remove-cards', 'MD-HCF-5G(1)'),
    cited('spread-face-down', 'MD-HCF-5G(2)'),
    cited('inspection-then-opening', 'MD-HCF-5G(3)'),
  ],
  reshufflingDevice: cited('when-approved', 'MD-HCF-5H'),
  reshufflingDeviceSkips: cited(['cut', 'recut', 'idle'], 'MD-HCF-5I'),
  deviceMarks: [cited('cover', 'MD-HCF-13I(1)'), cited('out-of-order-sign', 'MD-HCF-13I(2)')],
  shufflerRegistry: null,
};
