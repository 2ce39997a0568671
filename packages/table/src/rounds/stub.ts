import { gameOf } from '@baize/games';
import { present } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { dealingClause } from '../dealing/clauses.js';
import { countStub } from '../dealing/stub.js';
import { roundCountDue } from '../dealing/stub-due.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { allCardsLying } from './cards-lying.js';
import { countingRound, playingRound } from './round-of.js';

/** When everybody has their cards the rest goes to the rack unseen, counted when it is due. */
export const rackStub = (world: OpenWorld, command: CommandOf<'RackStub'>): Decided => {
  const found =
    command.counted === undefined
      ? playingRound(world)
      : countingRound(world, 'stub-count-misdealt');
  if (!found.ok) return found;
  const { rules, table } = world;
  const { rulebook } = rules.inForce;
  const { method } = table.stub;
  const round = found.value;
  const stub = rulebook.dealing.stub?.cite ?? byPolicy('cards');
  if (!gameOf(round.game).isDealt(round.game)) {
    return refuse(
      'not-dealt',
      'the rest of the deck is taken away when the last hand is dealt',
      dealingClause(rulebook, method, 'remove-stub', stub),
    );
  }
  if (round.stub === 'racked')
    return refuse('stub-is-racked', 'the stub is in the rack', bySoftware('orders'));
  const { counted } = command;
  if (counted === undefined && roundCountDue(rulebook, table)) {
    const every = present(rulebook.dealing.stubCountEvery, 'the rule by which a count is due');
    return refuse(
      'stub-count-due',
      `the stub is counted at least once in ${every.value} rounds: count it face down now`,
      dealingClause(rulebook, method, 'stub-count', every.cite),
    );
  }
  if (counted === undefined) {
    const cite = dealingClause(rulebook, method, 'stub', stub);
    return atTheTable(world, command, { type: 'StubRacked', counted: null, cite });
  }
  const verdict = countStub(rulebook, method, counted, allCardsLying(round), round.deadCards);
  if (!verdict.ok) return verdict;
  const { cite } = verdict.value;
  const late = whyTooLate(round);
  if (verdict.value.verdict === 'wrong-count' && late !== null) return late;
  return atTheTable(
    world,
    command,
    verdict.value.verdict === 'to-the-rack'
      ? { type: 'StubRacked', counted, cite }
      : { type: 'StubMiscounted', counted, off: verdict.value.off, cite },
  );
};

/**
 * A round that is paid is not voided by its stub any more, and the cards of a void one lie where they should not:
 * only the whole deck tells then whether a card is missing (AMB-78).
 */
const whyTooLate = ({ game, voided }: RoundAtTable) => {
  const later = 'count the whole deck when the round is over';
  if (game.phase === 'settled')
    return refuse('round-is-settled', `this round is paid: ${later}`, byPolicy('cards'));
  return voided === null
    ? null
    : refuse('round-is-void', `this round is void: ${later}`, byPolicy('cards'));
};
