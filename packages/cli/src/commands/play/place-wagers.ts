import type { LegalWager, Stakes } from '@baize/games';
import { type Cents, cents, formatCents, parseDollars } from '@baize/money';
import { citationLabel, type RulesInForce } from '@baize/rulebook';
import type { JackpotView, Refusal } from '@baize/table';
import { limitsWords, meterWords, stakesWords, totalOf } from '../../felt/wagers.js';
import { askUntil, type Conversation } from '../../input/conversation.js';

export interface OpenBetting {
  readonly wagersFor: (seat: number) => readonly LegalWager[];
  readonly refuses: (seat: number, stakes: Stakes) => Refusal | null;
}

export interface Betting {
  readonly rules: RulesInForce;
  readonly seats: readonly number[];
  readonly chipsCents: Cents;
  readonly jackpots: readonly JackpotView[];
  /** The wagers of the round before; empty at first. */
  readonly last: Layouts;
}

export type Layouts = ReadonlyMap<number, Stakes>;

/** At least one seat places an ante. */
export const placeWagers = async (
  talk: Conversation,
  open: OpenBetting,
  betting: Betting,
): Promise<Layouts> => {
  const same = await sameAsLast(talk, betting);
  if (same !== null) return same;
  for (;;) {
    const layouts = await eachSeat(talk, open, betting);
    if (layouts.size > 0) return layouts;
    talk.tell('Nobody has an ante on the felt, and nobody is dealt in without one.');
  }
};

const sameAsLast = async (
  talk: Conversation,
  { rules, last, chipsCents }: Betting,
): Promise<Layouts | null> => {
  const total = totalOfAll(last);
  if (last.size === 0 || total > chipsCents) return null;
  const told = [...last].map(([seat, stakes]) =>
    last.size === 1 ? stakesWords(rules, stakes) : `seat ${seat}: ${stakesWords(rules, stakes)}`,
  );
  talk.tell(`The same wagers again? ${told.join('; ')}.`);
  const again = await askUntil(talk, 'Enter for the same, c to change, q to leave >', (answer) => {
    if (answer === '') return { value: true };
    return answer.toLowerCase() === 'c'
      ? { value: false }
      : { wrong: `Press Enter, or answer c or q, not "${answer}".` };
  });
  if (!again) return null;
  return last;
};

const totalOfAll = (layouts: Layouts): number =>
  [...layouts.values()].reduce((sum, stakes) => sum + totalOf(stakes), 0);

const eachSeat = async (
  talk: Conversation,
  open: OpenBetting,
  betting: Betting,
): Promise<Layouts> => {
  const layouts = new Map<number, Stakes>();
  for (const seat of betting.seats) {
    if (betting.seats.length > 1) talk.say(`Seat ${seat}`);
    const chipsCents = cents(betting.chipsCents - totalOfAll(layouts));
    const stakes = await oneSeat(talk, open, { ...betting, chipsCents }, seat);
    if (Object.keys(stakes).length === 0) continue;
    layouts.set(seat, stakes);
  }
  return layouts;
};

const oneSeat = async (
  talk: Conversation,
  open: OpenBetting,
  betting: Betting,
  seat: number,
): Promise<Stakes> => {
  let stakes: Stakes = {};
  for (const wager of open.wagersFor(seat)) {
    const amount = await oneWager(talk, betting, wager, seat, (given) => {
      const together = { ...stakes, [wager.wager]: given };
      const total = totalOf(together);
      if (total > betting.chipsCents) {
        return `That makes ${formatCents(total)}, and you have ${formatCents(betting.chipsCents)}.`;
      }
      const refusal = open.refuses(seat, together);
      return refusal === null ? null : refusalWords(refusal);
    });
    if (amount > 0) stakes = { ...stakes, [wager.wager]: amount };
    else if (isRequired(betting, wager)) return {};
  }
  return stakes;
};

export const refusalWords = ({ message, cite }: Refusal): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)} (${citationLabel(cite)}).`;

const NONE = new Set(['0', 'n', 'no', 'none', '-']);
const FIXED = new Set(['y', 'yes']);

const oneWager = (
  talk: Conversation,
  betting: Betting,
  legal: LegalWager,
  seat: number,
  wrong: (amount: Cents) => string | null,
): Promise<number> => {
  const required = isRequired(betting, legal);
  const standing = usual(betting, legal, seat);
  return askUntil(talk, question(betting, legal, standing), (answer) => {
    const given = answer.toLowerCase();
    const amount = amountOf(given, legal, standing);
    if (typeof amount === 'string') return { wrong: amount };
    if (amount === 0) {
      return required && betting.seats.length === 1
        ? { wrong: 'Nobody is dealt in without an ante; answer q to leave the table.' }
        : { value: 0 };
    }
    const why = wrong(amount);
    return why === null ? { value: amount } : { wrong: why };
  });
};

/** The amount that Enter alone stands for. */
const usual = (betting: Betting, legal: LegalWager, seat: number): Cents => {
  const before = betting.last.get(seat)?.[legal.wager];
  if (before !== undefined) return legal.fixedCents ?? before;
  return isRequired(betting, legal) ? (legal.fixedCents ?? legal.leastCents ?? cents(0)) : cents(0);
};

const isRequired = ({ rules }: Betting, { wager }: LegalWager): boolean =>
  rules.rulebook.wagers[wager]?.placed.value === 'required';

const amountOf = (given: string, legal: LegalWager, standing: Cents): Cents | string => {
  if (given === '') return standing;
  if (NONE.has(given)) return cents(0);
  if (FIXED.has(given) && legal.fixedCents !== null) return legal.fixedCents;
  const parsed = parseDollars(given);
  return parsed.ok ? parsed.value : `${capital(parsed.error.message)}.`;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Flush Bonus, $5 to $50 in steps of $5, or 0 [0] >`. */
const question = (betting: Betting, legal: LegalWager, standing: Cents): string => {
  const jackpot = betting.jackpots.find(({ wager }) => wager === legal.wager);
  const meter = jackpot === undefined ? '' : `, meter ${meterWords(jackpot)}`;
  const optional = !isRequired(betting, legal);
  if (optional && legal.fixedCents !== null) {
    return `${legal.name}, ${limitsWords(legal)}${meter}, y or n [${standing === 0 ? 'n' : 'y'}] >`;
  }
  const none = optional ? ', or 0' : betting.seats.length > 1 ? ', or 0 to sit out' : '';
  return `${legal.name}, ${limitsWords(legal)}${none} [${standing === 0 ? '0' : formatCents(standing)}] >`;
};
