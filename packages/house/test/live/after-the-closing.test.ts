import { formatCards } from '@baize/cards';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import { expect, test } from 'vitest';
import { deckOf, HouseSeed } from '../../src/index.js';
import type { TableOrder } from '../../src/live/orders.js';
import type { Person } from '../../src/live/people.js';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { done, openHouse, type TestHouse } from './support/open-house.js';
import { ANN, BEN, CLEO, DEALER, FLOOR, OPERATOR, PIT } from './support/people.js';
import { playRounds, until } from './support/play.js';
import { pledgeFor } from './support/seeds.js';

/** Ann is honest; Ben and the whole house are against her, and know the house's seed. */
const SLUG = 'felt';
const SEEDS = { 1: 'of Ann, drawn by chance', 2: 'of Ben, chosen before the closing' } as const;

const pledged = async (house: TestHouse, person: Person, seat: 1 | 2): Promise<void> => {
  const view = await house.view(SLUG, person);
  const order = {
    type: 'PlaceWagers',
    seat,
    stakes: { ante: cents(1_000) },
    seedCommitment: pledgeFor(view, seat, SEEDS[seat]),
  } as const;
  done(await house.at(person, SLUG, order));
};

/** The deck as somebody works it out who knows everything: the house's secret, and both seeds. */
const deckNow = async (house: TestHouse): Promise<string> => {
  const { rounds, rules } = present(house.house.desk(SLUG), 'the table');
  const { version, round, cutAtLeast } = present(rounds.committed, 'a commitment');
  const secret = present(await house.store.secret(`seed/${round}`), 'the seed of the house');
  const terms = { version, round, rulebook: rules.inForce.rulebook.id, cutAtLeast };
  const players = present(rounds.list, 'a closed list').commitments.map(({ seat }) => ({
    seat,
    seed: SEEDS[seat as 1 | 2],
  }));
  const seed = present(HouseSeed.ofHex(secret), 'a seed');
  return formatCards(deckOf(terms, seed, present(rounds.list, 'a list').closing, players));
};

const HASH = `sha256:${'0'.repeat(64)}`;

/** Everything that somebody could think of to change a deck, or who is in the list. */
const TRIES: readonly (readonly [Person, TableOrder])[] = [
  [BEN, { type: 'CommitSeed', seat: 2, commitment: HASH }],
  [BEN, { type: 'CommitSeed', seat: 1, commitment: HASH }],
  [ANN, { type: 'CommitSeed', seat: 1, commitment: HASH }],
  ...Array.from({ length: 50 }, (_, tried): readonly [Person, TableOrder] => [
    BEN,
    { type: 'OpenSeed', seat: 2, seed: `try ${tried}` },
  ]),
  [BEN, { type: 'OpenSeed', seat: 1, seed: SEEDS[2] }],
  [BEN, { type: 'OpenSeed', seat: 2, seed: SEEDS[1] }],
  [BEN, { type: 'PlaceWagers', seat: 2, stakes: { ante: cents(2_000) }, seedCommitment: HASH }],
  [BEN, { type: 'Sit', seat: 3 }],
  [CLEO, { type: 'Sit', seat: 4 }],
  [CLEO, { type: 'CommitSeed', seat: 4, commitment: HASH }],
  [BEN, { type: 'SitOut', seat: 2 }],
  [BEN, { type: 'SetPractice', count: 3 }],
  [OPERATOR, { type: 'OpenSeed', seat: 2, seed: SEEDS[2] }],
  [DEALER, { type: 'Deal' }],
  [DEALER, { type: 'Deal', cards: [{ to: 1, card: 'As' }] }],
  [FLOOR, { type: 'Deal' }],
  [FLOOR, { type: 'OpenRound' }],
  [FLOOR, { type: 'CloseBetting' }],
  [PIT, { type: 'Cards', gesture: { type: 'OrderShuffle', reason: 'I do not like this one' } }],
  [PIT, { type: 'Cards', gesture: { type: 'OrderRecut', reason: 'I do not like this one' } }],
  [FLOOR, { type: 'HaltRounds', halted: true }],
];

test('from the closing on, before any seed is known, nothing that anybody orders changes the deck', async () => {
  const house = await openHouse();
  await house.create('md/high-card-flush', { slug: SLUG });
  await house.seat(ANN, SLUG, 1);
  await house.seat(BEN, SLUG, 2);
  await house.house.welcome(CLEO);
  await until(house, async () => (await house.view(SLUG)).round?.game.phase === 'betting');
  await pledged(house, ANN, 1);
  await pledged(house, BEN, 2);
  await until(house, async () => (await house.view(SLUG)).fairness?.closing != null);

  const before = await deckNow(house);
  for (const [person, order] of TRIES) {
    await house.at(person, SLUG, order);
    expect([order, await deckNow(house)]).toEqual([order, before]);
  }
  expect((await house.view(SLUG)).fairness?.opened).toEqual([]);

  // Now that Ann's seed is known, all of it once more: it is still the same deck, and no card is out.
  done(await house.at(ANN, SLUG, { type: 'OpenSeed', seat: 1, seed: SEEDS[1] }));
  for (const [person, order] of TRIES) {
    await house.at(person, SLUG, order);
    expect([order, await deckNow(house)]).toEqual([order, before]);
  }
  const { round, fairness } = await house.view(SLUG);
  expect(round?.game.hands.flatMap(({ cards }) => cards)).toEqual([]);
  expect(fairness).toMatchObject({ opening: { seats: [2] }, silent: [] });

  done(await house.at(BEN, SLUG, { type: 'OpenSeed', seat: 2, seed: SEEDS[2] }));
  done(await house.at(FLOOR, SLUG, { type: 'HaltRounds', halted: false }));
  const players = [
    { person: ANN, seats: [1] },
    { person: BEN, seats: [2] },
  ];
  await playRounds(house, SLUG, players, 1);
  const proof = await proofOfRound(house.store, SLUG, 1);
  expect(before.startsWith(proof?.cards ?? 'no card')).toBe(true);
  await house.expectSound();
});

test('a copied commitment opens for nobody else, and its seat is named', async () => {
  const house = await openHouse();
  await house.create('md/high-card-flush', { slug: SLUG });
  await house.seat(ANN, SLUG, 1);
  await house.seat(BEN, SLUG, 2);
  await until(house, async () => (await house.view(SLUG)).round?.game.phase === 'betting');
  await pledged(house, ANN, 1);
  const { fairness } = await house.view(SLUG, BEN);
  const copied = present(fairness?.committed[0]?.commitment, 'what Ann sent');
  const stakes = { ante: cents(1_000) };
  const order = { type: 'PlaceWagers', seat: 2, stakes, seedCommitment: copied } as const;
  done(await house.at(BEN, SLUG, order));
  await until(house, async () => (await house.view(SLUG)).fairness?.closing != null);
  done(await house.at(ANN, SLUG, { type: 'OpenSeed', seat: 1, seed: SEEDS[1] }));
  const opened = await house.at(BEN, SLUG, { type: 'OpenSeed', seat: 2, seed: SEEDS[1] });
  expect(opened).toMatchObject({ ok: false, error: { code: 'other-seed' } });
  house.clock.pass({ seconds: 9 });
  await until(house, async () => (await proofOfRound(house.store, SLUG, 1)) !== null);
  expect(await proofOfRound(house.store, SLUG, 1)).toMatchObject({
    withheld: [{ seat: 2, player: 'ben' }],
    cards: '',
  });
  await house.expectSound();
});
