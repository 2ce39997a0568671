import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { close, place, STAMP } from '../support/commands.js';
import { bareRulesOf, CONTEST_BOOKS, type ContestBook, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { tableRules } from '../support/table-rules.js';
import { titled } from '../support/titled.js';

const ANTE = { ante: 1000 };
const open = (book: ContestBook) => Scene.open(tableRules(book));

describe('PlaceWagers', () => {
  it.each(
    titled('[$id] lays $stakes on a seat of $book', [
      { id: 'SD-HCF-2#1', book: 'sd/high-card-flush', stakes: ANTE },
      { id: 'SD-HCF-2#2', book: 'sd/high-card-flush', stakes: { ...ANTE, flush: 500 } },
      { id: 'SD-HCF-2#2', book: 'sd/high-card-flush', stakes: { ...ANTE, 'straight-flush': 500 } },
      { id: 'SD-HCF-2#3', book: 'sd/high-card-flush', stakes: { ...ANTE, progressive: 100 } },
      {
        id: 'SD-HCF-2#4',
        book: 'sd/high-card-flush',
        stakes: { ...ANTE, flush: 500, 'straight-flush': 700, progressive: 100 },
      },
      { id: 'MD-HCF-7F(1)', book: 'md/high-card-flush', stakes: ANTE },
      { id: 'MD-HCF-7F(2)', book: 'md/high-card-flush', stakes: { ...ANTE, flush: 500 } },
      {
        id: 'MD-HCF-7F(3)',
        book: 'md/high-card-flush',
        stakes: { ...ANTE, 'straight-flush': 500 },
      },
      { id: 'MD-HCF-7F(4)', book: 'md/high-card-flush', stakes: { ...ANTE, progressive: 100 } },
      { id: 'OH-HCF-ante', book: 'oh/high-card-flush', stakes: ANTE },
      {
        id: 'OH-HCF-optional',
        book: 'oh/high-card-flush',
        stakes: { ...ANTE, flush: 500, 'straight-flush': 500 },
      },
      { id: 'SD-CSP-2', book: 'sd/caribbean-stud', stakes: ANTE },
      { id: 'SD-CSP-3', book: 'sd/caribbean-stud', stakes: { ...ANTE, progressive: 100 } },
    ]),
  )('%s', (_title, { book, stakes }) => {
    expect(open(book).when(place(1, stakes))).toEqual({
      ok: true,
      value: [{ type: 'WagersPlaced', seat: 1, player: 'player 1', stakes, tips: {}, ...STAMP }],
    });
  });

  it('replaces what lay there, keeps the seats in order, and clears a seat with nothing', () => {
    const scene = open('sd/high-card-flush').after(
      place(4, ANTE),
      place(2, { ante: 1500 }),
      place(4, { ante: 2000, flush: 500 }),
    );
    expect(scene.state.hands.map(({ seat, stakes }) => [seat, stakes])).toEqual([
      [2, { ante: 1500 }],
      [4, { ante: 2000, flush: 500 }],
    ]);
    expect(scene.after(place(2, {})).state.hands.map(({ seat }) => seat)).toEqual([4]);
  });

  it.each(
    titled('[$id] refuses seat $seat of $book', [
      { id: 'AMB-56', book: 'sd/high-card-flush', seat: 7, cite: 'AMB-56' },
      { id: 'MD-HCF-2A', book: 'md/high-card-flush', seat: 7, cite: 'MD-HCF-2A' },
      { id: 'AMB-56', book: 'oh/high-card-flush', seat: 7, cite: 'AMB-56' },
      { id: 'AMB-56', book: 'sd/caribbean-stud', seat: 8, cite: 'AMB-56' },
      { id: 'MD-HCF-2A', book: 'md/high-card-flush', seat: 0, cite: 'MD-HCF-2A' },
      { id: 'MD-HCF-2A', book: 'md/high-card-flush', seat: 1.5, cite: 'MD-HCF-2A' },
    ]),
  )('%s', (_title, { book, seat, cite }) => {
    const command = place(seat, ANTE);
    expect(open(book).refusal(command)).toBe(`no-such-seat by ${cite}`);
    expect(Scene.open(bareRulesOf(book)).refusal(command)).toBe(`no-such-seat by ${cite}`);
  });

  it('has as many seats as are posted, where fewer are', () => {
    const scene = Scene.open(tableRules('md/high-card-flush', { positions: 5 }));
    expect(scene.when(place(5, ANTE)).ok).toBe(true);
    expect(scene.refusal(place(6, ANTE))).toBe('no-such-seat by MD-HCF-2A');
    expect(scene.legal(6)).toEqual([]);
    expect(scene.legal(5)).not.toEqual([]);
  });
});

describe('a wager is refused', () => {
  const refused = (book: ContestBook, stakes: Readonly<Partial<Record<WagerId, number>>>) =>
    open(book).refusal(place(1, stakes));

  it.each(
    titled('that the document does not know: $wager in $book', [
      { book: 'sd/high-card-flush', wager: 'bet' },
      { book: 'md/high-card-flush', wager: 'pocket' },
      { book: 'oh/high-card-flush', wager: 'progressive' },
      { book: 'sd/caribbean-stud', wager: 'flush' },
    ]),
  )('%s', (_title, { book, wager }) => {
    expect(refused(book, { ...ANTE, [wager]: 500 })).toMatch(/^wager-not-offered by /);
  });

  it.each(
    titled('[$id] that the house of $book did not elect: $wager', [
      { id: 'SD-HCF-2#2', book: 'sd/high-card-flush', wager: 'flush' },
      { id: 'SD-HCF-12#2', book: 'sd/high-card-flush', wager: 'progressive' },
      { id: 'MD-HCF-7F(2)', book: 'md/high-card-flush', wager: 'flush' },
      { id: 'MD-HCF-7F(3)', book: 'md/high-card-flush', wager: 'straight-flush' },
      { id: 'MD-HCF-7F(4)', book: 'md/high-card-flush', wager: 'progressive' },
      { id: 'OH-HCF-optional', book: 'oh/high-card-flush', wager: 'flush' },
    ]),
  )('%s', (_title, { id, book, wager }) => {
    const scene = Scene.open(bareRulesOf(book));
    expect(scene.refusal(place(1, { ...ANTE, [wager]: 500 }))).toBe(`wager-not-offered by ${id}`);
  });

  it('that the house of Caribbean Stud did not elect', () => {
    const scene = Scene.open(bareRulesOf('sd/caribbean-stud'));
    expect(scene.refusal(place(1, { ...ANTE, progressive: 100 }))).toBe(
      'wager-not-offered by house:elections',
    );
  });

  it.each(
    titled('[$id] that follows the cards: $wager in $book', [
      { id: 'SD-HCF-7#2', book: 'sd/high-card-flush', wager: 'raise' },
      { id: 'MD-HCF-1B(2)', book: 'md/high-card-flush', wager: 'raise' },
      { id: 'OH-HCF-decide', book: 'oh/high-card-flush', wager: 'raise' },
      { id: 'SD-CSP-11', book: 'sd/caribbean-stud', wager: 'bet' },
    ]),
  )('%s', (_title, { id, book, wager }) => {
    expect(refused(book, { ...ANTE, [wager]: 1000 })).toBe(`not-before-the-deal by ${id}`);
  });

  it.each(
    titled('that is no amount: $amount', [
      { amount: 0 },
      { amount: -500 },
      { amount: 999.5 },
      { amount: Number.NaN },
      { amount: Number.POSITIVE_INFINITY },
      { amount: 2 ** 53 },
    ]),
  )('%s', (_title, { amount }) => {
    const command = { ...place(1, {}), stakes: { ante: amount } } as ReturnType<typeof place>;
    expect(open('sd/high-card-flush').refusal(command)).toBe('not-an-amount by baize:forms');
  });

  it.each(
    titled('[$id] without an ante: $wager in $book', [
      { id: 'SD-HCF-2#1', book: 'sd/high-card-flush', wager: 'flush', cite: 'SD-HCF-2#1' },
      { id: 'AMB-74', book: 'sd/high-card-flush', wager: 'progressive', cite: 'AMB-74' },
      {
        id: 'MD-HCF-7F(4)(a)',
        book: 'md/high-card-flush',
        wager: 'progressive',
        cite: 'MD-HCF-7F(4)(a)',
      },
      { id: 'AMB-74', book: 'md/high-card-flush', wager: 'flush', cite: 'MD-HCF-8E' },
      { id: 'AMB-74', book: 'oh/high-card-flush', wager: 'straight-flush', cite: 'AMB-74' },
      { id: 'SD-CSP-2', book: 'sd/caribbean-stud', wager: 'progressive', cite: 'AMB-74' },
    ]),
  )('%s', (_title, { book, wager, cite }) => {
    const amount = wager === 'progressive' ? 100 : 500;
    expect(refused(book, { [wager]: amount })).toBe(`no-ante by ${cite}`);
  });

  it.each(
    titled('[$id] outside the posted limits of $book: $stakes', [
      { id: 'SD-HCF-2#1', book: 'sd/high-card-flush', stakes: { ante: 999 }, cite: 'AMB-60' },
      { id: 'SD-HCF-2#1', book: 'sd/high-card-flush', stakes: { ante: 3001 }, cite: 'AMB-60' },
      {
        id: 'SD-HCF-2#2',
        book: 'sd/high-card-flush',
        stakes: { ante: 1000, flush: 499 },
        cite: 'SD-HCF-2#2',
      },
      {
        id: 'SD-HCF-2#2',
        book: 'sd/high-card-flush',
        stakes: { ante: 1000, 'straight-flush': 5001 },
        cite: 'SD-HCF-2#2',
      },
    ]),
  )('%s', (_title, { book, stakes, cite }) => {
    expect(refused(book, stakes)).toBe(`outside-the-limits by ${cite}`);
  });

  it.each(
    titled('outside the posted limits of $book: $stakes', [
      { book: 'md/high-card-flush', stakes: { ante: 900 }, cite: 'AMB-43' },
      { book: 'oh/high-card-flush', stakes: { ante: 3500 }, cite: 'AMB-69' },
      { book: 'sd/caribbean-stud', stakes: { ante: 500 }, cite: 'house:limits' },
    ]),
  )('%s', (_title, { book, stakes, cite }) => {
    expect(refused(book, stakes)).toBe(`outside-the-limits by ${cite}`);
  });

  it.each(
    titled('[AMB-60] in steps of five dollars: an ante of $ante cents, $ok', [
      { ante: 1000, ok: true },
      { ante: 1500, ok: true },
      { ante: 3000, ok: true },
      { ante: 1250, ok: false },
      { ante: 2999, ok: false },
    ]),
  )('%s', (_title, { ante, ok }) => {
    const decided = open('sd/high-card-flush').when(place(1, { ante }));
    expect(decided.ok ? true : decided.error.code).toBe(ok || 'not-in-chips');
  });

  it('takes any whole amount where nothing is posted', () => {
    const scene = Scene.open(rulesOf('md/high-card-flush'));
    expect(scene.when(place(1, { ante: 1, flush: 1, 'straight-flush': 7 })).ok).toBe(true);
  });

  it.each(
    titled('that is not the amount of the sensor: $book', [
      { book: 'sd/high-card-flush', cite: 'SD-HCF-12#5' },
      { book: 'md/high-card-flush', cite: 'AMB-47' },
      { book: 'sd/caribbean-stud', cite: 'SD-CSP-3' },
    ]),
  )('%s', (_title, { book, cite }) => {
    expect(refused(book, { ...ANTE, progressive: 99 })).toBe(`not-the-fixed-amount by ${cite}`);
    expect(refused(book, { ...ANTE, progressive: 200 })).toBe(`not-the-fixed-amount by ${cite}`);
  });
});

describe('the hands of one player', () => {
  const mine = { player: 'Ada' };

  it.each(
    titled('[$id] are one in $book, unless the house allows more', [
      { id: 'AMB-56', book: 'sd/high-card-flush', cite: 'AMB-56' },
      { id: 'AMB-69', book: 'oh/high-card-flush', cite: 'AMB-69' },
      { id: 'SD-CSP-1#1', book: 'sd/caribbean-stud', cite: 'SD-CSP-1#1' },
      { id: 'MD-HCF-7G', book: 'md/high-card-flush', cite: 'MD-HCF-7G' },
    ]),
  )('%s', (_title, { book, cite }) => {
    const scene = open(book).after(place(1, ANTE, mine));
    expect(scene.refusal(place(2, ANTE, mine))).toBe(`too-many-hands by ${cite}`);
    expect(scene.when(place(2, ANTE, { player: 'Bob' })).ok).toBe(true);
    expect(scene.when(place(1, { ante: 1500 }, mine)).ok).toBe(true);
  });

  const boxes = (maxAdjacentBoxes: number) =>
    Scene.open(tableRules('md/high-card-flush', { settings: { maxAdjacentBoxes } }));

  it('[MD-HCF-7G] may be several side by side, each with its own wagers', () => {
    const scene = boxes(3).after(
      place(3, ANTE, mine),
      place(2, { ante: 2000, flush: 500 }, mine),
      place(4, ANTE, mine),
    );
    expect(scene.state.hands.map(({ seat, stakes }) => [seat, stakes.ante])).toEqual([
      [2, 2000],
      [3, 1000],
      [4, 1000],
    ]);
    expect(scene.refusal(place(5, ANTE, mine))).toBe('too-many-hands by MD-HCF-7G');
  });

  it('[MD-HCF-7G] never lie apart', () => {
    const scene = boxes(3).after(place(2, ANTE, mine));
    expect(scene.refusal(place(4, ANTE, mine))).toBe('boxes-not-adjacent by MD-HCF-7G');
    expect(scene.when(place(3, ANTE, mine)).ok).toBe(true);
    expect(scene.when(place(1, ANTE, mine)).ok).toBe(true);
  });

  it('[MD-HCF-7G] do not come to lie apart by clearing the one between', () => {
    const scene = boxes(3).after(place(1, ANTE, mine), place(2, ANTE, mine), place(3, ANTE, mine));
    expect(scene.refusal(place(2, {}, mine))).toBe('boxes-not-adjacent by MD-HCF-7G');
    expect(scene.when(place(3, {}, mine)).ok).toBe(true);
    expect(scene.when(place(1, {}, mine)).ok).toBe(true);
  });

  it.each(CONTEST_BOOKS)('are nobody else’s in %s, to raise or to clear', (book) => {
    const scene = open(book).after(place(1, ANTE, mine));
    const by = 'house:seats';
    expect(scene.refusal(place(1, ANTE, { player: 'Bob' }))).toBe(`seat-taken by ${by}`);
    expect(scene.refusal(place(1, {}, { player: 'Bob' }))).toBe(`seat-taken by ${by}`);
  });
});

describe('the bet limit of Caribbean Stud', () => {
  const limited = (settings: Readonly<Record<string, string | number>> = {}) =>
    Scene.open(rulesOf('sd/caribbean-stud', { settings }));

  it.each(
    titled('[SD-CSP-T2, AMB-21] three antes and the progressive within $100: $stakes, $ok', [
      { stakes: { ante: 3333 }, ok: true },
      { stakes: { ante: 3334 }, ok: false },
      { stakes: { ante: 3300, progressive: 100 }, ok: true },
      { stakes: { ante: 3301, progressive: 100 }, ok: false },
    ]),
  )('%s', (_title, { stakes, ok }) => {
    const decided = limited().when(place(1, stakes));
    expect(decided.ok ? true : `${decided.error.code} by ${decided.error.cite}`).toBe(
      ok || 'above-the-bet-limit by SD-CSP-T2',
    );
  });

  it.each(
    titled('[AMB-21] ante and progressive alone, where the house reads it so: $stakes, $ok', [
      { stakes: { ante: 10_000 }, ok: true },
      { stakes: { ante: 10_001 }, ok: false },
      { stakes: { ante: 9900, progressive: 100 }, ok: true },
      { stakes: { ante: 9901, progressive: 100 }, ok: false },
    ]),
  )('%s', (_title, { stakes, ok }) => {
    const decided = limited({ maxBetScope: 'ante+progressive' }).when(place(1, stakes));
    expect(decided.ok || decided.error.code).toBe(ok || 'above-the-bet-limit');
  });

  it('[AMB-21] moves with the setting', () => {
    const scene = limited({ maxBetLimit: 100_000 });
    expect(scene.when(place(1, { ante: 33_333 })).ok).toBe(true);
    expect(scene.refusal(place(1, { ante: 33_334 }))).toBe('above-the-bet-limit by SD-CSP-T2');
  });

  it('[AMB-21] leaves tips out: they are not the player’s wager', () => {
    const command = place(1, { ante: 3333 }, { tips: { ante: 3333 } });
    expect(limited().when(command).ok).toBe(true);
  });

  it('is unknown to High Card Flush', () => {
    const scene = Scene.open(rulesOf('sd/high-card-flush'));
    expect(scene.when(place(1, { ante: 1_000_000 })).ok).toBe(true);
  });
});

describe('CloseBetting', () => {
  it.each(CONTEST_BOOKS)('closes the betting of %s', (book) => {
    const scene = open(book).after(place(1, ANTE));
    expect(scene.when(close)).toEqual({ ok: true, value: [{ type: 'BettingClosed', ...STAMP }] });
    expect(scene.after(close).state).toMatchObject({
      phase: 'dealing',
      dealer: { cards: [], turned: false },
    });
  });

  it.each(
    titled('[$id] is refused while nobody plays $book', [
      { id: 'SD-HCF-2#1', book: 'sd/high-card-flush' },
      { id: 'MD-HCF-7F(1)', book: 'md/high-card-flush' },
      { id: 'OH-HCF-ante', book: 'oh/high-card-flush' },
      { id: 'SD-CSP-2', book: 'sd/caribbean-stud' },
    ]),
  )('%s', (_title, { id, book }) => {
    expect(open(book).refusal(close)).toBe(`nobody-plays by ${id}`);
    expect(open(book).after(place(1, ANTE), place(1, {})).refusal(close)).toBe(
      `nobody-plays by ${id}`,
    );
  });

  it('is refused a second time', () => {
    expect(open('md/high-card-flush').after(place(1, ANTE), close).refusal(close)).toBe(
      'not-now by baize:steps',
    );
  });

  it.each(
    titled('$ids$book: no wager is made after it, raised or withdrawn', [
      { ids: '', book: 'sd/high-card-flush', cite: 'SD-HCF-2#1' },
      { ids: '[MD-HCF-7D, MD-HCF-7E] ', book: 'md/high-card-flush', cite: 'MD-HCF-7E' },
      { ids: '[AMB-69] ', book: 'oh/high-card-flush', cite: 'AMB-69' },
      { ids: '', book: 'sd/caribbean-stud', cite: 'SD-CSP-5' },
    ]),
  )('%s', (_title, { book, cite }) => {
    const scene = open(book).after(place(1, ANTE), close);
    for (const stakes of [{ ante: 1500 }, {}]) {
      expect(scene.refusal(place(1, stakes))).toBe(`no-more-bets by ${cite}`);
    }
    expect(scene.refusal(place(2, ANTE))).toBe(`no-more-bets by ${cite}`);
    expect(scene.legal(2)).toEqual([]);
  });
});
