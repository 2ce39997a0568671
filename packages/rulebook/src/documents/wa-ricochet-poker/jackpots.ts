import { cited, read, silent } from '../../schema/cited.js';
import type { EnvyRules, JackpotRules } from '../../schema/jackpots.js';

/** To be shown on every House Jackpot display, word for word. */
export const HOUSE_JACKPOT_NOTICE =
  'House Jackpot prizes are paid by the casino and are not components of any progressive prize contest. Player wagers do not accrue to any guaranteed player fund. The displayed House Jackpot prize may be modified or discontinued at any time without prior notice.';

/** Appendices F to J say it alike; G says it for both types of jackpot. */
const envy: EnvyRules = {
  mandatory: read(true, 'WA-RP-AppG-n4', 'AMB-65'),
  receiverNeedsWager: cited(true, 'WA-RP-AppG-n4'),
  triggerNeedsWager: read(true, 'WA-RP-AppG-n4', 'AMB-17'),
  foldedHandTriggers: cited('settled-before-decisions', 'WA-RP-3'),
  ownHand: read('never', 'WA-RP-AppG-n4', 'AMB-76'),
  severalTriggers: read('one-each', 'WA-RP-AppG-n4', 'AMB-18'),
  amount: read('per-dollar-of-receivers-wager', 'WA-RP-AppG-n7', 'AMB-47'),
  paid: read('after-the-award', 'WA-RP-AppG-n4', 'AMB-77'),
};

export const JACKPOTS: JackpotRules = {
  types: cited(['progressive', 'house'], 'WA-RP-JP-4'),
  maxPerTable: cited(2, 'WA-RP-JP-1'),
  oneTypePerTable: cited(true, 'WA-RP-JP-4'),
  oneOptionPerSensor: read(true, 'WA-RP-JP-5', 'AMB-31'),
  typesNeverLinked: cited(true, 'WA-RP-JP-3'),
  linking: silent('tables-of-one-game-and-table', 'AMB-71'),
  display: {
    progressive: cited('rises-with-every-wager', 'WA-RP-DEF-prog#1'),
    house: cited('stays-until-the-house-changes-it', 'WA-RP-DEF-house#1'),
  },
  percentFrom: cited('meter', 'WA-RP-AppF-n6'),
  fixedFrom: cited('tray', 'WA-RP-AppF-n6'),
  stakeReturned: cited(false, 'WA-RP-AppF-n1'),
  resetTo: read('seed-plus-reserve', 'WA-RP-AppF-n8', 'AMB-48'),
  multiHit: silent(['sequential', 'split', 'sameBasis'], 'AMB-13'),
  awardOrder: silent('from-dealers-right-counterclockwise', 'AMB-13'),
  awardAmount: silent('meter-at-the-players-turn', 'AMB-58'),
  rounding: silent('down-to-the-cent', 'AMB-59'),
  fixedDollars: cited('per-dollar-wagered', 'WA-RP-AppF-n8'),
  seedScalesWithWager: cited('recommended', 'WA-RP-AppF-n8'),
  rateRequired: silent(true, 'AMB-48'),
  seedRequired: silent(true, 'AMB-48'),
  validation: silent('percent-awards-and-from-house-amount', 'AMB-69'),
  supervisorCalled: silent('any-winner', 'AMB-69'),
  gates: [
    silent('hand-wins', 'AMB-69'),
    silent('light-lit', 'AMB-42'),
    silent('floorperson-validates', 'AMB-69'),
    silent('pay', 'AMB-69'),
  ],
  endOfRoundReset: null,
  lights: silent('per-seat', 'AMB-42'),
  houseNotice: cited(HOUSE_JACKPOT_NOTICE, 'WA-RP-DEF-house#2'),
  system: read(
    {
      name: 'Andromeda',
      make: 'Galaxy Gaming Andromeda Bonus Jackpot System',
      fromSeries: '3d',
      displays: 'no-network',
    },
    'WA-RP-EQ#1',
    'AMB-42',
  ),
  funds: cited('escrow', 'WA-RP-DEF-prog#3'),
  frozenWhileRunning: [cited('suit', 'WA-RP-AppF-n5#2'), cited('suit', 'WA-RP-AppJ-n3')],
  discontinue: {
    progressive: read('after-top-award-or-by-permission', 'WA-RP-DEF-prog#2', 'AMB-43'),
    reduceCriteria: read('by-permission', 'WA-RP-DEF-prog#2', 'AMB-43'),
    transferToGame: read('by-permission', 'WA-RP-DEF-prog#2', 'AMB-43'),
    transferToLicensee: read('with-the-fund-by-permission', 'WA-RP-DEF-prog#2', 'AMB-43'),
    house: cited('at-any-time', 'WA-RP-DEF-house#3'),
  },
  envy,
};
