import type { LiveMessage, LiveView } from '@baize/house/client';
import { money } from '../../kit/money.js';
import { linesSoFar } from '../live/felt-model.js';

/** Something to stop and look at: a jackpot hit, its award, or an envy bonus. */
export interface Moment {
  readonly key: string;
  readonly kind: 'hit' | 'paid' | 'withdrawn' | 'envy';
  /** Whether it is this viewer's own. */
  readonly mine: boolean;
  readonly who: string;
  /** Which jackpot, by its name. */
  readonly jackpot: string;
  readonly hand: string;
  readonly cents: number;
  /** What happens now, in a sentence. */
  readonly next: string;
}

const jackpotName = ({ jackpots }: LiveView, wager: string): string =>
  jackpots.find((one) => one.wager === wager)?.name ?? 'Jackpot';

const whoSits = (view: LiveView, seat: number, player: string | undefined): string =>
  view.mine.includes(seat) ? 'You' : (view.people[player ?? '']?.name ?? `Seat ${seat}`);

const hitsOf = (view: LiveView | null) =>
  view === null
    ? []
    : view.jackpots.flatMap(({ wager, pending }) => pending.map((hit) => ({ ...hit, wager })));

const nextOf = ({ dealing }: LiveView): string =>
  dealing === 'automatic'
    ? 'The house checks it, and pays.'
    : 'It waits for a floorperson; the next round waits too.';

/** What the newest message brings, compared with the view before it. */
export const momentsIn = (
  before: LiveView | null,
  { view, told }: Pick<LiveMessage, 'view' | 'told'>,
): readonly Moment[] => {
  // What lay there when the player came in is not new.
  if (before === null) return [];
  const known = new Set(hitsOf(before).map(({ hit }) => hit));
  const hits = hitsOf(view)
    .filter(({ hit }) => !known.has(hit))
    .map(
      ({ hit, wager, seat, player, hand, cents }): Moment => ({
        key: hit,
        kind: 'hit',
        mine: view.mine.includes(seat),
        who: whoSits(view, seat, player),
        jackpot: jackpotName(view, wager),
        hand,
        cents,
        next: nextOf(view),
      }),
    );
  const awards = told.flatMap((event): readonly Moment[] => {
    if (event.type !== 'AwardPaid' && event.type !== 'AwardWithdrawn') return [];
    const { hit, jackpot, seat, player, cents } = event;
    const paid = event.type === 'AwardPaid';
    return [
      {
        key: hit,
        kind: paid ? 'paid' : 'withdrawn',
        mine: view.mine.includes(seat),
        who: whoSits(view, seat, player),
        jackpot: jackpotName(view, jackpot),
        hand: hitsOf(before).find((one) => one.hit === hit)?.hand ?? '',
        cents,
        next: paid ? 'Validated, and paid.' : 'It was not validated; the meter has it back.',
      },
    ];
  });
  return [...hits, ...awards, ...envies(before, view)];
};

const envies = (before: LiveView, view: LiveView): readonly Moment[] => {
  const key = ({ seat, wager, envies: of }: ReturnType<typeof linesSoFar>[number]): string =>
    `${view.round?.round}/${wager}/${seat}/${of}`;
  const same = before.round?.round === view.round?.round;
  const known = new Set(same ? linesSoFar(before).map(key) : []);
  return linesSoFar(view)
    .filter((line) => line.wager.endsWith(':envy') && line.paysCents > 0)
    .filter((line) => view.mine.includes(line.seat) && !known.has(key(line)))
    .map((line) => ({
      key: key(line),
      kind: 'envy' as const,
      mine: true,
      who: 'You',
      jackpot: jackpotName(view, line.wager.split(':')[0] ?? ''),
      hand: line.hand,
      cents: line.paysCents,
      next: line.envies === undefined ? '' : `For the hand of seat ${line.envies}.`,
    }));
};

const VERBS = {
  hit: ['win', 'wins'],
  paid: ['are paid', 'is paid'],
  envy: ['win', 'wins'],
} as const;

/** The headline of a moment. */
export const momentTitle = ({ kind, who, mine, jackpot }: Moment): string => {
  if (kind === 'withdrawn') {
    return `${jackpot}: ${mine ? 'your award' : `the award of ${who}`} is taken back`;
  }
  const verb = VERBS[kind][mine ? 0 : 1];
  return `${jackpot}${kind === 'envy' ? ', envy bonus' : ''}: ${mine ? 'you' : who} ${verb}`;
};

/** The same for people who listen. */
export const momentInWords = (moment: Moment): string => {
  const { hand, cents, next } = moment;
  const what = hand === '' ? money(cents) : `${money(cents)} with ${hand}`;
  return `${momentTitle(moment)} ${what}. ${next}`.trim();
};
