import { type Card, formatCard } from '@baize/cards';
import type {
  CardTo,
  LegalAct,
  Place,
  Refusal,
  RoundCommand,
  RoundEvent,
  Stakes,
} from '@baize/games';
import type { Funds } from '@baize/jackpot';
import { cents, formatCents } from '@baize/money';
import { present } from '@baize/result';
import type { PaintSuit } from '../render/cards.js';
import { metersMoved, totalOf } from '../render/play-wagers.js';
import type { Conversation } from './conversation.js';
import { contribute } from './meters.js';
import { type Layouts, placeWagers } from './place-wagers.js';
import type { PracticeTable } from './practice-table.js';
import type { Purse } from './purse.js';
import { stamp } from './round-in-play.js';

/** One person at a table, with chips, playing one seat or several. */
export interface Sitting {
  readonly talk: Conversation;
  readonly table: PracticeTable;
  readonly seats: readonly number[];
  readonly purse: Purse;
  readonly paint: PaintSuit;
  /** Whether a hint is shown before every decision, or when it is asked for. */
  readonly hints: 'always' | 'asked';
}

/** What a round starts from. The deck lies here and nowhere in sight. */
export interface RoundStart {
  readonly round: string;
  readonly deck: readonly Card[];
  readonly meters: Funds;
  readonly last: Layouts;
}

/** What a finished round leaves behind. */
export interface RoundEnd {
  readonly layouts: Layouts;
  readonly meters: Funds;
  readonly recorded: { readonly meters: Funds; readonly events: readonly unknown[] };
}

/** Each seat is a player of its own, since most documents give a player one hand. */
export const playerAt = (seat: number): string => `player ${seat}`;

export const roundOpened = (
  { table: { digest, packets } }: Sitting,
  { round }: RoundStart,
): Extract<RoundEvent<never>, { readonly type: 'RoundOpened' }> => ({
  type: 'RoundOpened',
  round,
  rules: digest,
  packets,
  ...stamp('dealer'),
});

type BetCommand = Extract<RoundCommand<never>, { readonly type: 'PlaceWagers' | 'CloseBetting' }>;

/** A round of any game that is open for bets. */
interface OpenRound {
  readonly legal: (seat: number) => readonly { readonly act: string }[];
  readonly refuses: (command: BetCommand) => Refusal | null;
  readonly do: (command: BetCommand) => unknown;
}

type Placing = Extract<LegalAct, { readonly act: 'place-wagers' }>;

const isPlacing = (act: { readonly act: string }): act is Placing => act.act === 'place-wagers';

/** Every seat's wagers, then "no more bets": the chips are on the felt and the meters take their part. */
export const takeBets = async (
  { talk, table: { rules }, seats, purse }: Sitting,
  { meters: before, last }: RoundStart,
  round: OpenRound,
): Promise<{ readonly layouts: Layouts; readonly meters: Funds }> => {
  const placing = (seat: number, stakes: Stakes): BetCommand => {
    const player = playerAt(seat);
    return { type: 'PlaceWagers', seat, player, stakes, ...stamp(player) };
  };
  const layouts = await placeWagers(
    talk,
    {
      wagersFor: (seat) => round.legal(seat).find(isPlacing)?.wagers ?? [],
      refuses: (seat, stakes) => round.refuses(placing(seat, stakes)),
      place: (seat, stakes) => round.do(placing(seat, stakes)),
    },
    { rules, seats, chipsCents: purse.chipsCents, meters: before, last },
  );
  round.do({ type: 'CloseBetting', ...stamp('dealer') });
  const placed = [...layouts.values()];
  const total = cents(placed.reduce((sum, stakes) => sum + totalOf(stakes), 0));
  const meters = contribute(rules, before, placed);
  purse.stake(total);
  talk.say(
    '',
    `No more bets: ${formatCents(total)} on the felt.`,
    ...metersMoved(rules, before, meters),
  );
  return { layouts, meters };
};

/** Deals from the top of a deck, card after card. */
export class Shoe {
  readonly #cards: Card[];

  constructor(deck: readonly Card[]) {
    this.#cards = [...deck];
  }

  deal(places: readonly Place[]): readonly CardTo[] {
    return places.map((to) => ({
      card: formatCard(present(this.#cards.shift(), 'a card left in the shoe')),
      to,
    }));
  }
}
