import { cited, read } from '../../schema/cited.js';
import type { BesideWagers, WagerRule, Wagers } from '../../schema/wagers.js';
import { ANTE_BONUS_TABLES } from './ante-bonus-tables.js';
import { HEDGE_TABLES } from './hedge-tables.js';
import { JACKPOT_WAGERS } from './jackpot-wagers.js';
import { KICKOUT_TABLES } from './kickout-tables.js';
import { POCKET_TABLES } from './pocket-tables.js';
import { RAPID_FIRE_TABLES } from './rapid-fire-tables.js';

/** The contest for the pot: one ante for everybody, and as much again to stay. */
const contest = {
  ante: {
    name: 'Ante',
    kind: cited('pot', 'WA-RP-9'),
    offered: cited('always', 'WA-RP-1'),
    placed: cited('required', 'WA-RP-1'),
    stake: cited({ kind: 'equal-for-all' }, 'WA-RP-1'),
    paytables: {},
  },
  play: {
    name: 'Play',
    kind: cited('pot', 'WA-RP-9'),
    offered: cited('always', 'WA-RP-7'),
    placed: cited('decision', 'WA-RP-7b'),
    needs: cited(['ante'], 'WA-RP-7b'),
    stake: cited({ kind: 'ante-multiple', times: 1 }, 'WA-RP-7b#1'),
    paytables: {},
  },
} as const satisfies Wagers;

/** Side wagers of the player's own amount, settled right after the deal. */
const side = (
  name: string,
  kind: WagerRule['kind'],
  paytables: WagerRule['paytables'],
): WagerRule => ({
  name,
  kind,
  offered: cited('elected', 'WA-RP-GD#2'),
  placed: cited('option', 'WA-RP-1#2'),
  needs: read(['ante'], 'WA-RP-1', 'AMB-74'),
  stake: cited({ kind: 'within-limits' }, 'WA-RP-BW'),
  paytables,
});

export const WAGERS: Wagers = {
  ...contest,
  'rapid-fire': side('Rapid Fire', cited('against-dealer', 'WA-RP-RF#3'), RAPID_FIRE_TABLES),
  hedge: side('Hedge Bet', cited('hand-value', 'WA-RP-HB'), HEDGE_TABLES),
  pocket: side('Pocket Bonus', cited('hand-value', 'WA-RP-PB'), POCKET_TABLES),
  ...JACKPOT_WAGERS,
};

export const BESIDE: BesideWagers = {
  anteBonus: {
    name: 'Ante Bonus',
    offered: cited('always', 'WA-RP-7b-i'),
    paytables: ANTE_BONUS_TABLES,
  },
  kickout: {
    name: 'Kickout hands',
    offered: cited('always', 'WA-RP-4'),
    paytables: KICKOUT_TABLES,
  },
};
