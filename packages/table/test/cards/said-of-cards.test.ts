import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { DEVICES } from '../../src/cards/state.js';
import {
  DEVICE_WORDS,
  DUE_WORDS,
  LOAD_WORDS,
  METHOD_WORDS,
  STEP_WORDS,
} from '../../src/cards/words.js';

/** Whatever a document asks of the cards, the dealer is told it in words. */

const WORDS = /^[a-z]+ [a-z ,]+$/;

describe.each(RULEBOOK_IDS)('%s', (id) => {
  const { shuffling, dealing } = rulebookById(id);

  it('every step of the opening', () => {
    for (const { value } of shuffling.opening) expect(STEP_WORDS[value], value).toMatch(WORDS);
  });

  it('every occasion to shuffle', () => {
    for (const { value } of shuffling.when) expect(DUE_WORDS[value], value).toMatch(WORDS);
  });

  it('every way to deal, and where the cards are put for it', () => {
    for (const { value } of dealing.methods) {
      expect(METHOD_WORDS[value.method], value.method).toMatch(WORDS);
      expect(LOAD_WORDS[value.method], value.method).toMatch(WORDS);
    }
  });
});

it('every device, and what is due when one of them jams', () => {
  for (const device of DEVICES) {
    expect(DEVICE_WORDS[device], device).toMatch(WORDS);
    expect(DUE_WORDS[`${device}-jam`], device).toMatch(WORDS);
  }
});
