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
  cite: 'MD-HCF-12B(1)',
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

const cut: Entitlement = {
  ...winner('royal flush'),
  line: 'flush',
  due: { from: 'tray', cents: cents(100) },
  capped: true,
};

it('[MD-HCF-12D] tells of a line that was cut, and of no other', () => {
  const rules = rulesOf('md/high-card-flush', { settings: { payoutLimit: 100 } });
  const { capped: _, ...whole } = cut;
  expect(noticesFor(rules, [cut, whole])).toEqual([
    { text: 'Seat 4, flush: cut to the payout limit of $1.', cite: 'MD-HCF-12D' },
  ]);
});

it('tells of no cut where the document or the table has no limit', () => {
  const md = rulesOf('md/high-card-flush', { settings: { payoutLimit: 100 } });
  expect(noticesFor({ ...md, rulebook: { ...md.rulebook, payoutCap: null } }, [cut])).toEqual([]);
  const settings = { ...md.settings, payoutLimitCents: null };
  expect(noticesFor({ ...md, settings }, [cut])).toEqual([]);
});

it('calls nobody for a jackpot that lost, or that the document does not know', () => {
  const md = rulesOf('md/high-card-flush');
  expect(noticesFor(md, [{ ...winner('a hand'), outcome: 'lose' }])).toEqual([]);
  const { rulebook } = rulesOf('oh/high-card-flush');
  expect(noticesFor({ ...md, rulebook }, [winner('royal flush')])).toEqual([]);
});
