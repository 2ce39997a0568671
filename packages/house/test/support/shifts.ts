import { readFileSync } from 'node:fs';
import { FULL_DECK, formatCard, formatCards } from '@baize/cards';
import { decodeHouseRules, putInForce, type RulebookId, rulebookById } from '@baize/rulebook';
import { type PinnedRules, runShift } from '@baize/table';
import { deckOf, roundTerms } from '../../src/index.js';
import { SHAPES, upcast } from '../../src/store/upcast.js';
import { seedNamed } from '../fairness/support/rounds.js';
import { type PlayedShift, pinnedDigests, type Seeded } from './house-in-store.js';
import { happenedOf, keptShift } from './kept-shift.js';

const SLUG = 'pit-1';

/** A kept shift under the digests of today: its cards were typed in, so that it has no proofs. */
export const keptAsPlayed = (id: RulebookId): PlayedShift => {
  const { rules, events } = keptShift(id);
  const digests = pinnedDigests(rules);
  const happened = events.map((kept) => {
    const text = JSON.stringify(kept.event).replaceAll(`"${rules.digest}"`, `"${digests.rules}"`);
    return happenedOf(kept, upcast(SHAPES, { ...kept, text }));
  });
  return { slug: SLUG, rules: withDigests(rules), happened, seeded: null };
};

const withDigests = (rules: PinnedRules): PinnedRules => {
  const { rules: digest, elections: electionsDigest } = pinnedDigests(rules);
  return { ...rules, digest, electionsDigest };
};

const exampleRules = (id: RulebookId): PinnedRules => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const decoded = decodeHouseRules(json);
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  const house = decoded.value;
  const inForce = putInForce(rulebookById(id), house);
  if (!inForce.ok) throw new Error(`no table runs on the example of ${id}`);
  return withDigests({ digest: '', electionsDigest: '', inForce: inForce.value, house });
};

const SEEDED: Seeded = {
  seedOf: (round) => seedNamed(round),
  players: [
    { seat: 1, seed: 'a seed of seat 1' },
    { seat: 2, seed: 'a seed of seat 2' },
  ],
};

/** A shift whose decks come from seeds, by the recipe of the house. */
export const seededShift = (id: RulebookId, rounds: number, chanceSeed = 1): PlayedShift => {
  const rules = exampleRules(id);
  const deckOfRound = (number: number): readonly string[] => {
    const round = `${SLUG}/${number}`;
    const terms = roundTerms(rules.inForce.rulebook, round, 'machine', 1);
    return deckOf(terms, SEEDED.seedOf(round), null, SEEDED.players).map((card) =>
      formatCards([card]),
    );
  };
  const chance = stacked(chanceFrom(chanceSeed), deckOfRound);
  const plan = { rounds, day: '2026-02-01', chance, felt: 'virtual' } as const;
  const { happened } = runShift(SLUG, rules, plan);
  return { slug: SLUG, rules, happened, seeded: SEEDED };
};

/** Chance that repeats: the same seed gives the same shift. */
const chanceFrom = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

/** Chance that shuffles each round's deck into the order we want: a shift asks it for 52 first. */
const stacked = (
  chance: (below: number) => number,
  deckOfRound: (number: number) => readonly string[],
): ((below: number) => number) => {
  let rounds = 0;
  let places: number[] = [];
  return (below) => {
    if (below === FULL_DECK.length) {
      rounds += 1;
      places = placesFor(deckOfRound(rounds));
    }
    return places.shift() ?? chance(below);
  };
};

/** The exchanges of a Fisher–Yates shuffle that leave a deck so that it is dealt in this order. */
const placesFor = (deck: readonly string[]): number[] => {
  const cards = FULL_DECK.map(formatCard);
  const wanted = deck.toReversed();
  const places: number[] = [];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const place = cards.indexOf(wanted[last] ?? '');
    places.push(place);
    [cards[last], cards[place]] = [cards[place] ?? '', cards[last] ?? ''];
  }
  return places;
};
