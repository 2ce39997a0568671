import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FULL_DECK, formatCard } from '@baize/cards';
import {
  decodeHouseRules,
  electionsText,
  type HouseRules,
  pinnedText,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import { type PinnedRules, runShift, Shift, type ShiftPlan } from '../../src/index.js';
import { rulesFrom } from './rules.js';

export const SLUG = 'table-1';

const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** The rules of a ready-made example, as a table runs on them. */
const pinnedRules = (id: RulebookId): PinnedRules => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const decoded = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  const house: HouseRules = decoded.value;
  const rulebook = rulebookById(id);
  return {
    digest: sha256(pinnedText(rulebook, house)),
    electionsDigest: sha256(electionsText(rulebook, house)),
    inForce: rulesFrom(id, house),
    house,
  };
};

type Chance = ShiftPlan['chance'];

/** Marsaglia's xorshift: the same seed, the same shift. */
const chanceFrom = (seed: number): Chance => {
  let state = (seed ^ 0x9e_37_79_b9) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

/** Suit by suit from the ace down, the spades on top: hands dealt in one packet are straight flushes. */
const SUITED = [...'cdhs'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => `${rank}${suit}`));

/** What a shuffle must draw, place by place, so that the deck comes out suited. */
const suitedDraws = (): readonly number[] => {
  const cards: (string | undefined)[] = FULL_DECK.map(formatCard);
  return Array.from({ length: 51 }, (_, step) => {
    const last = 51 - step;
    const place = cards.indexOf(SUITED[last]);
    [cards[last], cards[place]] = [cards[place], cards[last]];
    return place;
  });
};

/** Chance whose shuffles all give the suited deck. Only a shuffle asks for one of 52. */
const suited = (chance: Chance): Chance => {
  let draws: number[] = [];
  return (below) => {
    if (below === 52) draws = [...suitedDraws()];
    return draws.shift() ?? chance(below);
  };
};

/** A plan of so many rounds. */
const planOf = (rounds: number, chance: Chance, felt: ShiftPlan['felt']): ShiftPlan => ({
  rounds,
  day: '2026-01-01',
  chance,
  felt,
});

export const shiftOf = (
  id: RulebookId,
  seed: number,
  rounds = 25,
  felt: ShiftPlan['felt'] = 'virtual',
): Shift => runShift(SLUG, pinnedRules(id), planOf(rounds, chanceFrom(seed), felt));

/** A shift in which jackpots are won: every deck is suited. */
export const winningShift = (id: RulebookId, seed: number, rounds: number): Shift =>
  runShift(SLUG, pinnedRules(id), planOf(rounds, suited(chanceFrom(seed)), 'virtual'));

/** A table that is open, with its jackpots, and nobody at it. */
export const openTable = (id: RulebookId, trayCents = 10_000_000): Shift => {
  const shift = new Shift(SLUG, pinnedRules(id), planOf(0, chanceFrom(1), 'virtual'));
  for (const { id: jackpot } of shift.world.rules.inForce.jackpots) {
    shift.do(
      {
        type: 'AtJackpot',
        jackpot,
        step: { type: 'Open', jackpot: `${SLUG}-${jackpot}`, tables: [SLUG] },
      },
      'operator',
      'olive',
    );
  }
  shift.floor({
    type: 'OpenTable',
    dealer: 'dora',
    designated: true,
    trayCents: trayCents as never,
    policy: { gestures: [], decisionSeconds: null, adjustAloneCents: 10_000 as never },
  });
  return shift;
};
