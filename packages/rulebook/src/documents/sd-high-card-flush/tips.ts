import { cited, read, silent } from '../../schema/cited.js';
import type { Tips } from '../../schema/rulebook.js';

export const TIPS: Tips = {
  // "Trips", "pocket" and "odds" are no wagers of this game.
  wagers: read(['ante', 'raise', 'flush', 'straight-flush'], 'SD-HCF-3#1', 'AMB-11'),
  needsOwnWager: cited(true, 'SD-HCF-3#1'),
  capped: null,
  raise: cited('players-choice', 'SD-HCF-3#2'),
  accounted: silent('apart', 'AMB-39'),
};
