import { cited } from '../../schema/cited.js';
import type { Signage } from '../../schema/signage.js';
import { ANY_JACKPOT, area, offered, paytable, sign } from '../sign-rules.js';

export const SIGNAGE: Signage = {
  rules: [
    sign('sign', { kind: 'limits' }, 'SD-HCF-2#5'),
    area('ante', 'Ante', 'SD-HCF-2#1'),
    area('raise', 'Raise', 'SD-HCF-7#4'),
    area('flush', 'Flush', 'SD-HCF-2#2', offered('flush')),
    area('straight-flush', 'Straight Flush', 'SD-HCF-2#2', offered('straight-flush')),
    area('progressive', 'Progressive', 'SD-HCF-2#3', offered('progressive')),
    paytable('layout', 'flush', 'SD-HCF-10#2', offered('flush')),
    paytable('layout', 'straight-flush', 'SD-HCF-11#2', offered('straight-flush')),
    paytable('sign', 'progressive', 'SD-HCF-12#6', offered('progressive')),
    sign('sign', { kind: 'jackpot-amount' }, 'SD-HCF-12a', ANY_JACKPOT),
  ],
  onlyTablesInUse: cited(true, 'SD-HCF-10#2'),
  minimumAge: null,
};
