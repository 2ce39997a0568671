import type { FloorOffer, FloorTable, FloorView, ProposalView } from '@baize/house/client';

/** One thing that waits for the floor, with what may be done about it. */
export type Waits =
  | {
      readonly kind: 'award';
      readonly table: FloorTable;
      readonly award: FloorTable['awards'][number];
      readonly offers: readonly FloorOffer[];
    }
  | {
      readonly kind: 'call';
      readonly table: FloorTable;
      readonly call: NonNullable<FloorTable['call']>;
      readonly offers: readonly FloorOffer[];
    }
  /** The dealer called, or had to by the book. */
  | {
      readonly kind: 'floor-call';
      readonly table: FloorTable;
      readonly called: FloorTable['calls'][number];
      readonly offers: readonly FloorOffer[];
    }
  | { readonly kind: 'proposal'; readonly proposal: ProposalView };

type OrderType = FloorOffer['order']['type'];

/** Which orders answer which call. */
const ANSWERS: Readonly<Record<NonNullable<FloorTable['call']>['kind'], readonly OrderType[]>> = {
  opening: ['Cards'],
  device: ['Cards'],
  award: [],
  ruling: [
    'RuleContinue',
    'RuleNoAward',
    'ResolveCount',
    'RuleAbandoned',
    'CallIrregularity',
    'VoidRound',
  ],
  approval: ['ApproveRules'],
  stalled: ['CallTime', 'VoidRound'],
};

/** What the floor orders of the cards by itself: it answers no call. */
export const isOwnOrder = ({ order }: FloorOffer): boolean =>
  order.type === 'Cards' && ['OrderShuffle', 'OrderRecut'].includes(order.gesture.type);

/** Whether an order answers what the table waits for; then it stands there. */
export const answersCall = ({ call }: FloorTable, offer: FloorOffer): boolean =>
  call !== null && ANSWERS[call.kind].includes(offer.order.type) && !isOwnOrder(offer);

const awardsAt = (table: FloorTable): readonly Waits[] =>
  // At an automatic table, the policy of the house validates by itself.
  table.dealing === 'automatic'
    ? []
    : table.awards.map((award) => ({
        kind: 'award',
        table,
        award,
        offers: table.offers.filter(
          ({ order }) => order.type === 'AtJackpot' && order.step.hit === award.hit,
        ),
      }));

const callAt = (table: FloorTable): readonly Waits[] => {
  const { call } = table;
  if (call === null || call.kind === 'award') return [];
  const offers = table.offers.filter((offer) => answersCall(table, offer));
  return [{ kind: 'call', table, call, offers }];
};

/** Who answers, who closes; and where the dealer asks for it, the void itself. */
const callsAt = (table: FloorTable): readonly Waits[] =>
  table.calls.map((called) => ({
    kind: 'floor-call',
    table,
    called,
    offers: table.offers.filter(
      ({ order }) =>
        ((order.type === 'AnswerCall' || order.type === 'CloseCall') &&
          order.call === called.call) ||
        (order.type === 'VoidRound' && called.about === 'void'),
    ),
  }));

const canAnswer = (waits: Waits): boolean => {
  switch (waits.kind) {
    case 'award':
      return waits.offers.some(
        ({ order }) => order.type === 'AtJackpot' && order.step.type === 'VerifyHit',
      );
    case 'call':
      // Anyone who sees a stalled table can go there.
      return waits.offers.length > 0 || waits.call.kind === 'stalled';
    case 'floor-call':
      return waits.offers.length > 0;
    case 'proposal':
      return waits.proposal.may.includes('confirm');
  }
};

/** What waits for the person at this screen, and what waits for others. */
export const waitingOn = ({
  tables,
  proposals,
}: FloorView): { readonly you: readonly Waits[]; readonly others: readonly Waits[] } => {
  const all: readonly Waits[] = [
    ...tables.flatMap(callsAt),
    ...tables.flatMap(awardsAt),
    ...tables.flatMap(callAt),
    ...proposals
      .filter(({ state }) => state === 'open')
      .map((proposal): Waits => ({ kind: 'proposal', proposal })),
  ];
  return { you: all.filter(canAnswer), others: all.filter((one) => !canAnswer(one)) };
};
