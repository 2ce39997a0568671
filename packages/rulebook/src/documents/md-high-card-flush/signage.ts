import { type ClauseId, cited } from '../../schema/cited.js';
import type { Signage, SignRule } from '../../schema/signage.js';
import { area, asRead, offered, paytable, sign } from '../sign-rules.js';

const printed = (text: string, cite: ClauseId): SignRule =>
  sign('layout', { kind: 'inscription', text }, cite);

export const signage: Signage = {
  rules: [
    sign('layout', { kind: 'operator-name' }, 'MD-HCF-2B(1)'),
    area('ante', 'Ante', 'MD-HCF-2B(2)'),
    area('raise', 'Raise', 'MD-HCF-2B(2)'),
    sign('layout', { kind: 'dealer-area', label: "Dealer's seven cards" }, 'MD-HCF-2B(3)'),
    area('flush', 'Flush Bonus', 'MD-HCF-2B(4)', offered('flush')),
    area('straight-flush', 'Straight Flush Bonus', 'MD-HCF-2B(5)', offered('straight-flush')),
    area('progressive', 'Progressive Jackpot', 'MD-HCF-2B(6)', offered('progressive')),
    paytable('layout-or-sign', 'ante', 'MD-HCF-2B(7)(a)'),
    paytable('layout-or-sign', 'raise', 'MD-HCF-2B(7)(a)'),
    paytable('layout-or-sign', 'flush', 'MD-HCF-2B(7)(a)', offered('flush')),
    paytable('layout-or-sign', 'straight-flush', 'MD-HCF-2B(7)(a)', offered('straight-flush')),
    paytable('layout-or-sign', 'progressive', 'MD-HCF-2B(7)(a)', offered('progressive')),
    printed(
      'The dealer needs a three-card flush, nine high, to qualify. If not: Ante pays, Raise pushes.',
      'MD-HCF-2B(7)(b)',
    ),
    printed('Two-, three- or four-card flush: Raise equal to your Ante.', 'MD-HCF-2B(7)(c)(i)'),
    printed('Five-card flush: Raise up to two times your Ante.', 'MD-HCF-2B(7)(c)(ii)'),
    printed('Six- or seven-card flush: Raise up to three times your Ante.', 'MD-HCF-2B(7)(c)(iii)'),
    ...asRead('AMB-19', [sign('layout-or-sign', { kind: 'payout-limit' }, 'MD-HCF-2B(7)(d)')]),
  ],
  onlyTablesInUse: cited(true, 'MD-HCF-2B(7)(a)'),
  minimumAge: null,
};
