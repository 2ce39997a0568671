import { readFileSync } from 'node:fs';
import type { BaizeClient, LiveView, TableOrder } from '@baize/house/client';
import { readyMadeHouse } from '@baize/house/ready-made';
import { cents } from '@baize/money';
import { assert } from '@baize/result';
import { decodeHouseRules, type RulebookId } from '@baize/rulebook';
import { done } from './cookie-client.js';

/** Creates an attended table whose cards are typed in; it is closed. */
export const createAttended = async (
  operator: BaizeClient,
  slug: string,
  id: RulebookId,
): Promise<void> => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  assert(decoded.ok, 'ready-made house rules can be read');
  done(
    await operator.orderOfHouse({
      type: 'CreateTable',
      slug,
      name: `Table ${slug}`,
      house: decoded.value,
      dealing: 'attended',
      cards: 'typed',
      jackpots: {},
      practice: 0,
      decisionSeconds: null,
    }),
  );
};

/** Sits down and buys in. */
export const sitDown = async (player: BaizeClient, slug: string, seat: number): Promise<void> => {
  done(await player.orderOfOwnAccount({ type: 'ConfirmAge', atLeast: 21 }));
  done(await player.orderAtTable(slug, { type: 'Sit', seat }));
  done(await player.orderAtTable(slug, { type: 'BuyIn', cents: cents(100_000) }));
};

/** What is done from outside the browser: the dealer's steps, and the player's. */
interface Others {
  readonly slug: string;
  readonly dealer: Pick<BaizeClient, 'table' | 'orderAtTable'>;
  readonly player: BaizeClient;
  readonly seat: number;
  /** The order in which cards leave the shoe. */
  readonly stack: readonly string[];
}

/** What a player who stays in does next; null where nobody asks. */
export const playerOrder = ({ round }: LiveView, seat: number): TableOrder | null => {
  const acts = round?.legal[seat] ?? [];
  const place = acts.find((act) => act.act === 'place-wagers');
  if (place?.act === 'place-wagers') {
    if (round?.game.hands.some((hand) => hand.seat === seat) === true) return null;
    const stakes = place.wagers.map(({ wager, fixedCents, leastCents }) => [
      wager,
      cents(fixedCents ?? leastCents ?? 1_000),
    ]);
    return { type: 'PlaceWagers', seat, stakes: Object.fromEntries(stakes) as never };
  }
  const stay = acts.find((act) => act.act === 'raise' || act.act === 'bet');
  return stay?.act === 'raise' || stay?.act === 'bet'
    ? { type: 'Decide', seat, decision: { kind: stay.act, cents: cents(stay.leastCents) } }
    : null;
};

/** Cards that lie at a place. */
export const cardsAt = ({ round }: LiveView, place: number | 'dealer'): number => {
  if (round === null) return 0;
  const { dealer, hands } = round.game;
  if (place === 'dealer') return ('cards' in dealer ? dealer.cards : dealer).length;
  const hand = hands.find(({ seat }) => seat === place);
  return (hand?.cards.length ?? 0) + (hand !== undefined && 'draw' in hand ? hand.draw.length : 0);
};

/** Cards that left the shoe in this round. */
export const cardsOut = (view: LiveView): number =>
  (view.round?.game.hands ?? []).reduce(
    (sum, { seat }) => sum + cardsAt(view, seat),
    cardsAt(view, 'dealer'),
  );

const dealerOrder = (view: LiveView, stack: readonly string[]): TableOrder | null => {
  const { next } = view;
  if (next === null) return null;
  switch (next.kind) {
    case 'do':
      return next.who === 'dealer' ? (next.gesture as TableOrder) : null;
    case 'deal': {
      const out = cardsOut(view);
      const cards = next.places.map((to, at) => ({ to, card: stack[out + at] ?? '??' }));
      return { type: 'Deal', cards };
    }
    case 'turn':
      return { type: 'Turn', place: next.place };
    case 'rack-stub':
      return { type: 'RackStub', ...(next.mustCount ? { counted: 52 - cardsOut(view) } : {}) };
    case 'take-up': {
      const { place, mustCount } = next;
      return { type: 'TakeUp', place, ...(mustCount ? { counted: cardsAt(view, place) } : {}) };
    }
    case 'players':
    case 'floorperson':
      return null;
  }
};

/** Dealer and player go on until the floor is asked, or the procedure comes to a step that is named. */
export const goOn = async (
  { slug, dealer, player, seat, stack }: Others,
  until: (view: LiveView) => boolean = () => false,
): Promise<LiveView> => {
  for (let step = 0; step < 200; step += 1) {
    const { view } = done(await dealer.table(slug));
    if (until(view)) return view;
    const mine = done(await player.table(slug)).view;
    const decided = playerOrder(mine, seat);
    if (decided !== null) {
      done(await player.orderAtTable(slug, decided));
      continue;
    }
    const order = dealerOrder(view, stack);
    if (order === null) return view;
    done(await dealer.orderAtTable(slug, order));
  }
  throw new Error('it does not come to an end');
};
