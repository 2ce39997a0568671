import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { ricochetPoker } from '../../src/index.js';
import { checkRicochetCards, withRicochetCards } from '../../src/ricochet-poker/correct.js';
import { felt, withJackpot } from './support/felt.js';
import { acting, dealtOut, decide, did, type Gesture, type Live } from './support/live.js';
import { BONUSES, RULES, SETTLE, TWO } from './support/rounds.js';

const aside = (seat: number, wagers: readonly string[]): Gesture =>
  ({ type: 'SetAside', seat, wagers, as: 'void', cite: 'AMB-38' }) as Gesture;

const voided = (live: Live, wagers: readonly string[] = ['ante']): Live =>
  live.state.hands.reduce((now, { seat }) => did(RULES, now, aside(seat, wagers)), live);

const lines = ({ state }: Live) => {
  if (state.phase !== 'settled') throw new Error(state.phase);
  return state.lines.map(
    ({ seat, wager, outcome, returnedCents, cite }) =>
      `${seat} ${wager} ${outcome} ${returnedCents} ${cite}`,
  );
};

describe('a void round of Ricochet Poker', () => {
  test('[AMB-38] antes go back, and there is no pot', () => {
    const over = did(RULES, voided(acting(RULES, TWO)), SETTLE);
    expect(lines(over)).toEqual(['2 ante void 1000 AMB-38', '1 ante void 1000 AMB-38']);
    expect(over.state).toMatchObject({ pot: { amount: 0, winners: [] } });
  });

  test('before anybody acted it ends as well', () => {
    const over = did(RULES, voided(dealtOut(RULES, TWO)), SETTLE);
    expect(lines(over)).toEqual(['2 ante void 1000 AMB-38', '1 ante void 1000 AMB-38']);
  });

  test('a play wager goes back with its ante', () => {
    const started = acting(RULES, TWO);
    const seat = 'order' in started.state ? (started.state.order[0] ?? 0) : 0;
    const played = did(RULES, started, { type: 'Decide', seat, decision: 'play' });
    const over = did(RULES, voided(played), SETTLE);
    expect(lines(over)).toContain(`${seat} play void 1000 AMB-38`);
  });

  test('nobody is asked any more, and views still tell the table', () => {
    const live = voided(acting(RULES, TWO));
    const seat = 'order' in live.state ? (live.state.order[0] ?? 0) : 0;
    const refused = decide(RULES, live.state, { type: 'Decide', seat, decision: 'fold' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'hand-is-out', cite: 'AMB-38' } });
    expect(ricochetPoker.legal(RULES, live.state, seat)).toEqual([]);
    const view = ricochetPoker.view(RULES, live.state, { kind: 'dealer' });
    expect(view.action?.toBeat).toEqual([]);
    expect(view.hands.every((hand) => hand.aside.length === 1)).toBe(true);
  });

  test('[AMB-38] bonus wagers of rightly dealt hands are settled with it', () => {
    const rules = withJackpot('mini-royal', 'PT-BJS-TCPR-MR-E01', { suit: 's' });
    const royal = felt('Qs 9h 4c 5d 2s', {
      1: { cards: 'As Ks', decision: 'fold', wagers: { 'mini-royal': 100 } },
      2: { cards: '3c 4d', decision: 'fold', wagers: { 'mini-royal': 100 } },
    });
    const live = [1, 2].reduce(
      (now, seat) => did(rules, now, aside(seat, ['ante'])),
      dealtOut(rules, royal),
    );
    expect(decide(rules, live.state, SETTLE)).toMatchObject({ error: { code: 'award-missing' } });
    const awards = [{ seat: 1, jackpot: 'mini-royal', cents: cents(500) }] as const;
    const over = did(rules, live, { type: 'Settle', awards });
    expect(lines(over).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      '2 mini-royal lose',
      '1 mini-royal win',
      '2 mini-royal:envy win',
      '2 ante void',
      '1 ante void',
    ]);
  });

  test('a wager that is void before the bonuses are settled goes back with them', () => {
    const rules = withJackpot('mini-royal', 'PT-BJS-TCPR-MR-E01', { suit: 's' });
    const two = felt('Qs 9h 4c 5d 2s', {
      1: { cards: 'As Ks', decision: 'fold', wagers: { 'mini-royal': 100 } },
      2: { cards: '3c 4d', decision: 'fold' },
    });
    const live = did(rules, dealtOut(rules, two), aside(1, ['mini-royal']));
    const settled = did(rules, live, BONUSES);
    expect(settled.events.find(({ type }) => type === 'BonusesSettled')).toMatchObject({
      lines: [
        { seat: 1, wager: 'mini-royal', outcome: 'void', returnedCents: 100, cite: 'AMB-38' },
      ],
    });
  });
});

describe('cards of Ricochet Poker that were typed wrong', () => {
  const { state } = acting(RULES, TWO);
  const typed = (seat: number) => {
    const hand = ricochetPoker
      .view(RULES, state, { kind: 'dealer' })
      .hands.find((one) => one.seat === seat);
    return hand?.cards ?? [];
  };

  test('are put right, first two and draw together', () => {
    const right = ['Ac', ...typed(1).slice(1)];
    expect(checkRicochetCards(state, 1, right)).toEqual({ ok: true, value: typed(1) });
    const after = withRicochetCards(RULES, state, 1, right);
    expect(checkRicochetCards(after, 1, typed(1))).toEqual({ ok: true, value: right });
    expect(after.hands.find(({ seat }) => seat === 1)).toMatchObject({ draw: [] });
  });

  test('are refused when they cannot lie there', () => {
    const code = (place: number | 'dealer', cards: readonly string[]) => {
      const checked = checkRicochetCards(state, place, cards);
      return checked.ok ? 'accepted' : checked.error.code;
    };
    expect(code(7, ['2s', '3s'])).toBe('no-hand');
    expect(code(1, ['2s'])).toBe('wrong-number-of-cards');
    expect(code(1, typed(2))).toBe('card-twice');
    expect(code('dealer', [...typed(1), '2s', '3s', '4s'])).toBe('card-twice');
    expect(code(1, typed(1))).toBe('nothing-changes');
  });

  test('the dealer’s cards too', () => {
    if (state.phase === 'betting') throw new Error('no cards');
    const after = withRicochetCards(RULES, state, 'dealer', ['2s', '3s', '4s', '5c', '6c']);
    expect(ricochetPoker.view(RULES, after, { kind: 'dealer' }).dealer.cards).toEqual([
      '2s',
      '3s',
      '4s',
      '5c',
      '6c',
    ]);
  });
});
