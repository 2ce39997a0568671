import type { Citation } from '@baize/rulebook';
import { type CardsOrder, nextDeck } from '../cards/index.js';
import { DECK_SIZE, DEVICES, MARKS } from '../cards/state.js';
import { DEVICE_WORDS, METHOD_WORDS } from '../cards/words.js';
import type { TableCommand } from '../table/commands.js';
import { decideTable } from '../table/decide.js';
import { isOpen, type OpenWorld, type World } from '../table/world.js';

/** What is said with a gesture by whoever makes it; what stands there is an example. */
type CardsBlank = 'counted' | 'certificate' | 'deck' | 'reason';

/** Something that may be done with the cards or the devices now, apart from the next step. */
export interface CardsOffer {
  readonly who: 'dealer' | 'floorperson';
  readonly what: string;
  readonly gesture: CardsOrder;
  readonly fill: readonly CardsBlank[];
  readonly cite: Citation;
}

type Candidate = Omit<CardsOffer, 'cite'>;

/** Everything of the kind that this table would take now, and nothing that it would refuse. */
export const cardsOffers = (world: World, at: string): readonly CardsOffer[] => {
  if (!isOpen(world)) return [];
  return candidates(world).flatMap((offer): CardsOffer[] => {
    const { gesture, who } = offer;
    const by = world.table.dealer;
    const command: TableCommand = { type: 'Cards', gesture, at, by, as: who };
    const decided = decideTable(world, command);
    const [first] = decided.ok ? decided.value : [];
    const [event] = first === undefined || 'jackpot' in first ? [] : first.events;
    return event?.type === 'InCards' ? [{ ...offer, cite: event.event.cite }] : [];
  });
};

const WHY = 'to see whether it is taken';

const candidates = (world: OpenWorld): readonly Candidate[] => [
  ...ofDecks(world),
  ...ofIdleCards(world),
  ...ofDevices(world),
  ...ofFloor(),
];

const dealer = (
  what: string,
  gesture: CardsOrder,
  fill: readonly CardsBlank[] = [],
): Candidate => ({ who: 'dealer', what, gesture, fill });

const floor = (what: string, gesture: CardsOrder, fill: readonly CardsBlank[] = []): Candidate => ({
  who: 'floorperson',
  what,
  gesture,
  fill,
});

const ofDecks = ({ rules, table }: OpenWorld): readonly Candidate[] => {
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const prepared = nextDeck(under, table.cards);
  return [
    ...(prepared === null
      ? []
      : [
          dealer(
            `Bring a prepared ${prepared.colour} deck, by its certificate`,
            { ...prepared, certificate: WHY },
            ['deck', 'certificate'],
          ),
        ]),
    ...table.cards.decks.flatMap(({ id }) => [
      dealer(`Count deck ${id}`, { type: 'CountDeck', deck: id, counted: DECK_SIZE }, ['counted']),
      dealer(`Take deck ${id} off the table`, { type: 'RemoveDeck', deck: id, reason: WHY }, [
        'reason',
      ]),
    ]),
  ];
};

const ofIdleCards = ({ table }: OpenWorld): readonly Candidate[] => [
  dealer('Nobody plays: take the cards out of shoe and rack', { type: 'GoIdle' }),
  dealer('Spread the cards face down', { type: 'SpreadIdle', face: 'down' }),
  ...Object.entries(table.seats).map(([seat, { player }]) =>
    dealer(`Spread the cards face up: seat ${seat} asks`, {
      type: 'SpreadIdle',
      face: 'up',
      askedBy: player,
    }),
  ),
  dealer('A player is back, and has inspected the cards', { type: 'EndIdle', inspected: true }),
  dealer('A player is back, and does not want to inspect them', {
    type: 'EndIdle',
    inspected: false,
  }),
];

const MARK_WORDS = { cover: 'Cover', 'out-of-order-sign': 'Hang a sign on' } as const;

const ofDevices = ({ rules }: OpenWorld): readonly Candidate[] => [
  ...DEVICES.flatMap((device) => [
    ...MARKS.map((mark) =>
      dealer(`${MARK_WORDS[mark]} ${DEVICE_WORDS[device]}`, { type: 'MarkDevice', device, mark }),
    ),
    floor(`Put ${DEVICE_WORDS[device]} back in service`, { type: 'RepairDevice', device }),
  ]),
  ...rules.inForce.rulebook.dealing.methods.map(({ value: { method } }) =>
    dealer(`Deal ${METHOD_WORDS[method]}`, { type: 'ChangeMethod', method }),
  ),
];

const ofFloor = (): readonly Candidate[] => [
  floor('Order a shuffle', { type: 'OrderShuffle', reason: WHY }, ['reason']),
  floor('Order a new cut', { type: 'OrderRecut', reason: WHY }, ['reason']),
];
