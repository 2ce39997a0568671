import {
  type GameEvent,
  type GameRound,
  gameOf,
  type LineId,
  type SettledLine,
  type Stakes,
} from '@baize/games';
import {
  type Account,
  cents,
  type Entry,
  micros,
  type Posting,
  posting,
  transferCents,
} from '@baize/money';
import { present } from '@baize/result';
import { roundNow } from '../rounds/round-of.js';
import type { World } from '../table/world.js';
import { playerOf, potOf, tipsOf, tipWagersOf, trayOf, wagersOf } from './accounts.js';
import { isSameLine } from './paid-lines.js';

/** Where the chips of a round go, step by step. */
export const roundPostings = (
  world: World,
  event: GameEvent,
  envyWaits: boolean,
): readonly Posting[] => {
  const { slug } = world.table;
  const game = roundOf(world);
  switch (event.type) {
    case 'WagersPlaced':
      return placed(slug, game, event);
    case 'BettingClosed':
      return houseAnte(world, game);
    case 'Decided':
      return decided(slug, game, event);
    case 'RaiseCut':
      return [
        posting(`${event.cite}: what the raise was too large by`, [
          ...transferCents(
            wagersOf(slug, event.seat),
            playerAt(game, event.seat),
            event.returnedCents,
          ),
          ...transferCents(
            tipWagersOf(slug, event.seat),
            playerAt(game, event.seat),
            event.tip?.returnedCents ?? cents(0),
          ),
        ]),
      ];
    case 'BonusesSettled':
      return paidNow(event.lines, envyWaits).map((line) => linePosting(world, game, line));
    case 'HandCompleted':
      return event.anteBonus === null ? [] : [linePosting(world, game, event.anteBonus)];
    case 'SeatSettled':
      return [
        ...paidNow(event.lines, envyWaits).map((line) => linePosting(world, game, line)),
        ...event.tips.map((line) => tipPosting(slug, game, line)),
      ];
    case 'RoundSettled':
      return [
        ...unpaid(paidNow(event.lines, envyWaits), gameOf(game).paid(game).lines, (line) =>
          linePosting(world, game, line),
        ),
        ...unpaid(event.tips, gameOf(game).paid(game).tips, (line) => tipPosting(slug, game, line)),
        ...restOfPot(world, game, event),
      ];
    default:
      return [];
  }
};

/** Envy that waits for its award moves when it is paid. */
const paidNow = (lines: readonly SettledLine[], envyWaits: boolean): readonly SettledLine[] =>
  envyWaits ? lines.filter(({ envies }) => envies === undefined) : lines;

/**
 * What a settlement moves beyond what was paid seat by seat. A line that came out otherwise, after
 * something went wrong or a card was put right, is taken back and paid as it is.
 */
const unpaid = (
  lines: readonly SettledLine[],
  paid: readonly SettledLine[],
  postingOf: (line: SettledLine) => Posting,
): readonly Posting[] =>
  lines.flatMap((line) => {
    const before = paid.find((one) => one.seat === line.seat && one.wager === line.wager);
    if (before === undefined) return [postingOf(line)];
    if (isSameLine(before, line)) return [];
    const now = postingOf(line);
    const back = postingOf(before).entries.map(({ account, micros: amount }) => ({
      account,
      micros: micros(-amount),
    }));
    return [posting(now.reason, [...back, ...now.entries])];
  });

const roundOf = (world: World): GameRound =>
  present(roundNow(world), 'a round in which chips move').game;

const isCollected = (world: World): boolean => roundNow(world)?.collected === true;

const playerAt = ({ hands }: GameRound, seat: number): Account =>
  playerOf(
    present(
      hands.find((hand) => hand.seat === seat),
      () => `the hand of seat ${seat}`,
    ).player,
  );

const sum = (stakes: Stakes): number =>
  Object.values(stakes).reduce((total, stake) => total + stake, 0);

const move = (from: Account, to: Account, amount: number): readonly Entry[] =>
  amount >= 0 ? transferCents(from, to, cents(amount)) : transferCents(to, from, cents(-amount));

type Placed = Extract<GameEvent, { readonly type: 'WagersPlaced' }>;

/** A seat's whole layout replaces what lay there: only the difference moves. */
const placed = (
  slug: string,
  { hands }: GameRound,
  { seat, player, stakes, tips }: Placed,
): readonly Posting[] => {
  const before = hands.find((hand) => hand.seat === seat);
  return [
    posting(`seat ${seat} places its wagers`, [
      ...move(playerOf(player), wagersOf(slug, seat), sum(stakes) - sum(before?.stakes ?? {})),
      ...move(playerOf(player), tipWagersOf(slug, seat), sum(tips) - sum(before?.tips ?? {})),
    ]),
  ];
};

/** The house's own ante lies on the pot from the start, where the game has a pot. */
const houseAnte = ({ rules, table }: World, { hands }: GameRound): readonly Posting[] => {
  const cite = gameOf(rules.inForce.rulebook).pot(rules.inForce);
  const ante = hands[0]?.stakes.ante;
  return cite === null || ante === undefined
    ? []
    : [
        posting(
          `${cite}: the ante of the house`,
          transferCents(trayOf(table.slug), potOf(table.slug), ante),
        ),
      ];
};

type DecidedEvent = Extract<GameEvent, { readonly type: 'Decided' }>;

const decided = (slug: string, game: GameRound, event: DecidedEvent): readonly Posting[] => {
  const { wagerCents, tipCents } = gameOf(game).staked(event) ?? NOTHING;
  const player = playerAt(game, event.seat);
  return wagerCents === 0 && tipCents === 0
    ? []
    : [
        posting(`seat ${event.seat} stays in`, [
          ...transferCents(player, wagersOf(slug, event.seat), wagerCents),
          ...transferCents(player, tipWagersOf(slug, event.seat), tipCents),
        ]),
      ];
};

const NOTHING = { wagerCents: cents(0), tipCents: cents(0) };

const isJackpot = ({ rules }: World, line: LineId): boolean =>
  rules.inForce.jackpots.some(({ id }) => id === line);

/**
 * One line of a settlement. The chips of a jackpot wager are in the tray since the sensors locked, and
 * its award is paid when the hit is: here only a stake that goes back moves.
 */
const linePosting = (world: World, game: GameRound, line: SettledLine): Posting => {
  const { slug } = world.table;
  const { seat, wager, stakeCents, returnedCents, paysCents } = line;
  const player = playerAt(game, seat);
  const reason = `${line.cite}: seat ${seat}, ${wager}, ${line.outcome}`;
  if (isJackpot(world, wager) && isCollected(world)) {
    return posting(reason, transferCents(trayOf(slug), player, returnedCents));
  }
  const lay = wagersOf(slug, seat);
  const lost = line.from === 'pot' ? potOf(slug) : trayOf(slug);
  const payer = line.from === 'pot' ? potOf(slug) : trayOf(slug);
  return posting(reason, [
    ...transferCents(lay, player, returnedCents),
    ...transferCents(lay, lost, cents(stakeCents - returnedCents)),
    ...transferCents(payer, player, paysCents),
  ]);
};

/** A tip that wins or pushes is the dealer's; a lost one is the house's; a void one goes back. */
const tipPosting = (slug: string, game: GameRound, line: SettledLine): Posting => {
  const { seat, stakeCents, returnedCents, paysCents, outcome } = line;
  const lay = tipWagersOf(slug, seat);
  const returnsTo = outcome === 'void' ? playerAt(game, seat) : tipsOf(slug);
  return posting(`${line.cite}: the tip of seat ${seat}, ${line.wager}, ${outcome}`, [
    ...transferCents(lay, returnsTo, returnedCents),
    ...transferCents(lay, trayOf(slug), cents(stakeCents - returnedCents)),
    ...transferCents(trayOf(slug), tipsOf(slug), paysCents),
  ]);
};

type Settled = Extract<GameEvent, { readonly type: 'RoundSettled' }>;

/** What no player won goes to the house: the pot it took, or its own ante out of a void round. */
const restOfPot = (
  { rules, table }: World,
  game: GameRound,
  { lines }: Settled,
): readonly Posting[] => {
  if (gameOf(game).pot(rules.inForce) === null) return [];
  const into = lines
    .filter(({ from, outcome }) => outcome === 'lose' && from === 'pot')
    .reduce((total, { stakeCents }) => total + stakeCents, Number(game.hands[0]?.stakes.ante ?? 0));
  const outOf = lines
    .filter(({ wager }) => wager === 'pot')
    .reduce((total, { paysCents }) => total + paysCents, 0);
  return into === outOf
    ? []
    : [
        posting(
          `${rules.inForce.rulebook.settlement.stages.cite}: the pot goes to the house`,
          transferCents(potOf(table.slug), trayOf(table.slug), cents(into - outOf)),
        ),
      ];
};
