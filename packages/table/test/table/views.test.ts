import { deckWithout, formatDealtCard, isKnown } from '@baize/cards';
import type { GameRound } from '@baize/games';
import { canonicalText, type RulebookId } from '@baize/rulebook';
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Looking,
  type TableEvent,
  tellTable,
  viewTable,
  type World,
} from '../../src/index.js';
import { eachEvent } from '../support/replay.js';
import { pinned, RULEBOOKS, shiftOf } from '../support/tables.js';

const NOW = '2026-02-01T12:00:00Z';
const STAFF = ['dealer', 'floorperson'];

type Hand = GameRound['hands'][number];

/** Written down once more, apart from the games: who sees which card. */
const seesHand = (game: GameRound, hand: Hand, looking: Looking): boolean => {
  if ('draw' in hand || hand.turned) return true;
  if (looking.kind === 'player' && looking.player === hand.player) return true;
  if (game.phase !== 'settled') return false;
  const folded = typeof hand.decision === 'object' && hand.decision?.kind === 'fold';
  return !folded || STAFF.includes(looking.kind);
};

const upCard = (world: World): number => {
  const { play } = world.rules.inForce.rulebook;
  return play.game === 'caribbean-stud' ? play.dealerUpCard.value : 0;
};

/** The same game with other cards wherever this viewer sees none. */
const otherwise = (world: World, game: GameRound, looking: Looking): GameRound => {
  if (game.phase === 'betting' || !('cards' in game.dealer)) return game;
  const up = upCard(world);
  const { dealer } = game;
  const dealerSeen = (index: number): boolean => dealer.turned || index + 1 === up;
  const seen = [
    ...dealer.cards.filter((_, index) => dealerSeen(index)),
    ...game.hands.filter((hand) => seesHand(game, hand, looking)).flatMap(({ cards }) => cards),
  ].filter(isKnown);
  const isHidden = dealer.cards.some((card, index) => card !== '??' && !dealerSeen(index));
  const hides = (hand: Hand): boolean =>
    !hand.cards.includes('??') && !seesHand(game, hand, looking);
  if (!isHidden && !game.hands.some(hides)) return game;
  // From the other end than they were dealt from, so that hardly a card stays where it was.
  const pool = deckWithout(seen).toReversed();
  const swap = <T>(card: T): T => (card === '??' ? card : (pool.shift() as T));
  return {
    ...game,
    dealer: {
      ...dealer,
      cards: dealer.cards.map((card, index) => (dealerSeen(index) ? card : swap(card))),
    },
    hands: game.hands.map((hand) =>
      seesHand(game, hand, looking) ? hand : { ...hand, cards: hand.cards.map(swap) },
    ),
  } as GameRound;
};

const twin = (world: World, looking: Looking): World => {
  const { table } = world;
  const settled =
    table.settled === null
      ? null
      : { ...table.settled, game: otherwise(world, table.settled.game, looking) };
  const live = table.phase === 'open' ? (table.round?.game ?? null) : null;
  const isSame =
    settled?.game === table.settled?.game &&
    (live === null || otherwise(world, live, looking) === live);
  if (isSame) return world;
  if (table.phase === 'closed') return { ...world, table: { ...table, settled } };
  const round =
    table.round === null
      ? null
      : { ...table.round, game: otherwise(world, table.round.game, looking) };
  return { ...world, table: { ...table, settled, round } };
};

const HIDDEN = '7d';

/** The same event with other cards wherever this viewer is not to see them. */
const twinEvent = (world: World, event: TableEvent, looking: Looking): TableEvent => {
  const { table } = world;
  if (event.type === 'InRound' && event.event.type === 'CardsDealt') {
    const game = table.phase === 'open' ? table.round?.game : undefined;
    if (game === undefined || game.phase === 'betting' || !('cards' in game.dealer)) return event;
    let dealers = game.dealer.cards.length;
    const cards = event.event.cards.map(({ card, to }) => {
      if (to === 'dealer') dealers += 1;
      const hand = game.hands.find(({ seat }) => seat === to);
      const seen = hand === undefined ? dealers === upCard(world) : seesHand(game, hand, looking);
      return { card: seen || card === '??' ? card : HIDDEN, to };
    });
    return { ...event, event: { ...event.event, cards } } as TableEvent;
  }
  if (event.type === 'CardsCorrected') {
    const game =
      table.settled?.round === event.round
        ? table.settled.game
        : table.phase === 'open'
          ? table.round?.game
          : undefined;
    const hand = game?.hands.find(({ seat }) => seat === event.place);
    if (game === undefined || hand === undefined || seesHand(game, hand, looking)) return event;
    const reason = `it is not ${event.from.join(' ')}`;
    return { ...event, from: event.from.map(() => HIDDEN), to: event.to.toReversed(), reason };
  }
  return event;
};

const lookers = ({ table }: World): readonly Looking[] => {
  const players = table.phase === 'open' ? Object.values(table.seats) : [];
  return [
    ...players.slice(0, 2).map(({ player }): Looking => ({ kind: 'player', player })),
    { kind: 'player', player: 'a stranger' },
    { kind: 'dealer' },
    { kind: 'floorperson' },
    { kind: 'spectator' },
  ];
};

const leaks = (id: RulebookId, seed: number, felt: 'virtual' | 'real'): number => {
  let differing = 0;
  const { happened } = shiftOf(id, { rounds: 2, seed, felt });
  eachEvent(pinned(id), happened, (before, event, after) => {
    if (event === null || event.type === 'InCards') return;
    for (const looking of lookers(after)) {
      const other = twin(after, looking);
      if (other !== after) {
        differing += 1;
        expect(canonicalText(viewTable(other, looking, NOW))).toBe(
          canonicalText(viewTable(after, looking, NOW)),
        );
      }
      const told = tellTable(before, event, looking);
      const toldOther = tellTable(
        twin(before, looking),
        twinEvent(before, event, looking),
        looking,
      );
      expect(canonicalText(toldOther)).toBe(canonicalText(told));
    }
  });
  return differing;
};

describe('what leaves a table', () => {
  for (const id of RULEBOOKS) {
    prop.prop([fc.nat(10_000), fc.constantFrom('virtual' as const, 'real' as const)], {
      numRuns: 2,
    })(
      `${id}: worlds that differ only in hidden cards are equal to the last byte`,
      (seed, felt) => {
        leaks(id, seed, felt);
      },
      60_000,
    );
  }

  // Hands that were folded for absent players told what they win; so did hands in the rack, once claimed.
  test.each([38, 48, 53, 85, 126, 131, 176, 5000, 9614, 9976])(
    'oh/high-card-flush, shift %i: as above',
    (seed) => {
      expect(leaks('oh/high-card-flush', seed, 'virtual')).toBeGreaterThan(0);
    },
  );

  test('the worlds compared do differ, where there is anything to hide', () => {
    expect(leaks('md/high-card-flush', 5, 'virtual')).toBeGreaterThan(100);
    expect(leaks('sd/caribbean-stud', 5, 'virtual')).toBeGreaterThan(100);
  }, 60_000);
});

describe('what a viewer does see', () => {
  const mid = (id: RulebookId) => {
    const worlds: World[] = [];
    eachEvent(pinned(id), shiftOf(id, { rounds: 1, seed: 3 }).happened, (_before, _event, after) =>
      worlds.push(after),
    );
    const found = worlds.find(
      ({ table }) => table.phase === 'open' && table.round?.game.phase === 'deciding',
    );
    if (found?.table.phase !== 'open' || found.table.round === null) throw new Error('no round');
    return { world: found, hand: found.table.round.game.hands[0] as Hand };
  };

  test('a player sees the own cards, and what the own hand may do with them', () => {
    const { world, hand } = mid('md/high-card-flush');
    const view = viewTable(world, { kind: 'player', player: hand.player }, NOW);
    expect(view.round?.game.hands[0]?.cards).toEqual(hand.cards.map(formatDealtCard));
    expect(view.mine).toEqual([hand.seat]);
    expect(Object.keys(view.round?.legal ?? {})).toEqual([String(hand.seat)]);
    expect(view.next).toBeNull();
  });

  test('staff see the next step, what every seat may do with any hand, and no card', () => {
    const { world, hand } = mid('md/high-card-flush');
    for (const kind of ['dealer', 'floorperson'] as const) {
      const view = viewTable(world, { kind }, NOW);
      expect(view.next).not.toBeNull();
      expect(
        view.round?.game.hands.flatMap(({ cards }) => cards).every((card) => card === '??'),
      ).toBe(true);
      const raise = view.round?.legal[hand.seat]?.find(({ act }) => act === 'raise');
      expect(raise).toMatchObject({ mostCents: 3 * (hand.stakes.ante ?? 0) });
    }
  });

  test('a spectator may do nothing and is told no step', () => {
    const { world } = mid('sd/caribbean-stud');
    const view = viewTable(world, { kind: 'spectator' }, NOW);
    expect(view.round?.legal).toEqual({});
    expect(view.next).toBeNull();
    expect(view.mine).toEqual([]);
    expect(view.receipts).toEqual([]);
  });

  test('[SD-CSP-5] the lights of the seats and the amount of the jackpot are for everybody', () => {
    const { world } = mid('sd/caribbean-stud');
    const [jackpot] = viewTable(world, { kind: 'spectator' }, NOW).jackpots;
    const { table } = world;
    const staked = table.phase === 'open' ? (table.round?.game.hands ?? []) : [];
    const seats = staked.filter(({ stakes }) => stakes.progressive !== undefined);
    expect(jackpot?.lit).toEqual(seats.map(({ seat }) => seat));
    expect(jackpot?.display?.amountCents).toBeGreaterThan(0);
  });

  test('a closed table shows that it is closed', () => {
    const { world } = shiftOf('oh/high-card-flush', { rounds: 1 });
    const view = viewTable(world, { kind: 'spectator' }, NOW);
    expect(view).toMatchObject({ phase: 'closed', dealer: null, seats: [], round: null });
  });
});
