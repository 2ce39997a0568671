import { cited, read, silent } from '../../schema/cited.js';
import type { JackpotRules } from '../../schema/jackpots.js';

export const JACKPOTS: JackpotRules = {
  types: cited(['progressive'], 'SD-HCF-12#2'),
  maxPerTable: cited(1, 'SD-HCF-2#3'),
  oneTypePerTable: null,
  oneOptionPerSensor: null,
  typesNeverLinked: null,
  linking: silent('tables-of-one-game-and-table', 'AMB-71'),
  percentFrom: cited('meter', 'SD-HCF-12a'),
  fixedFrom: cited('tray', 'SD-HCF-12b'),
  stakeReturned: cited(false, 'SD-HCF-12#4'),
  resetTo: cited('seed-plus-reserve', 'SD-HCF-12e#1'),
  multiHit: read(['sequential', 'split', 'sameBasis'], 'SD-HCF-12d', 'AMB-13'),
  awardOrder: cited('from-dealers-right-counterclockwise', 'SD-HCF-12e#2'),
  awardAmount: silent('meter-at-the-players-turn', 'AMB-58'),
  rounding: silent('down-to-the-cent', 'AMB-59'),
  // The printed numbers are for 1, so that a prize grows with the wager.
  fixedDollars: read('per-dollar-wagered', 'SD-HCF-12#4', 'AMB-46'),
  seedScalesWithWager: cited('required', 'SD-HCF-12#5'),
  rateRequired: silent(true, 'AMB-48'),
  seedRequired: read(true, 'SD-HCF-12#5', 'AMB-48'),
  validation: cited('percent-awards-and-from-house-amount', 'SD-HCF-12c'),
  supervisorCalled: cited('any-winner', 'SD-HCF-12c'),
  gates: [
    cited('hand-wins', 'SD-HCF-12#3'),
    cited('light-lit', 'SD-HCF-6#2'),
    cited('floorperson-validates', 'SD-HCF-12c'),
    cited('pay', 'SD-HCF-6#2'),
  ],
  endOfRoundReset: null,
  lights: cited('per-seat', 'SD-HCF-6#2'),
  houseNotice: null,
  funds: null,
  discontinue: {
    progressive: silent('after-top-award-or-by-permission', 'AMB-41'),
    reduceCriteria: silent('by-permission', 'AMB-41'),
    transferToGame: silent('by-permission', 'AMB-41'),
    transferToLicensee: silent('with-the-fund-by-permission', 'AMB-41'),
    house: null,
  },
  envy: null,
};
