import { cardCount } from '@baize/cards';
import type {
  RicochetAct,
  RicochetCommand,
  RicochetDecision,
  RicochetEvent,
  RicochetRound,
  RicochetView,
} from '@baize/games';
import { feltOf, placesToDeal, ricochetPoker } from '@baize/games';
import { formatCents } from '@baize/money';
import { assert, present } from '@baize/result';
import { awardBonuses, meterAwards } from '@baize/table';
import { metersMoved } from '../render/play-wagers.js';
import { buyIn, buyInChoice } from './buy-in.js';
import { type Choice, choose } from './choice.js';
import { DECISION, ricochetHint, withHint } from './hint.js';
import { drawOf } from './ricochet-game.js';
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
import { tellDeal, tellDraw, tellEvents, tellPot, tellTurn } from './tell-ricochet.js';

type Round = RoundInPlay<RicochetRound, RicochetCommand, RicochetEvent, RicochetView, RicochetAct>;

/** One round of Ricochet Poker: bonuses right after the deal, then action by action for the pot. */
export const playRicochet = async (sitting: Sitting, start: RoundStart): Promise<RoundEnd> => {
  const { rules, digest, packets } = sitting.table;
  const before = ricochetPoker.open(start.round, digest, packets);
  const round: Round = new RoundInPlay(ricochetPoker, rules, before, roundOpened(sitting, start));
  const { layouts, meters } = await takeBets(sitting, start, round);
  const shoe = new Shoe(start.deck);
  deals(round, shoe);
  tellDeal(sitting, seenBy(sitting, round));
  const dealt = round.state;
  assert(dealt.phase === 'bonuses', 'everybody is dealt in');
  const given = awardBonuses(rules, feltOf(dealt), meters);
  const awards = meterAwards(given.awards);
  tellEvents(sitting, round.do({ type: 'SettleBonuses', awards, ...stamp('dealer') }));
  sitting.talk.say(...metersMoved(rules, meters, given.meters));
  await act(sitting, round, shoe);
  const settled = round.do({ type: 'Settle', awards: [], ...stamp('dealer') });
  tellPot(sitting, round.events, settled, seenBy(sitting, round));
  const recorded = { meters, events: round.events };
  return { layouts, meters: given.meters, recorded };
};

const seenBy = ({ seats }: Sitting, round: Round): RicochetView =>
  round.view({ kind: 'player', seats });

const deals = (round: Round, shoe: Shoe): readonly RicochetEvent[] => {
  const cards = shoe.deal(placesToDeal(round.rules, round.state));
  return round.do({ type: 'Deal', cards, ...stamp('dealer') });
};

/** Plays every turn until all have acted. */
const act = async (sitting: Sitting, round: Round, shoe: Shoe): Promise<void> => {
  for (;;) {
    const { action } = seenBy(sitting, round);
    const seat = action?.turn ?? null;
    if (seat === null) return;
    if (placesToDeal(round.rules, round.state).length === 0) {
      const decision = await decides(sitting, round, seat);
      const by = stamp(playerAt(seat));
      tellEvents(sitting, round.do({ type: 'Decide', seat, decision, ...by }).slice(1));
    } else {
      const events = deals(round, shoe);
      tellDraw(sitting, seenBy(sitting, round), seat);
      tellEvents(sitting, events);
    }
  }
};

type Play = Extract<RicochetAct, { readonly act: 'play' }>;
type Fold = Extract<RicochetAct, { readonly act: 'fold' }>;

const decides = async (sitting: Sitting, round: Round, seat: number): Promise<RicochetDecision> => {
  const { purse } = sitting;
  const view = seenBy(sitting, round);
  const acts = view.legal[seat] ?? [];
  const play = present(
    acts.find((one): one is Play => one.act === 'play'),
    'a play',
  );
  const fold = present(
    acts.find((one): one is Fold => one.act === 'fold'),
    'a fold',
  );
  tellTurn(sitting, view, seat);
  const talk = await withHint(sitting, () =>
    ricochetHint(round.rules, view, sitting.talk.columns('prose')),
  );
  const draws = cardCount(drawOf(round.rules));
  for (;;) {
    const plays: Choice<RicochetDecision | 'buy-in'> =
      play.stakeCents <= purse.chipsCents
        ? { label: `Play ${formatCents(play.stakeCents)}, and draw ${draws}`, value: 'play' }
        : buyInChoice(purse, 'Play', play.stakeCents);
    const folds: Choice<RicochetDecision> = {
      label: `Fold, and the ante of ${formatCents(fold.losesCents)} goes to the pot`,
      value: 'fold',
    };
    const chosen = await choose(talk, DECISION, [plays, folds]);
    if (chosen === 'buy-in') {
      buyIn(talk, purse);
      continue;
    }
    if (chosen === 'play') purse.stake(play.stakeCents);
    return chosen;
  }
};
