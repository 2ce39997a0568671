import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GameAct, GameView } from '@baize/games';
import {
  decodeHouseRules,
  electionsText,
  pinnedText,
  putInForce,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import {
  type PinnedRules,
  runShift,
  type Shift,
  type ShiftPlan,
  type ShiftPlayers,
  viewTable,
} from '@baize/table';
import { practiceDecision } from '../../../src/practice/practice-decision.js';
import { type Chance, practiceStakes } from '../../../src/practice/practice-stakes.js';

const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** The rules of a ready-made example, as a table runs on them. */
export const exampleRules = (id: RulebookId): PinnedRules => {
  const file = new URL(
    `../../../../rulebook/examples/${id.replace('/', '-')}.json`,
    import.meta.url,
  );
  const house = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!house.ok) throw new Error(`the example of ${id} is broken`);
  const rulebook = rulebookById(id);
  const inForce = putInForce(rulebook, house.value);
  if (!inForce.ok) throw new Error(`the example of ${id} breaks its document`);
  return {
    digest: sha256(pinnedText(rulebook, house.value)),
    electionsDigest: sha256(electionsText(rulebook, house.value)),
    inForce: inForce.value,
    house: house.value,
  };
};

/** Marsaglia's xorshift: the same seed, the same chances. */
export const chanceFrom = (seed: number): Chance => {
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

/** What the player at a seat sees of the round, and no more. */
const seenFrom = ({ world, at }: Shift, seat: number): GameView | null => {
  const { table } = world;
  const round = table.phase === 'open' ? table.round : null;
  const player =
    round?.game.hands.find((hand) => hand.seat === seat)?.player ??
    (table.phase === 'open' ? table.seats[seat]?.player : undefined);
  if (player === undefined) return null;
  return viewTable(world, { kind: 'player', player }, at).round?.game ?? null;
};

const actOf = <A extends GameAct['act']>(view: GameView | null, seat: number, act: A) =>
  (view?.legal[seat] as readonly GameAct[] | undefined)?.find(
    (one): one is Extract<GameAct, { readonly act: A }> => one.act === act,
  );

/** Practice players at every seat. */
export const PRACTICE: ShiftPlayers = {
  stakes: (shift, seat) => {
    const act = actOf(seenFrom(shift, seat), seat, 'place-wagers');
    return act === undefined ? {} : practiceStakes(shift.world.rules.inForce, act, shift.chance);
  },
  decision: (shift, seat) => {
    const view = seenFrom(shift, seat);
    return view === null ? null : practiceDecision(shift.world.rules.inForce, view, seat);
  },
};

/** A whole shift with practice players: a refusal of anything they do ends it with an error. */
export const practiceShift = (
  id: RulebookId,
  seed: number,
  rounds: number,
  felt: ShiftPlan['felt'] = 'virtual',
  players: ShiftPlayers = PRACTICE,
): Shift =>
  runShift('table-1', exampleRules(id), {
    rounds,
    day: '2026-01-01',
    chance: chanceFrom(seed),
    felt,
    players,
  });
