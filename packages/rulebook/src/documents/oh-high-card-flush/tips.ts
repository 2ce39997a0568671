import { silent } from '../../schema/cited.js';
import type { Tips } from '../../schema/rulebook.js';

export const TIPS: Tips = {
  wagers: silent([], 'AMB-39'),
  needsOwnWager: null,
  capped: null,
  raise: null,
  accounted: silent('apart', 'AMB-39'),
};
