import type { Place } from '@baize/games';
import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import type { TableEvent } from '@baize/table';
import { expect, test } from 'vitest';
import type { LiveMessage } from '../../src/live/live-view.js';
import type { Person } from '../../src/live/people.js';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { chanceFrom } from '../practice/support/practice-shift.js';
import { type Attended, attendStep, attendUntil, IN_ORDER, roundAt } from './support/attend.js';
import { done, openHouse } from './support/open-house.js';
import { ANN, AUDITOR, BEN, CLEO, DEALER, FLOOR, OPERATOR, PIT, WATCH } from './support/people.js';
import { playRounds } from './support/play.js';

const STAFF = [DEALER, FLOOR, PIT, WATCH, AUDITOR, OPERATOR];
const VIEWERS: readonly (Person | null)[] = [ANN, BEN, CLEO, ...STAFF, null];
const nameOf = (viewer: Person | null): string => viewer?.name ?? 'nobody';

const PLAYERS = [
  { person: ANN, seats: [1] },
  { person: BEN, seats: [2] },
];

/** What every viewer was sent after one step of a round. */
interface Moment {
  readonly phase: string;
  readonly turned: readonly Place[];
  readonly sent: ReadonlyMap<string, string>;
}

interface Seen {
  readonly moments: readonly Moment[];
  /** Where each card of the stack went. */
  readonly places: readonly Place[];
}

const dealtTo = async ({ house, slug }: Attended): Promise<readonly Place[]> => {
  const events = await house.store.readStream(`table/${slug}`);
  return events.flatMap(({ text }) => {
    const event = JSON.parse(text) as TableEvent;
    if (event.type !== 'InRound' || event.event.type !== 'CardsDealt') return [];
    return event.event.cards.map(({ to }) => to);
  });
};

const turnedIn = async ({ house, slug }: Attended): Promise<readonly Place[]> => {
  const events = await house.store.readStream(`table/${slug}`);
  return events.flatMap(({ text }) => {
    const event = JSON.parse(text) as TableEvent;
    return event.type === 'InRound' && 'place' in event.event
      ? [(event.event as { readonly place: Place }).place]
      : [];
  });
};

/** One round on a real felt whose cards are known, as everybody sees it at every step. */
const world = async (id: RulebookId, stack: readonly string[]): Promise<Seen> => {
  const house = await openHouse();
  const slug = await house.create(id, { dealing: 'attended', cards: 'typed' });
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 2);
  done(await house.at(DEALER, slug, { type: 'TakeTable' }));
  const attended: Attended = { house, slug, players: PLAYERS, stack };
  await attendUntil(attended, () => roundAt(attended) !== null);
  const told = new Map<string, string[]>(VIEWERS.map((viewer) => [nameOf(viewer), []]));
  for (const viewer of VIEWERS) {
    house.house.follow(slug, viewer, null, (_, json) => told.get(nameOf(viewer))?.push(json));
  }
  const moments: Moment[] = [];
  for (let before = 0; roundAt(attended) !== null; before += 1) {
    await attendStep(attended);
    const sent = new Map<string, string>();
    for (const viewer of VIEWERS) {
      const live = told.get(nameOf(viewer))?.splice(0) ?? [];
      const asked = JSON.stringify(await house.house.message(slug, viewer));
      sent.set(nameOf(viewer), `${live.join('\n')}\n${asked}`);
    }
    const phase = roundAt(attended)?.game.phase ?? 'ended';
    moments.push({ phase, turned: await turnedIn(attended), sent });
    if (before > 200) throw new Error('no end');
  }
  return { moments, places: await dealtTo(attended) };
};

const shuffled = (): readonly string[] => {
  const chance = chanceFrom(3);
  const cards = [...IN_ORDER];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const at = chance(last + 1);
    [cards[last], cards[at]] = [cards[at]!, cards[last]!];
  }
  return cards;
};

const swapped = (stack: readonly string[], one: number, other: number): readonly string[] =>
  stack.map((card, at) => (at === one ? stack[other]! : at === other ? stack[one]! : card));

/** Before anybody turned that hand or the round was settled. */
const hidden = ({ phase, turned }: Moment, place: Place): boolean =>
  ['betting', 'dealing', 'deciding', 'acting', 'bonuses'].includes(phase) &&
  !turned.includes(place);

/** Steps at which the card was hidden from somebody, with what differs between the two worlds. */
const compare = (one: Seen, other: Seen, place: Place): readonly (string | null)[] => {
  const until = one.moments.findIndex((moment) => !hidden(moment, place));
  return one.moments.slice(0, until).flatMap((moment, step) =>
    VIEWERS.filter((viewer) => place !== 2 || viewer !== BEN).map((viewer) => {
      const name = nameOf(viewer);
      const same = other.moments[step]?.sent.get(name) === moment.sent.get(name);
      return same ? null : `${name} sees it at step ${step}, ${moment.phase}`;
    }),
  );
};

const everything = ({ moments }: Seen): string =>
  moments.flatMap(({ sent }) => [...sent.values()]).join('\n');

/** In Washington's game every card is dealt face up. */
const WITH_HIDDEN_CARDS = RULEBOOK_IDS.filter((id) => id !== 'wa/ricochet-poker');

test.each(WITH_HIDDEN_CARDS)(
  '%s: two worlds that differ in a hidden card alone are the same to who may not see it',
  async (id) => {
    const stack = shuffled();
    const one = await world(id, stack);
    for (const place of [2, 'dealer'] as const) {
      const other = await world(id, swapped(stack, one.places.indexOf(place), 51));
      const differences = compare(one, other, place);
      expect(differences.length).toBeGreaterThan(3 * VIEWERS.length);
      expect(differences.filter((difference) => difference !== null)).toEqual([]);
      // In the end the hand is turned: then the worlds do differ.
      expect(everything(other) === everything(one)).toBe(false);
    }
  },
);

test.each(RULEBOOK_IDS)('%s: the rest of the deck is nowhere, to the very end', async (id) => {
  const stack = shuffled();
  const [one, other] = [await world(id, stack), await world(id, swapped(stack, 51, 50))];
  expect(everything(other) === everything(one)).toBe(true);
});

const CARD = /(?<![A-Za-z0-9])[2-9TJQKA][cdhs](?![A-Za-z0-9])/g;

test.each(RULEBOOK_IDS)(
  '%s: what a table that deals by itself sends holds no card of the stub and no secret',
  async (id) => {
    const house = await openHouse();
    const slug = await house.create(id, { practice: 2 });
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 5);
    const sent: { readonly viewer: string; readonly json: string }[] = [];
    for (const viewer of VIEWERS) {
      house.house.follow(slug, viewer, null, (_, json) => {
        sent.push({ viewer: nameOf(viewer), json });
      });
    }
    const players = [
      { person: ANN, seats: [1], seed: (round: number) => `ann's own ${round}` },
      { person: BEN, seats: [5] },
    ];
    await playRounds(house, slug, players, 3);
    expect(new Set(sent.map(({ viewer }) => viewer)).size).toBe(VIEWERS.length);
    let before = new Set<string>();
    for (let number = 1; number <= 3; number += 1) {
      const proof = (await proofOfRound(house.store, slug, number))!;
      const out = new Set(proof.cards.split(' '));
      expect(out.size).toBeLessThan(52);
      for (const { viewer, json } of sent) {
        expect(json).not.toContain(proof.houseSeed);
        const { view, told } = JSON.parse(json) as LiveMessage;
        if (view.round?.number !== number) continue;
        const shown = JSON.stringify(view.round).match(CARD) ?? [];
        expect(shown.filter((card) => !out.has(card))).toEqual([]);
        // The end of the round before may be told with it.
        const named = JSON.stringify(told).match(CARD) ?? [];
        expect(named.filter((card) => !out.has(card) && !before.has(card))).toEqual([]);
        if (view.round.game.phase !== 'betting') continue;
        expect(shown).toEqual([]);
        if (viewer !== ANN.name) expect(json).not.toContain(`ann's own ${number}`);
      }
      before = out;
    }
  },
);
