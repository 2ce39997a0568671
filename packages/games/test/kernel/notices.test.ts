import { cents } from '@baize/money';
import { expect, it } from 'vitest';
import type { Entitlement } from '../../src/index.js';
import { noticesFor } from '../../src/kernel/notices.js';
import { rulesOf } from '../support/rules.js';

const winner = (hand: string): Entitlement => ({
  seat: 4,
  line: 'progressive',
  stakeCents: cents(100),
  outcome: 'win',
  due: { from: 'meter', jackpot: 'progressive', percent: 10 },
  returnedCents: cents(0),
  hand,
  cite: 'row',
});

it.each([
  'royal flush',
  'ace-king-nine-five-two high',
  'four queens, ace kicker',
  'kings full of fours',
  'six-card straight flush, eight high',
  'mini-royal in spades',
  "dealer's royal flush in hearts, and a flopped straight flush",
])('names the hand of a jackpot’s winner so that any hand reads well: %s', (hand) => {
  expect(noticesFor(rulesOf('md/high-card-flush'), [winner(hand)])).toEqual([
    {
      text: `Seat 4 wins the progressive jackpot (${hand}): call a floorperson.`,
      cite: 'MD-HCF-11B(9)(c)',
    },
  ]);
});
