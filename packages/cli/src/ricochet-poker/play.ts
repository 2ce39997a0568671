import { cardCount } from '@baize/cards';
import {
  feltSeen,
  type GameEvent,
  type RicochetAct,
  type RicochetDecision,
  type RicochetEvent,
  type RicochetView,
} from '@baize/games';
import { formatCents } from '@baize/money';
import { present } from '@baize/result';
import { citationLabel, playOf } from '@baize/rulebook';
import { narrateInRound, placeIn, recordVoice, sentence } from '@baize/table';
import colors from 'picocolors';
import { buyIn, buyInChoice } from '../commands/play/buy-in.js';
import { type Choice, choose } from '../commands/play/choice.js';
import { DECISION, withHint } from '../commands/play/hint.js';
import type { GameInPlay, Sitting } from '../commands/play/sitting.js';
import { tellLines, tellNotices } from '../commands/play/tell-lines.js';
import { cardFaces } from '../felt/cards.js';
import { dealtCards, handFaces } from '../felt/felt.js';
import { citedLines } from '../felt/lines.js';
import { indent } from '../render/text.js';
import { ricochetSeats } from './felt-lines.js';
import { RICOCHET_HANDS } from './hands.js';

const SEATS = { seat: (seat: number): string => `seat ${seat}` };

type Play = Extract<RicochetAct, { readonly act: 'play' }>;
type Fold = Extract<RicochetAct, { readonly act: 'fold' }>;

const decide = async (
  sitting: Sitting,
  seat: number,
  view: RicochetView,
): Promise<RicochetDecision> => {
  const { purse, house } = sitting;
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
  // Everything lies face up, so the view has all cards.
  const felt = feltSeen(view);
  const talk = await withHint(sitting, felt.anteCents, async () => {
    const { adviseInTurn } = await import('./advise.js');
    return present(adviseInTurn(house.rules, felt), 'a player who is asked').advice;
  });
  const draws = cardCount(playOf(house.rules.rulebook, 'ricochet-poker').draw.value);
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
    if (chosen === 'play') purse.cover(seat, play.stakeCents);
    return chosen;
  }
};

const tellTurn = (
  { talk, seats }: Sitting,
  { action, potCents }: RicochetView,
  seat: number,
): void => {
  const hands = (action?.toBeat ?? []).map(({ place, cards, hand }) =>
    cards === 'five'
      ? `${hand} (${placeIn(SEATS, place)})`
      : `${hand} (${placeIn(SEATS, place)}, two cards)`,
  );
  const who = seats.length === 1 ? 'You have' : `Seat ${seat} has`;
  talk.say('');
  talk.tell(`The pot holds ${formatCents(potCents)}. ${who} to beat: ${hands.join(', ')}.`);
};

const tell = (sitting: Sitting, event: RicochetEvent, view: RicochetView): void => {
  const { talk, seats } = sitting;
  switch (event.type) {
    case 'CardsDealt':
      tellDealt(sitting, event, view);
      break;
    case 'BonusesSettled':
      if (event.lines.length > 0) tellLines(sitting, 'Bonus wagers', event.lines);
      tellNotices(sitting, event.notices);
      break;
    case 'DealerFolded':
    case 'SeatExcused':
      talk.say('');
      talk.tell(sentence(`${narrated(sitting, event)} (${citationLabel(event.cite)})`));
      break;
    case 'ActionOpened':
      if (seats.length > 1) talk.say('', sentence(narrated(sitting, event)));
      break;
    case 'HandCompleted':
      tellCompleted(sitting, event);
      break;
    default:
  }
};

const narrated = ({ house }: Sitting, event: GameEvent): string =>
  narrateInRound(event, recordVoice(house.rules));

/** The first deal is for everyone; after it, one player draws at a time. */
const tellDealt = (
  { talk, house: { rules }, seats, paint }: Sitting,
  { cards: dealt }: Extract<RicochetEvent, { readonly type: 'CardsDealt' }>,
  { dealer, hands }: RicochetView,
): void => {
  const alone = seats.length === 1;
  if (dealt.some(({ to }) => to === 'dealer')) {
    const [only] = hands;
    talk.say('', 'The dealer has', ...handFaces(RICOCHET_HANDS, rules, dealer.cards, paint));
    if (alone && only !== undefined) {
      talk.say('', 'Your cards', ...handFaces(RICOCHET_HANDS, rules, only.cards, paint));
    } else talk.say('', ...ricochetSeats(rules, hands, { paint, columns: talk.columns('prose') }));
    return;
  }
  const drawn = hands.find(({ seat }) => seat === dealt[0]?.to);
  const { seat, cards, draw } = present(drawn, 'a hand that draws');
  const who = alone ? 'You draw' : `Seat ${seat} draws`;
  talk.say('', who, ...cardFaces([dealtCards(cards), dealtCards(draw)], paint));
};

type Completed = Extract<RicochetEvent, { readonly type: 'HandCompleted' }>;

/** The five-card hand, its ante bonus, and the hands that it knocks out. */
const tellCompleted = (sitting: Sitting, { step, anteBonus }: Completed): void => {
  const { talk, seats } = sitting;
  if (step.hand !== null) talk.say(colors.bold(step.hand));
  for (const { place, cite } of step.discarded) {
    const yours = seats.length === 1 && place !== 'dealer';
    talk.say(yours ? 'Your hand is out.' : `The hand of ${placeIn(SEATS, place)} is out.`);
    talk.say(...indent(citedLines(cite, talk.columns('prose') - 2)));
  }
  if (anteBonus !== null) tellLines(sitting, 'Paid at once', [anteBonus]);
};

export const RICOCHET_IN_PLAY: GameInPlay = { tell, decide };
