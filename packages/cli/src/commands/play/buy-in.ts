import { type Cents, formatCents } from '@baize/money';
import type { Conversation } from '../../input/conversation.js';
import type { Choice } from './choice.js';
import type { Purse } from './purse.js';

/** Offered instead of a wager that the player has no chips for. */
export const buyInChoice = (purse: Purse, wager: string, leastCents: Cents): Choice<'buy-in'> => ({
  label: `Buy in for another ${formatCents(purse.buyInCents)}`,
  notes: [
    `a ${wager} is at least ${formatCents(leastCents)}, and you have ${formatCents(purse.chipsCents)}`,
  ],
  value: 'buy-in',
});

export const buyIn = ({ say }: Conversation, purse: Purse): void => {
  purse.buyIn();
  say(`You buy in: ${formatCents(purse.chipsCents)} in chips.`);
};
