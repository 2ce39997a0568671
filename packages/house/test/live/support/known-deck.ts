import { IRREGULARITIES, type RulebookId } from '@baize/rulebook';
import { cardsOut } from '@baize/table';
import type { TableOrder } from '../../../src/live/orders.js';
import type { Person } from '../../../src/live/people.js';
import { SAMPLES_AT_TABLE } from '../../http/support/samples.js';
import { type Attended, attendStep, attendUntil, roundAt } from './attend.js';
import { done, openHouse } from './open-house.js';
import { ANN, BEN, DEALER, FLOOR, OPERATOR, PIT } from './people.js';

const SLUG = 'felt';

/** Ben and the whole staff know the deck: they are in it together. Ann is honest. */
const CONSPIRATORS: readonly Person[] = [BEN, DEALER, FLOOR, PIT, OPERATOR];

/** One of each order there is, and every call of an irregularity, aimed at the hand of the honest player. */
const ORDERS: readonly TableOrder[] = [
  ...SAMPLES_AT_TABLE.map(([, sample]) => sample as TableOrder),
  { type: 'VoidRound', reason: 'I do not like this deck' },
  { type: 'Leave', seat: 3 },
  ...IRREGULARITIES.flatMap((kind): TableOrder[] => [
    { type: 'CallIrregularity', kind, note: 'I have seen the deck' },
    { type: 'CallIrregularity', kind, place: 1, cards: 3, note: 'I have seen the deck' },
    { type: 'CallIrregularity', kind, place: 'dealer', cards: 3, note: 'I have seen the deck' },
  ]),
];

/** An attended table at the moment when every seed is open, and no card is dealt. */
const seedsAreOpen = async (id: RulebookId): Promise<Attended> => {
  const house = await openHouse();
  await house.create(id, { slug: SLUG, dealing: 'attended' });
  await house.seat(ANN, SLUG, 1);
  await house.seat(BEN, SLUG, 3);
  done(await house.at(DEALER, SLUG, { type: 'TakeTable' }));
  const players = [
    { person: ANN, seats: [1], seed: () => 'from Ann' },
    { person: BEN, seats: [3], seed: () => 'from Ben' },
  ];
  const attended = { house, slug: SLUG, players };
  const isOpen = (): boolean => house.house.desk(SLUG)?.rounds.opened.length === 2;
  await attendUntil(attended, isOpen);
  while ((await house.view(SLUG, DEALER)).next?.kind !== 'deal') await attendStep(attended);
  return attended;
};

/** Who plays for what, and where each card of the deck goes. */
const dealOf = async (attended: Attended): Promise<string> => {
  const { next } = await attended.house.view(SLUG, DEALER);
  const hands = roundAt(attended)?.game.hands ?? [];
  return JSON.stringify({
    places: next?.kind === 'deal' ? next.places : next,
    hands: hands.map(({ seat, stakes, aside }) => ({ seat, stakes, aside })),
  });
};

/** One try: an order by somebody, and what it changed of the deal; null where nothing, or where the round is over. */
interface Tried {
  readonly changed: string | null;
}

/** Tries every order by all of them at that moment; each that is done spoils its table for the next. */
export async function* triedOn(id: RulebookId): AsyncGenerator<Tried> {
  let attended = await seedsAreOpen(id);
  for (const order of ORDERS) {
    for (const person of CONSPIRATORS) {
      const before = await dealOf(attended);
      const answered = await attended.house.at(person, SLUG, order);
      const round = roundAt(attended);
      const goesOn = round !== null && round.voided === null && cardsOut(round) === 0;
      const after = goesOn ? await dealOf(attended) : before;
      const words = `${person.role}: ${JSON.stringify(order).slice(0, 200)}: ${before} is ${after}`;
      yield { changed: after === before ? null : words };
      if (!answered.ok) continue;
      await attended.house.house.close();
      attended = await seedsAreOpen(id);
      break;
    }
  }
}
