import { cited, read, silent } from '../../schema/cited.js';
import type { Discontinuing, EnvyRules, JackpotRules } from '../../schema/jackpots.js';

const envy: EnvyRules = {
  mandatory: read(true, 'MD-HCF-12E(4)(b)', 'AMB-35'),
  receiverNeedsWager: cited(true, 'MD-HCF-11B(9)(e)(i)'),
  triggerNeedsWager: read(false, 'MD-HCF-11B(9)(e)(i)', 'AMB-17'),
  foldedHandTriggers: read('when-its-cards-remain', 'MD-HCF-11B(4)(a)', 'AMB-16'),
  ownHand: read('never', 'MD-HCF-11B(9)(e)(iii)', 'AMB-76'),
  severalTriggers: cited('one-each', 'MD-HCF-11B(9)(e)(ii)'),
  amount: cited('per-dollar-of-receivers-wager', 'MD-HCF-12E(4)(a)'),
  paid: cited('after-the-award', 'MD-HCF-11B(9)(e)'),
};

/** The document has no word on ending a jackpot; the Caribbean Stud procedure is the safe one. */
const discontinue: Discontinuing = {
  progressive: silent('after-top-award-or-by-permission', 'AMB-41'),
  reduceCriteria: silent('by-permission', 'AMB-41'),
  transferToGame: silent('by-permission', 'AMB-41'),
  transferToLicensee: silent('with-the-fund-by-permission', 'AMB-41'),
  house: null,
};

export const jackpots: JackpotRules = {
  types: cited(['progressive'], 'MD-HCF-7F(4)'),
  maxPerTable: cited(1, 'MD-HCF-12E(1)'),
  oneTypePerTable: null,
  oneOptionPerSensor: null,
  typesNeverLinked: null,
  linking: silent('tables-of-one-game-and-table', 'AMB-71'),
  percentFrom: cited('meter', 'MD-HCF-12E(1)'),
  fixedFrom: read('tray', 'MD-HCF-8C(2)(c)', 'AMB-46'),
  stakeReturned: read(false, 'MD-HCF-8C(2)(c)', 'AMB-46'),
  resetTo: read('seed-plus-reserve', 'MD-HCF-12E(2)', 'AMB-13'),
  multiHit: read(['sequential'], 'MD-HCF-12E(3)', 'AMB-13'),
  awardOrder: cited('from-dealers-right-counterclockwise', 'MD-HCF-11B(5)'),
  awardAmount: read('meter-at-the-players-turn', 'MD-HCF-12E(3)', 'AMB-58'),
  rounding: silent('down-to-the-cent', 'AMB-59'),
  fixedDollars: read('as-printed', 'MD-HCF-12E(1)', 'AMB-47'),
  seedScalesWithWager: silent('not-stated', 'AMB-47'),
  rateRequired: cited(true, 'MD-HCF-12E(2)(a)'),
  seedRequired: cited(true, 'MD-HCF-12E(2)'),
  validation: cited('every-award', 'MD-HCF-11B(9)(c)'),
  supervisorCalled: cited('any-winner', 'MD-HCF-11B(9)(c)'),
  gates: [
    cited('hand-wins', 'MD-HCF-11B(9)(a)'),
    cited('light-lit', 'MD-HCF-11B(9)(b)'),
    cited('floorperson-validates', 'MD-HCF-11B(9)(c)'),
    cited('pay', 'MD-HCF-11B(9)(d)'),
  ],
  endOfRoundReset: null,
  lights: cited('per-seat', 'MD-HCF-7F(4)(b)'),
  houseNotice: null,
  funds: null,
  discontinue,
  envy,
};
