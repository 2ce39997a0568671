import { cited, silent } from '../../schema/cited.js';
import type { Tips } from '../../schema/rulebook.js';

export const TIPS: Tips = {
  // The ante only: the dealer takes no tip on the bet.
  wagers: cited(['ante'], 'SD-CSP-8#2'),
  needsOwnWager: cited(true, 'SD-CSP-8#1'),
  capped: cited('players-ante', 'SD-CSP-8#1'),
  raise: null,
  accounted: silent('apart', 'AMB-39'),
};
