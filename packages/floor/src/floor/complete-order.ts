import type { FloorOffer, TableOrder } from '@baize/house/client';
import { cents } from '@baize/money';

/** What somebody filled in: each is empty where it was not asked for. */
interface FilledIn {
  readonly trayCents: number;
  readonly text: string;
}

/** An offered order with its blanks filled. */
export const completeOrder = (
  order: FloorOffer['order'],
  { trayCents, text }: FilledIn,
): TableOrder => {
  switch (order.type) {
    case 'OpenTable':
    case 'CloseTable':
      return { type: order.type, trayCents: cents(trayCents) };
    case 'ApproveRules':
      return { type: order.type, reference: text };
    case 'RuleContinue':
    case 'VoidRound':
      return { type: order.type, reason: text };
    case 'ResolveCount':
    case 'RuleAbandoned':
      return { ...order, reason: text };
    case 'AtJackpot': {
      const { hit } = order.step;
      return order.step.type === 'VerifyHit'
        ? { ...order, step: { type: 'VerifyHit', hit } }
        : { ...order, step: { type: 'RejectHit', hit, reason: text } };
    }
    case 'CallIrregularity':
    case 'HaltRounds':
    case 'Cards':
      return order;
  }
};
