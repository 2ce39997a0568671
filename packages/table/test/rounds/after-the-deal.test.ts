import { describe, expect, it } from 'vitest';
import type { RoundAtTable, TableGesture } from '../../src/index.js';
import { countingRound, stopInWords } from '../../src/rounds/round-of.js';
import {
  betting,
  maryland,
  phase,
  type Row,
  ready,
  STUB,
  says,
  stub,
  VOIDED,
} from '../support/flush-rounds.js';
import { tableAs } from '../support/moments.js';

/** What may be done with the cards, with the rest of the deck, and at the end of a round. */

const deal = (...cards: readonly string[]): TableGesture =>
  ({ type: 'Deal', cards: cards.map((card) => ({ card, to: 1 })) }) as TableGesture;

describe('cards are dealt', () => {
  const done = {
    beforeDeal: {
      method: 'automated-shoe',
      accepted: 0,
      done: ['announce-no-more-bets'],
      chips: null,
      resolved: false,
    },
  } as const;
  it.each<Row>([
    [
      'when all is done',
      tableAs(maryland, phase('dealing', done), ready),
      deal('Ah'),
      'CardsDealt',
    ],
    [
      'not before',
      tableAs(maryland, phase('dealing'), ready),
      deal('Ah'),
      'not-ready-to-deal [MD-HCF-10A(2)(a)] no card is dealt yet: the next step is to announce "no more bets"',
    ],
    [
      'not while bets are taken',
      tableAs(maryland, betting([1]), ready),
      deal('As'),
      'not-now [baize:steps] no cards are dealt now: the round is open for bets',
    ],
    [
      'not when all are dealt',
      tableAs(maryland, phase('deciding'), ready),
      deal('As'),
      'not-now [baize:steps] no cards are dealt now: the round is with the players',
    ],
    [
      'not a dead one',
      tableAs(
        maryland,
        phase('dealing', { ...done, dead: [{ card: 'Ah', cite: 'MD-HCF-13B' }] }),
        ready,
      ),
      deal('Ah'),
      'card-is-dead [MD-HCF-13B] Ah was found face up: it is not used in this round',
    ],
    [
      'not in a void round',
      tableAs(maryland, phase('dealing', { ...done, voided: VOIDED }), ready),
      deal('Ah'),
      'round-is-void [house:reasons] no card is dealt in a void round',
    ],
    [
      'not from a shoe that has no place',
      tableAs(maryland, phase('dealing', done)),
      deal('Ah'),
      'no-approved-shoe [MD-HCF-8A] no place for a manual shoe is approved here',
    ],
  ])('%s', says);
});

describe('the stub', () => {
  it.each<Row>([
    [
      'goes to the rack',
      tableAs(maryland, phase('deciding')),
      stub(),
      'StubRacked [MD-HCF-10B(3)(b)]',
    ],
    ['counted', tableAs(maryland, phase('deciding')), stub(38), 'StubRacked [MD-HCF-10D]'],
    [
      'not before the last card',
      tableAs(maryland, phase('dealing')),
      stub(),
      'not-dealt [MD-HCF-10B(3)(a)] the rest of the deck is taken away when the last hand is dealt',
    ],
    [
      'once',
      tableAs(maryland, phase('deciding', { stub: 'racked' })),
      stub(),
      'stub-is-racked [baize:orders] the stub is in the rack',
    ],
    [
      'with a wrong count, that is found out',
      tableAs(maryland, phase('deciding')),
      stub(37),
      'StubMiscounted [MD-HCF-10E]',
    ],
    [
      'with a right count also when the round is paid',
      tableAs(maryland, phase('settled')),
      stub(38),
      'StubRacked [MD-HCF-10D]',
    ],
    [
      'with a wrong count not when the round is paid',
      tableAs(maryland, phase('settled')),
      stub(37),
      'round-is-settled [house:cards] this round is paid: count the whole deck when the round is over',
    ],
    [
      'with a right count also in a void round',
      tableAs(maryland, phase('deciding', { voided: VOIDED })),
      stub(38),
      'StubRacked [MD-HCF-10D]',
    ],
    [
      'with a wrong count not in a void round',
      tableAs(maryland, phase('deciding', { voided: VOIDED })),
      stub(37),
      'round-is-void [house:cards] this round is void: count the whole deck when the round is over',
    ],
    [
      'in whole cards',
      tableAs(maryland, phase('deciding')),
      stub(53),
      'not-a-count [baize:forms] a stub is counted in whole cards, 0 to 52',
    ],
    [
      'with its count, where one is due',
      tableAs(maryland, phase('deciding'), { stub: { ...STUB, roundsSinceCount: 4 } }),
      stub(),
      'stub-count-due [MD-HCF-10C] the stub is counted at least once in 5 rounds: count it face down now',
    ],
  ])('%s', says);
});

describe('a round is over', () => {
  const END: TableGesture = { type: 'EndRound' };
  it.each<Row>([
    [
      'that was voided before anybody bet',
      tableAs(maryland, betting([], { voided: VOIDED })),
      END,
      'RoundEnded',
    ],
    [
      'not while wagers of a void one lie there',
      tableAs(maryland, phase('dealing', { voided: VOIDED })),
      END,
      'not-settled [baize:steps] the round is not settled',
    ],
    [
      'not before it is settled',
      tableAs(maryland, phase('deciding')),
      END,
      'not-settled [baize:steps] the round is not settled',
    ],
    [
      'not while the stub lies there',
      tableAs(maryland, phase('settled')),
      END,
      'stub-not-racked [MD-HCF-8F] the stub is not in the rack',
    ],
    [
      'not while cards lie there',
      tableAs(maryland, phase('settled', { stub: 'racked' })),
      END,
      'cards-on-the-felt [MD-HCF-11C] cards still lie on the felt',
    ],
    [
      'when the cards are in the rack',
      tableAs(maryland, phase('settled', { stub: 'racked', takenUp: [1, 'dealer'] })),
      END,
      'RoundEnded',
    ],
  ])('%s', says);
});

describe('a round that is stopped', () => {
  const inForce = { rules: maryland };
  const stopped = (by: string) =>
    ({ by, place: null, cite: 'MD-HCF-10E' }) as RoundAtTable['stopped'];
  const called = (kind: string) =>
    ({
      kind,
      place: null,
      cards: null,
      cite: 'MD-HCF-10E',
    }) as RoundAtTable['irregularities'][number];
  const STUB_SAYS =
    'The count of the stub is wrong: count it again, or find out whether the cards were misdealt.';
  const words = (kind: keyof typeof maryland.inForce.rulebook.irregularities) =>
    maryland.inForce.rulebook.irregularities[kind].value.words;
  it.each<readonly [string, Pick<RoundAtTable, 'stopped' | 'irregularities'>, string | undefined]>([
    ['says nothing where nothing stops it', { stopped: null, irregularities: [] }, undefined],
    [
      'says what to find out, before it is called',
      { stopped: stopped('stub-count-misdealt'), irregularities: [] },
      STUB_SAYS,
    ],
    [
      'says so whatever else was called',
      { stopped: stopped('stub-count-misdealt'), irregularities: [called('raise-too-large')] },
      STUB_SAYS,
    ],
    [
      'says what the book says once it is called',
      {
        stopped: stopped('stub-count-misdealt'),
        irregularities: [called('raise-too-large'), called('stub-count-misdealt')],
      },
      words('stub-count-misdealt'),
    ],
    [
      'says what the book says of anything else',
      { stopped: stopped('raise-too-large'), irregularities: [] },
      words('raise-too-large'),
    ],
  ])('%s', (_title, round, expected) => {
    expect(stopInWords(inForce, round)?.words).toBe(expected);
  });

  it('may be counted again by those who counted wrong, and is stopped for anything else', () => {
    const found = (by: string | null) => {
      const round = phase('deciding', { stopped: by === null ? null : stopped(by) });
      const counting = countingRound(tableAs(maryland, round), 'stub-count-misdealt');
      return counting.ok ? 'found' : counting.error.code;
    };
    expect(found(null)).toBe('found');
    expect(found('stub-count-misdealt')).toBe('found');
    expect(found('raise-too-large')).toBe('round-is-stopped');
    const none = countingRound(tableAs(maryland, null), 'stub-count-misdealt');
    expect(none.ok ? null : none.error.code).toBe('no-round');
  });
});
