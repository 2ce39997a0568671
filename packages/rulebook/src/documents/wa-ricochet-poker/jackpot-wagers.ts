import { type ClauseId, cited, read } from '../../schema/cited.js';
import type { WagerRule, Wagers } from '../../schema/wagers.js';
import { FIVE_CARD_TABLES } from './five-card-tables.js';
import { HEADS_UP_HOLDEM_TABLES } from './heads-up-holdem-tables.js';
import { MINI_ROYAL_TABLES } from './mini-royal-tables.js';
import { SEVEN_CARD_TABLES } from './seven-card-tables.js';
import { STRAIGHT_FLUSH_TABLES } from './straight-flush-tables.js';

/** One game option of a jackpot sensor: House or Progressive, at one fixed amount. */
const jackpot = (
  name: string,
  clause: ClauseId,
  fixedAmount: ClauseId,
  paytables: WagerRule['paytables'],
): WagerRule => ({
  name,
  kind: cited('jackpot', clause),
  offered: cited('elected', 'WA-RP-GD#2'),
  placed: cited('option', 'WA-RP-1#2'),
  needs: read(['ante'], 'WA-RP-1', 'AMB-74'),
  stake: cited({ kind: 'fixed' }, fixedAmount),
  paytables,
});

export const JACKPOT_WAGERS: Wagers = {
  'mini-royal': jackpot('Mini-Royal', 'WA-RP-MR', 'WA-RP-AppF-n8', MINI_ROYAL_TABLES),
  'straight-flush': jackpot('Straight Flush', 'WA-RP-SF', 'WA-RP-AppG-n7', STRAIGHT_FLUSH_TABLES),
  'five-card': jackpot('Five-Card Linked', 'WA-RP-5CL', 'WA-RP-AppH-n6', FIVE_CARD_TABLES),
  'seven-card': jackpot('Seven-Card Linked', 'WA-RP-7CL', 'WA-RP-AppI-n6', SEVEN_CARD_TABLES),
  'heads-up-holdem': jackpot(
    "Heads Up Hold'em",
    'WA-RP-HUH',
    'WA-RP-AppJ-n7',
    HEADS_UP_HOLDEM_TABLES,
  ),
};
