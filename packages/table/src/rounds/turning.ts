import { gameOf, isAllAside, isContest, type Place } from '@baize/games';
import { bySoftware, type Citation, type Irregularity } from '@baize/rulebook';
import { refuseDead } from '../irregularities/dead-card.js';
import { bookSays } from '../irregularities/outcome.js';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, Happened, OpenWorld, Part } from '../table/world.js';
import { hasDiscards, nextFolded } from './discards.js';
import { foldedCountedBy, isToTurn } from './folded.js';
import { atGame } from './game-part.js';
import { playingRound } from './round-of.js';
import { finishFirst, nextAtSeat } from './succession.js';

/** The dealer's hand first, then from the dealer's right each hand that has a wager to be looked at. */
export const turn = (world: OpenWorld, command: CommandOf<'Turn'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { place, cards } = command;
  const next = nextToTurn(world, found.value);
  const isOrdered = found.value.voided === null && found.value.game.phase === 'revealing';
  if (isOrdered && next !== null && place !== next) {
    return refuse(
      'out-of-order',
      `${next === 'dealer' ? "the dealer's hand" : `the hand of seat ${next}`} is turned next`,
      turnClause(world, next),
    );
  }
  const alive = refuseDead(found.value.dead, cards ?? []);
  if (!alive.ok) return alive;
  const unfinished = nextAtSeat(world.rules.inForce, found.value);
  if (unfinished !== null && unfinished.seat !== place) {
    return refuse(
      'out-of-order',
      finishFirst(unfinished),
      world.rules.inForce.rulebook.settlement.succession.cite,
    );
  }
  const folded = place === 'dealer' ? waitsForFolded(world, found.value) : null;
  if (folded !== null) return folded;
  const tucked = waitsForDiscards(world, found.value, command);
  if (tucked !== null) return tucked;
  const gesture = { type: 'Turn', place, ...(cards === undefined ? {} : { cards }) } as const;
  const turned = atGame(world, command, gesture);
  if (!turned.ok && turned.error.code === 'wrong-number-of-cards') {
    const { cite } = bookSays(world, found.value, wrongCountAt(place));
    const message = `${turned.error.message}: if no more and no fewer lie there, call it`;
    return refuse(turned.error.code, message, cite);
  }
  if (!turned.ok || !turned.value.some(isCut)) return turned;
  return inSequence(world, [() => turned, raiseTooLarge(world, command, place)]);
};

/** Where the document has it so, what was given up is in tray and rack before the dealer's hand is turned. */
const waitsForFolded = (
  { rules }: OpenWorld,
  round: RoundAtTable,
): ReturnType<typeof refuse> | null => {
  const { foldedWagers } = rules.inForce.rulebook.settlement;
  if (foldedWagers.value !== 'before-the-dealer') return null;
  if (round.voided !== null || round.game.phase !== 'revealing') return null;
  const folded = nextFolded(rules.inForce, round);
  return folded === null
    ? null
    : refuse(
        'folded-hands-first',
        `take the ${folded.leaves === 'wagers' ? 'wagers' : 'cards'} that seat ${folded.seat} gave up first`,
        foldedWagers.cite,
      );
};

/** What is tucked is turned when the rest of the hand was counted, and it is as many as it was. */
const waitsForDiscards = (
  { rules }: OpenWorld,
  round: RoundAtTable,
  { place, cards }: CommandOf<'Turn'>,
): ReturnType<typeof refuse> | null => {
  const { inForce } = rules;
  if (!isContest(round.game) || round.voided !== null) return null;
  const hand = round.game.hands.find(({ seat }) => seat === place);
  if (hand === undefined) return null;
  const law = foldedCountedBy(inForce);
  if (law !== null && hasDiscards(inForce, round, hand)) {
    return refuse(
      'discards-not-racked',
      `count and rack the discards of seat ${place} first`,
      law.cite,
    );
  }
  const pile = round.tucked[hand.seat];
  return pile === undefined || cards === undefined || cards.length === pile
    ? null
    : refuse(
        'wrong-number-of-cards',
        `seat ${place} tucked ${pile} cards, and ${cards.length} are named`,
        bySoftware('cards-on-the-felt'),
      );
};

const wrongCountAt = (place: Place): Irregularity =>
  place === 'dealer' ? 'wrong-count-to-dealer' : 'wrong-count-to-player';

const isCut = (happened: Happened): boolean =>
  !('jackpot' in happened) &&
  happened.events.some((event) => event.type === 'InRound' && event.event.type === 'RaiseCut');

/** The excess went back by itself; that it happened is on record, and a floorperson is called. */
const raiseTooLarge = ({ rules }: OpenWorld, stamp: Stamp, place: Place): Part => {
  const kind = 'raise-too-large';
  const { value: outcome, cite } = rules.inForce.rulebook.irregularities[kind];
  return record(stamp, {
    type: 'IrregularityCalled',
    kind,
    place,
    cards: null,
    note: null,
    outcome,
    cite,
  });
};

/** The dealer's cards are turned by one clause, and the players' by the order of settlement. */
export const turnClause = ({ rules }: Pick<OpenWorld, 'rules'>, place: Place): Citation => {
  const { rulebook } = rules.inForce;
  const { cite } = rulebook.settlement.direction;
  if (place !== 'dealer') return cite;
  return gameOf(rulebook).contest?.dealerTurns(rules.inForce) ?? cite;
};

/** Which hand lies face down and has to be turned now; null when none has. */
export const nextToTurn = (
  { rules }: Pick<OpenWorld, 'rules'>,
  { game }: Pick<RoundAtTable, 'game'>,
): Place | null => {
  if (!isContest(game) || game.phase !== 'revealing') return null;
  if (!game.dealer.turned && !isAllAside(game)) return 'dealer';
  const hand = game.hands.findLast((one) => isToTurn(rules.inForce, one));
  return hand?.seat ?? null;
};
