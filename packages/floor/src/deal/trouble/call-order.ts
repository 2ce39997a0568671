import type { Callable, TableOrder } from '@baize/house/client';
import { countedIn } from '../entry/counted.js';

/** Whether the call says how many cards were found. */
export const asksCards = ({ fill }: Pick<Callable, 'fill'>): boolean => fill.includes('cards');

/** Whether the call says which card lies face up. */
export const asksCard = ({ fill }: Pick<Callable, 'fill'>): boolean => fill.includes('card');

/** The order that calls it, with what was typed; null while that is not what is asked for. */
export const callOrder = (
  { order, fill }: Pick<Callable, 'order' | 'fill'>,
  typed: string,
): TableOrder | null => {
  if (asksCard({ fill })) {
    const card = cardOf(typed.trim());
    return card === null ? null : ({ ...order, card } as TableOrder);
  }
  if (!asksCards({ fill })) return order as TableOrder;
  const cards = countedIn(typed.trim(), 52);
  return cards === null ? null : ({ ...order, cards } as TableOrder);
};

/** `10H` and `th` are the ten of hearts, too. */
const cardOf = (text: string): string | null => {
  const found = /^(10|[2-9tjqka])([cdhs])$/i.exec(text);
  const [, rank = '', suit = ''] = found ?? [];
  return found === null ? null : `${rank === '10' ? 'T' : rank.toUpperCase()}${suit.toLowerCase()}`;
};
