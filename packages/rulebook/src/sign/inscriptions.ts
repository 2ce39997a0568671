import { assertNever } from '@baize/result';
import type { Cited } from '../schema/cited.js';
import type { HighCardFlushPlay, RicochetPlay } from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignRule } from '../schema/signage.js';
import type { SignLine } from './sign-model.js';

/**
 * What a player must know at the felt. Where the document orders inscriptions, those; otherwise the
 * qualifier and the decision, as its rules of play have them.
 */
export const inscriptions = (
  rulebook: Rulebook,
  rules: readonly SignRule[],
): readonly SignLine[] => {
  const ordered = rules.flatMap(({ item, cite }) =>
    item.kind === 'inscription' ? [{ text: item.text, cite }] : [],
  );
  if (ordered.length > 0) return ordered;
  const { play } = rulebook;
  switch (play.game) {
    case 'high-card-flush':
      return highCardFlush(play);
    case 'caribbean-stud':
      return [
        line(
          'The dealer plays with an ace and a king, or better. Otherwise antes are paid.',
          play.qualifier,
        ),
        line('Bet exactly twice your ante, or fold.', rulebook.wagers.bet?.stake ?? play.qualifier),
      ];
    case 'ricochet-poker':
      return ricochet(play);
    default:
      return assertNever(play);
  }
};

const line = (text: string, { cite }: Cited<unknown>): SignLine => ({ text, cite });

const LENGTHS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const TIMES = ['', 'your ante', 'twice your ante', 'three times your ante'];
const RANKS: Readonly<Record<number, string>> = { 9: 'nine', 10: 'ten', 11: 'jack' };

const highCardFlush = (play: HighCardFlushPlay): readonly SignLine[] => {
  const { flushLength, topRank } = play.qualifier.value;
  const lowest = `${LENGTHS[flushLength] ?? flushLength}-card flush, ${RANKS[topRank] ?? topRank} high`;
  return [
    line(
      `The dealer qualifies with a ${lowest}, or better. Otherwise antes are paid and raises push.`,
      play.qualifier,
    ),
    ...play.raise.map((step) => {
      const lengths = step.value.lengths.map((length) => LENGTHS[length] ?? String(length));
      const times = TIMES[step.value.atMost] ?? `${step.value.atMost} times your ante`;
      return line(
        `With a ${lengths.join(', ')}-card flush: raise ${step.value.atMost === 1 ? 'exactly' : 'up to'} ${times}.`,
        step,
      );
    }),
  ];
};

const ricochet = (play: RicochetPlay): readonly SignLine[] => [
  line(
    'The highest hand, player or dealer, takes the pot. Players win ties with the dealer.',
    play.tiesWithDealer,
  ),
  line(
    'The lowest two-card hand acts first: play for one more ante and draw three, or fold.',
    play.actionOrder,
  ),
  line('The ante bonus pays at once, win or lose.', play.anteBonus),
];
