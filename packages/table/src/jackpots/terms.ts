import { type Meter, meterRules, type Terms } from '@baize/jackpot';
import { cents, formatCents } from '@baize/money';
import type { Result } from '@baize/result';
import { byPolicy, canonicalText, type JackpotInForce } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { Part, World } from '../table/world.js';
import { meterPart } from './at-meter.js';

type Checked = Result<true, Refusal>;

/** The meter that a table is linked to for one of its wagers, while it runs. */
const linkedMeter = ({ meters, table }: World, { id }: JackpotInForce): Meter | null => {
  const meter = meters[id];
  return meter?.phase === 'running' && Object.hasOwn(meter.tables, table.slug) ? meter : null;
};

/** A House table never runs on a Progressive meter, nor the other way round. */
export const typesAgree = (world: World): Checked => {
  const { inForce } = world.rules;
  for (const jackpot of inForce.jackpots) {
    const meter = linkedMeter(world, jackpot);
    if (meter === null || meter.terms.type === jackpot.type) continue;
    const { law } = meterRules(inForce, jackpot.id);
    return refuse(
      'types-linked',
      `the ${jackpot.name} of these rules is a ${jackpot.type} jackpot, and its meter is a ${meter.terms.type} one`,
      law.typesNeverLinked?.cite ?? byPolicy('jackpots'),
    );
  }
  return FINE;
};

/** Every jackpot that the table offers runs for it, on the terms that its rules were approved with. */
export const jackpotsAgree = (world: World): Checked => {
  const { inForce } = world.rules;
  for (const jackpot of inForce.jackpots) {
    const agrees = jackpotAgrees(world, jackpot);
    if (!agrees.ok) return agrees;
  }
  return typesAgree(world);
};

const jackpotAgrees = (
  { rules, meters, table }: World,
  { id, name, type }: JackpotInForce,
): Checked => {
  const meter = meters[id];
  const { law, terms } = meterRules(rules.inForce, id);
  if (meter === undefined || meter.phase === 'unopened') {
    return refuse('jackpot-not-open', `the ${name} jackpot is not open`, byPolicy('jackpots'));
  }
  if (meter.phase !== 'running') {
    return refuse('jackpot-ended', `the ${name} jackpot is discontinued`, byPolicy('jackpots'));
  }
  if (!Object.hasOwn(meter.tables, table.slug)) {
    return refuse(
      'not-linked',
      `this table is not linked to the ${name} jackpot`,
      byPolicy('jackpots'),
    );
  }
  if (sharedTermsDiffer(meter.terms, terms)) {
    return refuse(
      'jackpot-terms-differ',
      `the ${name} jackpot runs on another pay table, wager or suit`,
      law.linking.reading ?? law.linking.cite,
    );
  }
  if (type !== 'progressive' || meter.terms.type !== 'progressive') return FINE;
  const differs = RATES_AND_SEED.find(({ field }) => meter.terms[field] !== terms[field]);
  return differs === undefined
    ? FINE
    : refuse(
        'jackpot-terms-differ',
        `the ${name} jackpot runs on ${differs.words(meter.terms[differs.field])}, and the rules of this table were approved with ${differs.words(terms[differs.field])}: change the rules of the table, and have them approved`,
        differs.field === 'seedCents' ? byPolicy('jackpots') : law.rateRequired.cite,
      );
};

const sharedTermsDiffer = (left: Terms, right: Terms): boolean =>
  left.paytable !== right.paytable ||
  left.wagerCents !== right.wagerCents ||
  left.suit !== right.suit;

const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

const RATES_AND_SEED = [
  { field: 'rateBasisPoints', words: (rate: number) => `a rate of ${percent(rate)}` },
  { field: 'reserveRateBasisPoints', words: (rate: number) => `${percent(rate)} for the reserve` },
  {
    field: 'seedCents',
    words: (amount: number) => `a seed of ${formatCents(cents(amount))}`,
  },
] as const;

/** With their approval, the rules of the table become the terms of its jackpots; a posted prize follows. */
export const adoptTerms = (world: World, stamp: Stamp, reason: string): readonly Part[] =>
  world.rules.inForce.jackpots.flatMap((jackpot): Part[] => {
    const meter = linkedMeter(world, jackpot);
    if (meter === null) return [];
    const { terms } = meterRules(world.rules.inForce, jackpot.id);
    // Another type, pay table, wager or suit is told when the table is looked at as a whole.
    const { id, type } = jackpot;
    if (meter.terms.type !== type || sharedTermsDiffer(meter.terms, terms)) return [];
    if (canonicalText(meter.terms) === canonicalText(terms)) return [];
    const prizeMoves = type === 'house' && meter.terms.seedCents !== terms.seedCents;
    return [
      meterPart(stamp, id, { type: 'ChangeTerms', reason }),
      ...(prizeMoves
        ? [meterPart(stamp, id, { type: 'ModifyPrize', prizeCents: terms.seedCents, reason })]
        : []),
    ];
  });
