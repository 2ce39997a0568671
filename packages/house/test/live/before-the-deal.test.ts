import { IRREGULARITIES, RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { cardsOut } from '@baize/table';
import { describe, expect, test } from 'vitest';
import type { TableOrder } from '../../src/live/orders.js';
import type { Person } from '../../src/live/people.js';
import { SAMPLES_AT_TABLE } from '../http/support/samples.js';
import { type Attended, attendStep, attendUntil, roundAt } from './support/attend.js';
import { done, openHouse } from './support/open-house.js';
import { ANN, BEN, DEALER, FLOOR, OPERATOR, PIT } from './support/people.js';

const SLUG = 'felt';

/** Ben and the whole staff know the deck: they are in it together. Ann is honest. */
const CONSPIRATORS: readonly Person[] = [BEN, DEALER, FLOOR, PIT, OPERATOR];

/** One of each order there is, aimed at the honest player's hand, with every call of an irregularity. */
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
const dealOf = async (attended: Attended) => {
  const { next } = await attended.house.view(SLUG, DEALER);
  const hands = roundAt(attended)?.game.hands ?? [];
  return {
    places: next?.kind === 'deal' ? next.places.join(' ') : next,
    hands: hands.map(({ seat, stakes, aside }) => ({ seat, stakes, aside })),
  };
};

/** By whoever of them may. */
const isDone = async ({ house }: Attended, order: TableOrder): Promise<boolean> => {
  for (const person of CONSPIRATORS) {
    if ((await house.at(person, SLUG, order)).ok) return true;
  }
  return false;
};

describe('when every seed is open and no card is dealt, somebody may know the deck:', () => {
  test.each(RULEBOOK_IDS)(
    '%s: whatever they order, the same cards go to the same hands, or the round is void by name',
    async (id) => {
      let attended = await seedsAreOpen(id);
      for (const order of ORDERS) {
        const before = await dealOf(attended);
        if (!(await isDone(attended, order))) continue;
        const round = roundAt(attended);
        if (round?.voided === null && cardsOut(round) === 0) {
          expect([order, await dealOf(attended)]).toEqual([order, before]);
        }
        attended = await seedsAreOpen(id);
      }
    },
  );
});
