import type { FloorOffer, TableOrder } from '@baize/house/client';
import { cents } from '@baize/money';

/** What was filled in: each is empty where it was not asked for. */
interface FilledIn {
  readonly trayCents: number;
  readonly text: string;
  /** Whether the licensee has designated the table for its game. */
  readonly designated: boolean;
}

/** An offered order with its blanks filled. */
export const completeOrder = (
  order: FloorOffer['order'],
  { trayCents, text, designated }: FilledIn,
): TableOrder => {
  switch (order.type) {
    case 'OpenTable':
      return { type: order.type, trayCents: cents(trayCents), designated };
    case 'CloseTable':
      return { type: order.type, trayCents: cents(trayCents) };
    case 'ApproveRules':
      return { type: order.type, reference: text };
    case 'RuleContinue':
    case 'VoidRound':
      return { type: order.type, reason: text };
    case 'ResolveCount':
    case 'RuleAbandoned':
    case 'RuleNoAward':
      return { ...order, reason: text };
    case 'AtJackpot': {
      const { hit } = order.step;
      return order.step.type === 'VerifyHit'
        ? { ...order, step: { type: 'VerifyHit', hit } }
        : { ...order, step: { type: 'RejectHit', hit, reason: text } };
    }
    case 'Cards': {
      const { gesture } = order;
      return gesture.type === 'OrderShuffle' || gesture.type === 'OrderRecut'
        ? { type: 'Cards', gesture: { type: gesture.type, reason: text } }
        : order;
    }
    case 'CloseCall':
      return { ...order, note: text };
    case 'CallIrregularity':
    case 'AnswerCall':
    case 'CallTime':
    case 'HaltRounds':
      return order;
  }
};
