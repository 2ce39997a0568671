import type { LineId, Place } from '@baize/games';
import type { RulesInForce, WagerId } from '@baize/rulebook';

/** How somebody is told: what seats, players, wagers and cards are called. */
export interface Voice {
  /** `seat 2`, `Ann`, or `you`. */
  readonly seat: (seat: number) => string;
  /** The same of an account. */
  readonly player: (player: string) => string;
  readonly wager: (line: LineId) => string;
  readonly round: (round: string, number: number) => string;
  readonly cards: (cards: readonly string[]) => string;
}

/** What a line, or a wager, is called in a document. */
export const lineName = (
  { rulebook: { wagers, beside } }: Pick<RulesInForce, 'rulebook'>,
  line: LineId,
): string => {
  if (line === 'pot') return 'Pot';
  if (line === 'ante-bonus') return beside.anteBonus?.name ?? line;
  const [wager, envy] = line.split(':') as [WagerId, string?];
  const name = wagers[wager]?.name ?? wager;
  return envy === undefined ? name : `${name}, envy`;
};

/** For the record: every seat by its number, and every wager as its document names it. */
export const recordVoice = (rules: Pick<RulesInForce, 'rulebook'>): Voice => ({
  seat: (seat) => `seat ${seat}`,
  player: (player) => player,
  wager: (line) => lineName(rules, line),
  round: (round) => round,
  cards: (cards) => cards.join(' '),
});

export const placeIn = (voice: Pick<Voice, 'seat'>, place: Place): string =>
  place === 'dealer' ? 'the dealer' : voice.seat(place);

/** `seat 2 folds`, `you fold`. */
export const does = (who: string, verb: string): string => `${who} ${verbFor(who, verb)}`;

export const verbFor = (who: string, verb: string): string =>
  who === 'you' ? verb : (VERBS[verb] ?? `${verb}s`);

const VERBS: Readonly<Record<string, string>> = { are: 'is', have: 'has' };

/** `the chip of seat 2`, `your chip`. */
export const whose = (what: string, who: string): string =>
  who === 'you' ? `your ${what}` : `the ${what} of ${who}`;

/** What is told, as a sentence. */
export const sentence = (told: string): string =>
  `${told.charAt(0).toUpperCase()}${told.slice(1)}${/[.!?]$/.test(told) ? '' : '.'}`;
