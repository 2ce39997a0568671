import { cents } from '@baize/money';
import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { verifyRound } from '../../src/index.js';
import { historyOf } from '../../src/live/readings/personal.js';
import { proofOfRound, whyNoProof } from '../../src/live/readings/rounds.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import {
  type Attended,
  attendRound,
  attendStep,
  attendToPhase,
  attendUntil,
  IN_ORDER,
  roundAt,
} from './support/attend.js';
import { done, openHouse, refusalOf } from './support/open-house.js';
import { ANN, BEN, DEALER, FLOOR, SECOND_DEALER, SECOND_FLOOR } from './support/people.js';

const BEN_FOLDS = { person: BEN, seats: [3], folds: () => true };
const PLAYERS = {
  shuffler: [{ person: ANN, seats: [1], seed: () => 'from Ann' }, BEN_FOLDS],
  // Nothing is shuffled by seeds where cards are typed in.
  typed: [{ person: ANN, seats: [1] }, BEN_FOLDS],
};

/** A table that a dealer has taken, with two players at it. */
const attendedTable = async (
  id: RulebookId,
  cards: 'shuffler' | 'typed',
  taken = true,
): Promise<Attended> => {
  const house = await openHouse();
  const slug = await house.create(id, { dealing: 'attended', cards });
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 3);
  if (taken) done(await house.at(DEALER, slug, { type: 'TakeTable' }));
  return { house, slug, players: PLAYERS[cards] };
};

describe.each(RULEBOOK_IDS)('%s, attended', (id) => {
  test('with the shuffler: every step as the table asks for it', async () => {
    const attended = await attendedTable(id, 'shuffler');
    const { house, slug } = attended;
    await attendRound(attended);
    await attendRound(attended);
    for (const number of [1, 2]) {
      const proof = await proofOfRound(house.store, slug, number);
      expect(verifyRound(proof!)).toMatchObject({ fair: true, void: null });
      expect(proof).toMatchObject({ players: [{ seat: 1, seed: 'from Ann' }] });
    }
    expect(await historyOf(house.store, 'ann', null, 9)).toHaveLength(2);
    await house.expectSound();
  });

  test('with typed cards: those that lie there, and no proof of a shuffle', async () => {
    const attended = await attendedTable(id, 'typed');
    const { house, slug } = attended;
    await attendRound(attended, async () => {
      expect((await house.view(slug)).fairness).toBeNull();
    });
    const filed = await filedRound(house.store, slug, 1);
    expect(filed).toMatchObject({ outcome: 'complete', proof: null });
    expect(await whyNoProof(house.store, slug, 1)).toBe('typed');
    expect(await whyNoProof(house.store, slug, 2)).toBe('not-over');
    expect(filed?.players.map(({ player }) => player).sort()).toEqual(['ann', 'ben']);
    await house.expectSound();
  });
});

describe('who deals', () => {
  test('one dealer at a time: a second is refused until the table is handed back', async () => {
    const { house, slug } = await attendedTable('md/high-card-flush', 'shuffler');
    const take = { type: 'TakeTable' } as const;
    expect(refusalOf(await house.at(SECOND_DEALER, slug, take))).toBe('table-is-taken');
    const hand = { type: 'HandBack' } as const;
    expect(refusalOf(await house.at(SECOND_DEALER, slug, hand))).toBe('not-the-dealer');
    done(await house.at(DEALER, slug, hand));
    done(await house.at(SECOND_DEALER, slug, take));
    expect((await house.view(slug)).dealer).toBe(SECOND_DEALER.account);
  });

  test('nobody deals at a table that nobody has taken', async () => {
    const attended = await attendedTable('md/high-card-flush', 'shuffler', false);
    await expect(attendStep(attended)).rejects.toThrow('not-the-dealer');
  });

  test('a floorperson relieves in the middle of a hand, and the round goes on', async () => {
    const attended = await attendedTable('sd/caribbean-stud', 'shuffler');
    const { house, slug } = attended;
    await attendToPhase(attended, 'deciding');
    const relief = { type: 'RelieveDealer', dealer: SECOND_DEALER.account } as const;
    done(await house.at(FLOOR, slug, relief));
    await expect(attendStep({ ...attended, players: [] }))
      .resolves.toBeNull()
      .catch(() => null);
    await attendRound({ ...attended, dealer: SECOND_DEALER });
    expect(verifyRound((await proofOfRound(house.store, slug, 1))!)).toMatchObject({ fair: true });
  });

  test('two houses open the same round at once: both deal from the deck of the one that was first', async () => {
    const attended = await attendedTable('md/high-card-flush', 'shuffler');
    const { house, slug } = attended;
    const ready = async () => (await house.view(slug, DEALER)).next;
    for (
      let next = await ready();
      next?.kind === 'do' && next.gesture.type === 'Cards';
      next = await ready()
    ) {
      await attendStep({ ...attended, players: [] });
    }
    const other = await house.another();
    const opened = await Promise.all([
      house.at(DEALER, slug, { type: 'OpenRound' }),
      other.at(DEALER, slug, { type: 'OpenRound' }),
    ]);
    expect(opened.map(refusalOf)).toEqual([null, expect.any(String)]);
    const published = (await house.view(slug)).fairness?.commitment;
    await attendRound({ ...attended, house: other });
    const proof = await proofOfRound(house.store, slug, 1);
    expect(proof?.commitment).toBe(published);
    expect(verifyRound(proof!)).toMatchObject({ fair: true });
    await house.expectSound();
  });
});

describe('what goes wrong', () => {
  test('a floorperson voids the round: every wager goes back, and the shuffle is still proved', async () => {
    const attended = await attendedTable('md/high-card-flush', 'shuffler');
    const { house, slug } = attended;
    await attendToPhase(attended, 'deciding');
    const lightsOut = { type: 'VoidRound', reason: 'the lights went out' } as const;
    expect(refusalOf(await house.at(DEALER, slug, lightsOut))).toBe('floor-not-called');
    done(await house.at(FLOOR, slug, lightsOut));
    await attendRound(attended);
    const filed = await filedRound(house.store, slug, 1);
    expect(filed?.outcome).toBe('void');
    expect(filed?.proof?.void?.reason).toBe(`the floorperson ${FLOOR.account} voided the round`);
    expect(verifyRound(filed!.proof!)).toMatchObject({ fair: true });
    expect(await house.store.balance('player/ann')).toBe(500_000 * 10_000);
    await attendRound(attended);
    expect(await filedRound(house.store, slug, 2)).toMatchObject({ outcome: 'complete' });
    await house.expectSound();
  });

  test('an irregularity that the book calls a void is filed with its kind', async () => {
    const attended = await attendedTable('md/high-card-flush', 'shuffler');
    const { house, slug } = attended;
    await attendToPhase(attended, 'deciding');
    const found = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 8 } as const;
    done(await house.at(DEALER, slug, { type: 'CallIrregularity', ...found, note: 'eight' }));
    if (roundAt(attended)?.stopped !== null) {
      expect((await house.view(slug, DEALER)).next?.kind).toBe('floorperson');
      done(await house.at(FLOOR, slug, { type: 'RuleContinue', reason: 'counted' }));
    }
    await attendRound(attended);
    const filed = await filedRound(house.store, slug, 1);
    expect(filed).toMatchObject({ outcome: 'void', irregularities: ['wrong-count-to-dealer'] });
    expect(verifyRound(filed!.proof!)).toMatchObject({ fair: true });
    await house.expectSound();
  });

  test('typed cards are put right by the dealer before settlement, and by a floorperson after', async () => {
    const attended = await attendedTable('oh/high-card-flush', 'typed');
    const { house, slug } = attended;
    await attendToPhase(attended, 'deciding');
    const hand = (await house.view(slug, ANN)).round!.game.hands.find(({ seat }) => seat === 1)!;
    const cards = ['Ks', ...hand.cards.slice(1)] as readonly string[];
    const correct = { type: 'CorrectCards', place: 1, cards, reason: 'misread' } as const;
    done(await house.at(DEALER, slug, correct));
    expect((await house.view(slug, ANN)).round!.game.hands[0]!.cards).toEqual(cards);
    await attendToPhase(attended, 'settled');
    const before = await house.store.balance('player/ann');
    const better = ['Ks', 'Qs', 'Js', 'Ts', '9s', '8s', '7s'];
    const again = { ...correct, cards: better };
    expect(refusalOf(await house.at(DEALER, slug, again))).not.toBeNull();
    done(await house.at(FLOOR, slug, again));
    const resettled = done(await house.at(FLOOR, slug, { type: 'Resettle', reason: 'misread' }));
    // So much more is due that a second person looks at it.
    expect(resettled.proposal).toEqual(expect.any(String));
    expect(await house.store.balance('player/ann')).toBe(before);
    done(
      await house.house.decideProposal(
        SECOND_FLOOR,
        resettled.proposal!,
        { type: 'Confirm' },
        null,
      ),
    );
    expect(await house.store.balance('player/ann')).toBeGreaterThan(before);
    const [newest] = await historyOf(house.store, 'ann', null, 1);
    expect(newest?.receipt.issue).toBe(2);
    await house.expectSound();
  });

  test('an award that a correction brings is keyed and paid, and the audit finds it right', async () => {
    const nothing = '2c 7d 9h Js Kc 3d 8s Td Qh 4c 5h 6s Ad Kh 9d'.split(' ');
    const rest = IN_ORDER.filter((card) => !nothing.includes(card));
    const table = await attendedTable('sd/caribbean-stud', 'typed');
    const attended = { ...table, stack: [...nothing, ...rest] };
    const { house, slug } = attended;
    await attendToPhase(attended, 'settled');
    const flush = ['Ac', 'Qc', 'Tc', '8c', '6c'];
    const correct = { type: 'CorrectCards', place: 1, cards: flush, reason: 'misread' } as const;
    const { proposal } = done(await house.at(FLOOR, slug, { ...correct, settle: true }));
    if (typeof proposal === 'string') {
      done(await house.house.decideProposal(SECOND_FLOOR, proposal, { type: 'Confirm' }, null));
    }
    await attendRound(attended);
    const filed = await filedRound(house.store, slug, 1);
    expect(filed?.awards).toMatchObject([{ jackpot: 'progressive', seat: 1 }]);
    await house.expectSound();
  });

  test('cards that are put right after somebody has acted, and the audit finds the round as it was played', async () => {
    // Two pair: the dealer folds, and who acts last is not asked.
    const dealt = 'Ac 3s 8h 6d Tc Td 2h 2s 9c'.split(' ');
    const rest = IN_ORDER.filter((card) => !dealt.includes(card) && card !== '4d');
    const table = await attendedTable('wa/ricochet-poker', 'typed');
    const attended = { ...table, stack: [...dealt, ...rest] };
    const { house, slug } = attended;
    await attendUntil(attended, () => roundAt(attended)?.game.hands[1]?.decision === 'fold');
    const correct = { type: 'CorrectCards', place: 1, reason: 'misread' } as const;
    // By these cards seat 1 would have acted first, and would have been asked.
    done(await house.at(DEALER, slug, { ...correct, cards: ['4d', '3s'] }));
    await attendRound(attended);
    expect(await filedRound(house.store, slug, 1)).toMatchObject({ outcome: 'complete' });
    await house.expectSound();
  });

  test('a payment that was wrong is adjusted with a reason, and the receipt issued again', async () => {
    const attended = await attendedTable('md/high-card-flush', 'shuffler');
    const { house, slug } = attended;
    await attendRound(attended);
    const before = await house.store.balance('player/ann');
    const adjust = {
      type: 'AdjustPayment',
      round: `${slug}/1`,
      seat: 1,
      player: 'ann',
      cents: cents(500),
      reason: 'a chip short',
    } as const;
    const answer = done(await house.at(FLOOR, slug, adjust));
    expect(answer.proposal).toBeUndefined();
    expect(await house.store.balance('player/ann')).toBe(before + 500 * 10_000);
    const history = await historyOf(house.store, 'ann', null, 9);
    expect(history.map(({ receipt }) => receipt.issue)).toEqual([2, 1]);
  });
});
