import { describe, expect, it } from 'vitest';
import {
  decodeHouseRules,
  IRREGULARITIES,
  isByPolicy,
  RULEBOOKS,
  rulebookById,
} from '../../src/index.js';
import { CSP, errorsOf, inForceOf, MD, OH, onlyError, SD, WA } from '../support/check.js';
import { changed, type Draft, example } from '../support/examples.js';

const policy =
  (kind: string, treatment: string) =>
  (draft: Draft): void => {
    draft.irregularityPolicy = { reference: 'IC-12', outcomes: { [kind]: treatment } };
  };
const AT = 'irregularityPolicy.outcomes.';

describe('the policy of the house for irregularities', () => {
  onlyError([
    [
      'none where the document decides: Maryland',
      MD,
      policy('wrong-count-to-player', 'dead-hand'),
      'policy-not-open',
      `${AT}wrong-count-to-player`,
      'MD-HCF-13D',
    ],
    [
      'none where the document decides: South Dakota',
      SD,
      policy('card-face-up-in-deck', 'void'),
      'policy-not-open',
      `${AT}card-face-up-in-deck`,
      'SD-HCF-5#2',
    ],
    [
      'none where the document decides: Caribbean Stud',
      CSP,
      policy('wrong-count-to-player', 'void'),
      'policy-not-open',
      `${AT}wrong-count-to-player`,
      'SD-CSP-10#1',
    ],
    [
      '[OH-HCF-gap-irregularities] a wrong deal does not go on',
      OH,
      policy('wrong-count-to-dealer', 'goes-on'),
      'policy-not-allowed',
      `${AT}wrong-count-to-dealer`,
      'OH-HCF-gap-irregularities',
    ],
    [
      '[WA-RP-gap-irregularities] no hand alone is dead in a pot',
      WA,
      policy('wrong-count-to-player', 'dead-hand'),
      'policy-not-allowed',
      `${AT}wrong-count-to-player`,
      'WA-RP-gap-irregularities',
    ],
    [
      'none on how large a raise may be',
      OH,
      policy('raise-too-large', 'goes-on'),
      'policy-not-open',
      `${AT}raise-too-large`,
      'OH-HCF-raise',
    ],
  ]);

  it('[OH-HCF-gap-irregularities, WA-RP-gap-irregularities] every choice that is open is taken, and then is in force', () => {
    for (const { id, openIrregularities } of RULEBOOKS) {
      for (const kind of IRREGULARITIES) {
        for (const treatment of openIrregularities?.value[kind] ?? []) {
          const house = changed(id, policy(kind, treatment));
          expect(errorsOf(house)).toEqual([]);
          const { rulebook, elections } = inForceOf(house);
          expect(isByPolicy(elections, kind)).toBe(true);
          expect(rulebook.irregularities[kind].cite).toBe(openIrregularities?.cite);
          expect(rulebook.irregularities[kind].value.words).toContain('policy of the house');
          const others = IRREGULARITIES.filter((one) => one !== kind);
          for (const other of others) {
            expect(isByPolicy(elections, other)).toBe(false);
            expect(rulebook.irregularities[other]).toBe(rulebookById(id).irregularities[other]);
          }
        }
      }
    }
  });

  it('only what a document does not speak of is open', () => {
    for (const { irregularities, openIrregularities } of RULEBOOKS) {
      for (const kind of IRREGULARITIES) {
        if (openIrregularities?.value[kind] === undefined) continue;
        expect(irregularities[kind].notFromSource).toBe(true);
      }
    }
  });

  it('without a policy the rulebook is in force as it stands', () => {
    const { rulebook, elections } = inForceOf(example(OH));
    expect(rulebook).toEqual(rulebookById(OH));
    expect(isByPolicy(elections, 'shoe-jam')).toBe(false);
  });

  it.each([
    ['a treatment that does not exist', { reference: 'IC', outcomes: { 'shoe-jam': 'shrug' } }],
    ['an irregularity that does not exist', { reference: 'IC', outcomes: { rain: 'void' } }],
    ['no paper that says so', { outcomes: {} }],
  ])('%s is refused', (_what, irregularityPolicy) => {
    expect(decodeHouseRules({ ...example(OH), irregularityPolicy }).ok).toBe(false);
  });
});
