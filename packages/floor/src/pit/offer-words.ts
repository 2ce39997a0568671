import type { FloorOffer, FloorTable } from '@baize/house/client';
import { placeTitle } from '../deal/felt/place-words.js';

/** An order as a person is asked for it. */
interface OfferWords {
  readonly label: string;
  /** What will happen. */
  readonly says: string;
  /** What only a person knows; nothing unless said. */
  readonly asks?: 'tray' | 'reason' | 'reference';
  readonly look?: 'main' | 'danger';
}

type Order = FloorOffer['order'];

export const wordsOfOffer = (order: Order, { dealing, round }: FloorTable): OfferWords => {
  switch (order.type) {
    case 'OpenTable':
      return {
        label: 'Open table',
        says:
          dealing === 'automatic'
            ? 'The table opens with the tray as you counted it, and deals by itself.'
            : 'The table opens with the tray as you counted it. Then a dealer takes it and opens the decks.',
        asks: 'tray',
        look: 'main',
      };
    case 'CloseTable':
      return {
        label: 'Close table',
        says: 'The table closes with the tray as you counted it. A difference to the books is written down as over or short.',
        asks: 'tray',
      };
    case 'HaltRounds':
      return order.halted
        ? {
            label: 'Halt rounds',
            says: 'The round in progress is the last one. Then the table can be closed.',
          }
        : {
            label: 'Resume rounds',
            says: 'The table goes on dealing.',
          };
    case 'ApproveRules':
      return {
        label: 'Record the approval',
        says: 'The changed rules come into force at this table, under the approval that you name.',
        asks: 'reference',
        look: 'main',
      };
    case 'Cards':
      return ofCards(order);
    case 'RuleContinue':
      if (round?.stopped === false) {
        return {
          label: 'Let play go on',
          says: 'The action opens while the award waits. Its cards stay face up, and it is verified before the round ends.',
          asks: 'reason',
        };
      }
      return {
        label: 'Let it go on',
        says: 'You have looked into it, and the deal is sound. The round goes on from where it was stopped.',
        asks: 'reason',
        look: 'main',
      };
    case 'RuleNoAward':
      return {
        label: `Seat ${order.seat} gets no award`,
        says: 'The dealer took the winner off, and you agree. The award is not paid, and no envy for it.',
        asks: 'reason',
        look: 'danger',
      };
    case 'VoidRound':
      return {
        label: 'Void round',
        says: 'The round ends here. Every wager goes back to its player, and the cards are gathered.',
        asks: 'reason',
        look: 'danger',
      };
    case 'ResolveCount':
      return order.how === 'return-chip'
        ? {
            label: `Give a chip back at seat ${order.seat}`,
            says: `A chip too many lies at seat ${order.seat}. It goes back to the player, and is not part of the round.`,
            asks: 'reason',
          }
        : {
            label: `Void the sensor of seat ${order.seat}`,
            says: `The sensor of seat ${order.seat} is lit without a chip. Its jackpot wager is void.`,
            asks: 'reason',
          };
    case 'RuleAbandoned':
      return order.lost
        ? {
            label: `Seat ${order.seat} loses its wagers`,
            says: `The player of seat ${order.seat} left in the round. What lies there is lost to the house.`,
            asks: 'reason',
            look: 'danger',
          }
        : {
            label: `Seat ${order.seat} plays on`,
            says: `The player of seat ${order.seat} left in the round. The hand is still played to its end.`,
            asks: 'reason',
          };
    case 'CallIrregularity':
      return order.kind === 'stub-count-defective-deck'
        ? {
            label: 'The deck is faulty',
            says: 'The cards do not make a whole deck. The clause says what becomes of the round; the deck goes.',
            look: 'danger',
          }
        : {
            label:
              order.place === undefined
                ? 'The cards were misdealt'
                : `${placeTitle(order.place)} was misdealt`,
            says: 'The deck is whole, but was not dealt rightly. The clause says what becomes of the round.',
            look: 'danger',
          };
    case 'AnswerCall':
      return {
        label: 'Answer',
        says: 'The dealer sees that you are on your way.',
        look: 'main',
      };
    case 'CallTime':
      return {
        label: 'Call time',
        says: 'Each player who has not decided gets half a minute and sees it run down. Then the dealer folds the hand.',
        look: 'main',
      };
    case 'CloseCall':
      return {
        label: 'Close the call',
        says: 'You have seen to it. What you did is kept with the call.',
        asks: 'reason',
      };
    case 'AtJackpot':
      return order.step.type === 'VerifyHit'
        ? {
            label: 'Validate',
            says: 'You have seen the hand, and it wins. The award is paid next, and its amount stays as it is.',
            look: 'main',
          }
        : {
            label: 'Reject',
            says: 'The award is not paid. Its amount goes back on the meter, and awards that came after it are worked out again.',
            asks: 'reason',
            look: 'danger',
          };
  }
};

const ofCards = ({ gesture }: Extract<Order, { readonly type: 'Cards' }>): OfferWords => {
  if (gesture.type === 'DoOpeningStep') {
    return {
      label: `Verify deck ${gesture.deck}`,
      says: `You confirm the dealer's inspection of deck ${gesture.deck}: it is whole, and none of its cards is marked.`,
      look: 'main',
    };
  }
  if (gesture.type === 'OrderShuffle') {
    return {
      label: 'Order a shuffle',
      says: 'The deck that is dealt next is shuffled again, before any card of it moves.',
      asks: 'reason',
    };
  }
  if (gesture.type === 'OrderRecut') {
    return {
      label: 'Order a new cut',
      says: 'The deck that is dealt next is cut again, before any card of it moves.',
      asks: 'reason',
    };
  }
  const device = gesture.type === 'RepairDevice' ? `the ${gesture.device}` : 'it';
  return {
    label: `Put ${device} back in service`,
    says: `You have seen that ${device} works again.`,
    look: 'main',
  };
};
