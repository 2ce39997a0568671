import { cited } from '../../schema/cited.js';
import type { Signage } from '../../schema/signage.js';
import { area, paytable, sign } from '../sign-rules.js';

export const SIGNAGE: Signage = {
  rules: [
    area('ante', 'Ante', 'SD-CSP-2'),
    area('bet', 'Bet', 'SD-CSP-11b'),
    area('progressive', 'Progressive', 'SD-CSP-3'),
    paytable('layout-or-sign', 'bet', 'SD-CSP-17#2'),
    paytable('layout-or-sign', 'progressive', 'SD-CSP-21#2'),
    sign('sign', { kind: 'jackpot-amount' }, 'SD-CSP-21a'),
  ],
  onlyTablesInUse: cited(true, 'SD-CSP-21#2'),
  minimumAge: null,
};
