import { UNKNOWN_CARD } from '@baize/cards';
import type {
  ContestCommand,
  ContestDecision,
  ContestEvent,
  ContestRound,
  ContestView,
  LegalAct,
} from '@baize/games';
import { present } from '@baize/result';
import { meterAwards } from '@baize/table';
import { dealerWords, faceDownWords } from '../render/dealer.js';
import { handFaces } from '../render/felt.js';
import { metersMoved, stakesWords } from '../render/play-wagers.js';
import { contestCore, contestDeal, settleContest } from './contest-game.js';
import { decideHand } from './decide-contest.js';
import { contestHint, withHint } from './hint.js';
import { refusalWords } from './place-wagers.js';
import { RoundInPlay, stamp } from './round-in-play.js';
import {
  playerAt,
  type RoundEnd,
  type RoundStart,
  roundOpened,
  Shoe,
  type Sitting,
  takeBets,
} from './sitting.js';
import { tellSettled } from './tell-settled.js';

type Round = RoundInPlay<ContestRound, ContestCommand, ContestEvent, ContestView, LegalAct>;

/** One round against the dealer, from the first chip to the last. */
export const playContest = async (sitting: Sitting, start: RoundStart): Promise<RoundEnd> => {
  const { rules, digest, packets } = sitting.table;
  const core = contestCore(rules);
  const before = core.open(start.round, digest, packets);
  const round: Round = new RoundInPlay(core, rules, before, roundOpened(sitting, start));
  const { layouts, meters } = await takeBets(sitting, start, round);
  const cards = new Shoe(start.deck).deal(contestDeal(rules, round.state));
  round.do({ type: 'Deal', cards, ...stamp('dealer') });
  tellDealer(sitting, seenBy(sitting, round).dealer);
  for (const seat of layouts.keys()) await decides(sitting, round, seat);
  round.do({ type: 'Turn', place: 'dealer', ...stamp('dealer') });
  const settlement = settleContest(rules, round.state, meters);
  const { dealer } = seenBy(sitting, round);
  sitting.talk.say(
    '',
    'The dealer turns over',
    ...handFaces(rules, dealer, sitting.paint, 'faces-only'),
    dealerWords(settlement.dealer),
  );
  round.do({ type: 'Settle', awards: meterAwards(settlement.awards), ...stamp('dealer') });
  const { lines, notices } = present(seenBy(sitting, round).settled, 'a settlement');
  sitting.purse.take(lines);
  tellSettled(sitting, {
    lines,
    all: lines,
    notices,
    meters: metersMoved(rules, meters, settlement.metersAfter),
  });
  const recorded = { meters, events: round.events };
  return { layouts, meters: settlement.metersAfter, recorded };
};

/** Nothing else of a round is ever shown. */
const seenBy = ({ seats }: Sitting, round: Round): ContestView =>
  round.view({ kind: 'player', seats });

/** Faces only where one of them is up. */
const tellDealer = ({ talk, table, paint }: Sitting, dealer: ContestView['dealer']): void => {
  if (dealer.every((card) => card === UNKNOWN_CARD)) talk.say('', faceDownWords(dealer.length));
  else talk.say('', 'The dealer shows', ...handFaces(table.rules, dealer, paint));
};

const decides = async (sitting: Sitting, round: Round, seat: number): Promise<void> => {
  const { talk, table, seats, purse, paint } = sitting;
  const { hands, legal, dealer } = seenBy(sitting, round);
  const { stakes, cards } = present(
    hands.find((hand) => hand.seat === seat),
    `the hand of seat ${seat}`,
  );
  const whose =
    seats.length === 1 ? 'Your cards' : `Seat ${seat}: ${stakesWords(table.rules, stakes)}`;
  talk.say('', whose, ...handFaces(table.rules, cards, paint), '');
  const deciding = (decision: ContestDecision) =>
    ({ type: 'Decide', seat, decision, ...stamp(playerAt(seat)) }) as const;
  const hinted = await withHint(sitting, () =>
    contestHint(table.rules, { stakes, cards, dealer }, sitting.talk.columns('prose')),
  );
  const decision = await decideHand(hinted, {
    rules: table.rules,
    stakes,
    legal: legal[seat] ?? [],
    purse,
    refuses: (chosen) => {
      const refusal = round.refuses(deciding(chosen));
      return refusal === null ? null : refusalWords(refusal);
    },
  });
  round.do(deciding(decision));
  if (decision.kind !== 'fold') purse.stake(decision.cents);
};
