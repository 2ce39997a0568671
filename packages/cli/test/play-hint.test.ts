import { describe, expect, test } from 'vitest';
import { jsonOf } from './support/baize.js';
import { play, playRecorded, type Recorded } from './support/play.js';

interface Advised {
  readonly choices: readonly { readonly decision: string; readonly value: number }[];
  readonly why: string;
}

/** What `baize strategy` says of the same hand. */
const strategy = async (...args: readonly string[]) =>
  (await jsonOf('strategy', ...args, '--json')) as Advised;

/** As one line, however it was cut. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

const QUESTION = 'What do you do? (h for a hint) > ';

const dealtTo = ({ events }: Recorded, place: number | 'dealer'): readonly string[] =>
  events
    .find(({ type }) => type === 'CardsDealt')!
    .cards!.filter(({ to }) => to === place)
    .map(({ card }) => card);

/** The values that a hint shows, from the best down. */
const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}[→ ] {2}\S.* ([+-]\d\.\d{6}) .*\/ [\d,]+(?: {2}best)?$/gm)].map(
    ([, value = '']) => value,
  );

const valuesOf = ({ choices }: Advised): readonly string[] =>
  choices
    .map(({ value }) => value)
    .toSorted((left, right) => right - left)
    .map((value) => `${value > 0 ? '+' : ''}${value.toFixed(6)}`);

describe('a hint at a decision', () => {
  test('of High Card Flush is what baize strategy says; then the question comes again', async () => {
    const { stdout, rounds } = await playRecorded(
      ['md/high-card-flush', '--seed', 's115'],
      ['10', '', '', '', 'h', 'x', '1'],
    );
    const advice = await strategy('md/high-card-flush', ...dealtTo(rounds[0]!, 1));
    expect(valuesIn(stdout)).toEqual(valuesOf(advice));
    expect(flat(stdout)).toContain(flat(`${advice.why} ${QUESTION} x Answer a number from 1 to 4`));
    expect(stdout).toMatch(/^ {2}→ {2}Raise \$30 .* best$/m);
    expect(stdout.split(QUESTION)).toHaveLength(4);
    const decided = rounds[0]!.events.find(({ type }) => type === 'Decided');
    expect(decided?.decision).toEqual({ kind: 'raise', cents: 1000 });
  });

  test('of Caribbean Stud counts the card that the dealer shows, and no other', async () => {
    const args = ['sd/caribbean-stud', '--seed', 's1'];
    const { stdout, rounds } = await playRecorded(args, ['', '', 'hint', '2']);
    const [own, dealers] = [dealtTo(rounds[0]!, 1), dealtTo(rounds[0]!, 'dealer')];
    const advice = await strategy('sd/caribbean-stud', ...own, '--up', dealers[4]!);
    expect(valuesIn(stdout)).toEqual(valuesOf(advice));
    expect(flat(stdout)).toContain(flat(`${advice.why} ${QUESTION} 2`));
    const [before = ''] = stdout.split('The dealer turns over');
    for (const card of dealers.slice(0, 4)) expect(before).not.toContain(card);
  });

  test('of Ricochet Poker is exact for the last player, and says so where it is not', async () => {
    const seats = Array<string>(18).fill('');
    const { stdout } = await play(
      ['wa/ricochet-poker', '--seed', 'a', '--seats', '3'],
      [...seats, 'h', '1', 'H', '2', 'h', '1'],
    );
    const [, first = '', , second = '', , last = ''] = stdout.split(QUESTION);
    for (const hint of [first, second]) {
      expect(hint).toMatch(/ about [+-]\d\.\d{3} +not exact/);
      expect(flat(hint)).toContain('Not exact: others act after you.');
    }
    expect(valuesIn(last)).toHaveLength(2);
    expect(last).not.toContain('ot exact');
    expect(stdout).toContain('You staked $50 and got back $60: won $10.');
  });

  test('comes by itself with --hints, before what may be chosen', async () => {
    const { stdout } = await play(
      ['oh/high-card-flush', '--seed', 's1', '--hints'],
      ['y', '', '', '', '1'],
    );
    expect(stdout).toMatch(/ on average[^\n]*\n\n {2}1 {2}Raise \$/);
    expect(stdout.match(/ best$/gm)).toHaveLength(1);
  });

  test('is offered in the welcome and in the help, and no question but a decision knows it', async () => {
    const { stdout } = await play(['md/high-card-flush', '--seed', 's1'], ['h']);
    expect(flat(stdout)).toContain('at a decision h gives a hint.');
    expect(stdout).toContain('"h" is not an amount');
    expect((await play(['--help'], [])).stdout).toContain('At a decision h gives a hint: ');
  });
});
