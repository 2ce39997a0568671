import { describe, expect, it } from 'vitest';
import { antes, cards, no, seenBy, withCards } from '../../support/clauses.js';
import { aceHigh } from '../../support/irregularity.js';
import {
  bring,
  byHand,
  byMachine,
  cut,
  dealtBy,
  feed,
  load,
  maryland,
  OPENING,
  oneDeck,
  opening,
  step,
} from '../../support/maryland.js';
import { FLOOR, raise, type Table } from '../../support/table.js';

const round = { type: 'OpenRound' } as const;

/** One round, to its end. */
const played = (table: Table): Table =>
  table
    .bets(antes(1_000, [1]))
    .deals(aceHigh)
    .decides(1, raise(1_000))
    .ends();

describe('decks', () => {
  const one = (): Table => withCards(maryland(), bring('red'));

  it.each([
    ['MD-HCF-3A', 'one cover card', bring('red', { coverCards: 1 }), 'cover-cards'],
    ['MD-HCF-3A', 'no look', bring('red', { design: ' ' }), 'no-look'],
    ['MD-HCF-3A', 'two cover cards', bring('red'), null],
  ])('[%s] a first deck with %s', (_id, _title, gesture, code) => {
    expect(no(maryland(), cards(gesture))).toBe(code);
  });

  it.each([
    ['MD-HCF-3B(1)', 'of another design', bring('blue', { design: 'bee' }), 'decks-of-two-designs'],
    [
      'MD-HCF-3B(2)',
      'of the same colour',
      bring('other', { colour: 'red' }),
      'decks-of-one-colour',
    ],
    ['MD-HCF-3B', 'of one design and another colour', bring('blue'), null],
  ])('[%s] a second deck %s', (_id, _title, gesture, code) => {
    expect(no(one(), cards(gesture))).toBe(code);
  });

  it('[MD-HCF-3B] the second deck that the house elected is asked for, by its own clause', () => {
    const prepared = withCards(maryland(), bring('red', { certificate: 'PS-1' }));
    const { procedure } = seenBy(prepared, { kind: 'dealer' });
    expect(procedure?.now).toMatchObject({
      words: 'Bring a blue deck to the table',
      cite: 'MD-HCF-3B',
    });
  });

  it('[MD-HCF-3B] two decks are no use without a shuffler that works', () => {
    const broken = withCards(
      maryland().readiesCards(),
      { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' },
      { type: 'MarkDevice', device: 'shuffler', mark: 'cover' },
    );
    expect(no(broken, round)).toBe('two-decks-without-shuffler');
  });

  const both = (): Table =>
    withCards(
      maryland(),
      bring('red'),
      bring('blue'),
      ...opening('red'),
      ...opening('blue'),
      byMachine('red'),
      load('red'),
    );

  it('[MD-HCF-3B(3)] one waits in the shuffler while the other is played', () => {
    expect(no(both(), round)).toBe('other-deck-not-in-shuffler');
    const playing = withCards(both(), feed('blue'))
      .bets(antes(1_000, [1]))
      .deals(aceHigh);
    expect(playing.playing.deck).toBe('red');
    expect(no(playing, cards(byMachine('red')))).toBe('deck-in-play');
    expect(no(playing, cards(byMachine('blue')))).toBeNull();
  });

  it('[MD-HCF-3B(4)] they take turns: the same one twice running is refused', () => {
    const over = withCards(played(withCards(both(), feed('blue'))), byMachine('blue'));
    expect(no(withCards(over, byMachine('red')), cards(load('red')))).toBe('same-deck-twice');
    let table = over;
    const order: string[] = [];
    for (let many = 0; many < 4; many += 1) {
      table = played(table);
      order.push(table.events.findLast((event) => event.type === 'RoundStarted')?.deck ?? '');
    }
    expect(order).toEqual(['blue', 'red', 'blue', 'red']);
  });

  it('[MD-HCF-3B(5)] the rack holds cards of one deck at a time', () => {
    const over = withCards(
      played(withCards(both(), feed('blue'))),
      byMachine('blue'),
      load('blue'),
    );
    expect(no(over, round)).toBe('rack-holds-other-deck');
    expect(no(withCards(over, feed('red')), round)).toBeNull();
  });

  it.each([
    ['MD-HCF-3C(1)', 'hand', 4],
    ['MD-HCF-3C(2)', 'automated-shoe', 8],
    ['MD-HCF-3C(2)', 'manual-shoe', 8],
  ] as const)('[%s] dealt from the %s a deck is changed after %d hours', (_id, method, hours) => {
    const again = played(maryland(dealtBy(method))).readiesCards();
    expect(no(again.later(hours * 60 - 1), round)).toBeNull();
    const late = again.later(hours * 60);
    expect(no(late, round)).toBe('deck-too-old');
    const changed = late.readiesCards();
    expect(changed.deck('red')).toBe('gone');
    expect(no(changed, round)).toBeNull();
  });
});

describe('the opening', () => {
  const CLAUSES = ['4A', '4A', '4B', '4B', '4C(1)', '4C(2)', '4C(3)'];

  it.each(OPENING.map((which, at) => [CLAUSES[at], which, at] as const))(
    '[MD-HCF-%s] %s: in its turn, on record, and nothing goes on without it',
    (_id, which, at) => {
      const before = withCards(
        maryland(oneDeck),
        bring('red'),
        ...OPENING.slice(0, at).map((one) => step(one)),
      );
      const next = OPENING[at + 1];
      if (next !== undefined) expect(no(before, cards(step(next)), FLOOR)).not.toBeNull();
      expect(no(before, cards(byMachine('red')))).toBe('not-opened');
      const done = withCards(before, step(which));
      expect(done.events.at(-1)).toMatchObject({
        type: 'InCards',
        event: { type: 'OpeningStepDone', step: which },
      });
    },
  );

  it('[MD-HCF-4A] the floorperson who confirms is not the dealer who inspected', () => {
    const inspected = withCards(maryland(oneDeck), bring('red'), step('dealer-inspects'));
    const verifies = cards(step('floorperson-verifies'));
    expect(no(inspected, verifies)).toBe('not-a-floorperson');
    expect(no(inspected, verifies, { by: 'Dana', as: 'floorperson' })).toBe('same-person');
    expect(no(inspected, cards(step('floorperson-verifies')), FLOOR)).toBeNull();
  });

  const stacked = (): Table => withCards(maryland(oneDeck), bring('red'), ...opening('red'));

  it('[MD-HCF-4D] then they are shuffled, and not dealt before', () => {
    expect(no(stacked(), round)).toBe('not-shuffled');
    expect(no(stacked(), cards(load('red')))).toBe('not-shuffled');
    expect(no(withCards(stacked(), byMachine('red'), load('red')), round)).toBeNull();
  });

  it('[MD-HCF-4E] with two decks each goes through the whole opening', () => {
    const two = withCards(maryland(), bring('red'), bring('blue'), ...opening('red'));
    expect(no(two, cards(byMachine('red')))).toBeNull();
    expect(no(two, cards(byMachine('blue')))).toBe('not-opened');
    expect(no(two, cards(feed('blue')))).toBe('not-opened');
  });

  it('[MD-HCF-4F] a deck prepared beforehand skips it, and its paper is on record', () => {
    const prepared = withCards(maryland(oneDeck), bring('red', { certificate: 'PS-1' }));
    expect(prepared.events.at(-1)).toMatchObject({ event: { certificate: 'PS-1' } });
    expect(no(withCards(prepared, cut('red'), load('red')), round)).toBeNull();
    expect(no(maryland(oneDeck), cards(bring('red', { certificate: ' ' })))).toBe('no-certificate');
  });

  it('[MD-HCF-5A(1)] a shuffle right before play starts', () => {
    expect(no(stacked(), round)).toBe('not-shuffled');
  });

  it('[MD-HCF-5A] by hand or by machine, and no other way', () => {
    for (const how of [byHand('red'), byMachine('red')]) {
      expect(no(stacked(), cards(how))).toBeNull();
    }
    const magic = { type: 'Shuffle', deck: 'red', how: 'magic' as 'hand' } as const;
    expect(no(stacked(), cards(magic))).toBe('no-such-way');
  });
});
