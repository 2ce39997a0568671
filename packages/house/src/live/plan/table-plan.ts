import { ok } from '@baize/result';
import { byPolicy, bySoftware, type Irregularity } from '@baize/rulebook';
import { cardsOut, nextStep, previewIrregularity, type TableGesture } from '@baize/table';
import { officeAtTable } from '../../identity/roles.js';
import { placeBeforeClosing } from '../automation/place-laid.js';
import { type Desk, isCommitted, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import type { TableOrder } from '../orders.js';
import { AUTOMATIC_DEALER, isPractice, isWalkIn } from '../people.js';
import { pinRules } from '../pin-rules.js';
import { noticeOfFold } from '../presence/notice-of-fold.js';
import { closeList } from '../seeds/close-list.js';
import { commitSeed } from '../seeds/commit-seed.js';
import { closeFirstSeeds } from '../seeds/first-version.js';
import { openSeed } from '../seeds/open-seed.js';
import { openingOf } from '../seeds/opening.js';
import { withPractice } from '../streams/floor-stream.js';
import { hadHand } from './adjusted-alone.js';
import { type Planned, type Planning, refuse } from './context.js';
import { cardsLeft, commitBeforeBetting, cutBySeed } from './fair-shuffle.js';
import { fileRound } from './file-round.js';
import { fillTray } from './fill-tray.js';
import { checkNamedDealer } from './named-dealer.js';
import { policyOf } from './policy.js';
import { asDealer, runCommand, stamped } from './run-command.js';
import { checkTransfer } from './transfers.js';
import { changeCash, seatWalkIn } from './walk-in.js';
import { isOfAge } from './wallet-plan.js';
import { mayTouch, whoseOrder } from './whose-money.js';

/** What an order to a table brings about. */
export const planTable = async (
  planning: Planning,
  slug: string,
  order: TableOrder,
): Promise<Planned> => {
  const { draft, person } = planning;
  const desk = draft.desk(slug);
  if (desk === undefined)
    return refuse('no-such-table', `there is no table ${slug}`, bySoftware('orders'));
  const touched = mayTouch(planning, desk, order, draft.world(slug).away ?? []);
  if (!touched.ok) return touched;
  const named = await checkNamedDealer(planning, order);
  if (!named.ok) return named;
  const run = (gesture: TableGesture): Planned =>
    runCommand(draft, slug, stamped(draft, person, gesture));
  switch (order.type) {
    case 'OpenTable': {
      if (desk.settings.halted) haltRounds(planning, slug, false);
      return run({
        type: 'OpenTable',
        dealer: order.dealer ?? AUTOMATIC_DEALER,
        designated: order.designated ?? true,
        trayCents: order.trayCents,
        policy: policyOf(desk.settings),
      });
    }
    case 'Sit':
      return sit(planning, slug, order);
    case 'SeatWalkIn':
      return seatWalkIn(planning, slug, order);
    case 'BuyIn':
      return buyIn(planning, slug, order);
    case 'TipDealer':
      return run({ ...order, player: whoseOrder(person, order) });
    case 'PlaceWagers':
      return placeWagers(planning, slug, order);
    case 'CommitSeed':
      return commitSeed(planning, slug, order);
    case 'OpenSeed':
      return openSeed(planning, slug, order);
    case 'TakeTable':
      return takeTable(planning, slug, desk);
    case 'HandBack':
      return run({ type: 'RelieveDealer', dealer: AUTOMATIC_DEALER });
    case 'ChangeRules':
      return changeRules(planning, slug, order);
    case 'HaltRounds':
      return haltRounds(planning, slug, order.halted);
    case 'SetPractice':
      return setPractice(planning, slug, desk, order.count);
    case 'LayChips':
    case 'SetPlaceLaid':
      // These are kept in the process, and never come here.
      return refuse('not-stored', 'this is not an order to be stored', bySoftware('orders'));
    default:
      return planGesture(planning, slug, order);
  }
};

type Gesture = Exclude<
  TableOrder,
  {
    readonly type:
      | 'OpenTable'
      | 'Sit'
      | 'SeatWalkIn'
      | 'BuyIn'
      | 'TipDealer'
      | 'PlaceWagers'
      | 'CommitSeed'
      | 'OpenSeed'
      | 'TakeTable'
      | 'HandBack'
      | 'ChangeRules'
      | 'HaltRounds'
      | 'SetPractice'
      | 'LayChips'
      | 'SetPlaceLaid';
  }
>;

/** A gesture of the table's procedure, with the shuffle that the house answers for. */
const planGesture = async (planning: Planning, slug: string, order: Gesture): Promise<Planned> => {
  const { draft, person, second } = planning;
  const desk = draft.deskNamed(slug);
  if (order.type === 'CloseBetting') await placeBeforeClosing(planning, slug);
  if (order.type === 'AtJackpot') {
    const transfer = await checkTransfer(planning, slug, order.jackpot, order.step);
    if (!transfer.ok) return transfer;
  }
  if (order.type === 'AdjustPayment') {
    const had = await hadHand(planning, slug, order);
    if (!had.ok) return had;
  }
  const gesture =
    desk.settings.cards === 'shuffler'
      ? await fromShuffler(planning, slug, order)
      : asTyped(order, second);
  return gesture.ok ? runGesture(planning, slug, stamped(draft, person, gesture.value)) : gesture;
};

/** A stamped command with what follows from it for the shuffle; the automatic dealer's come here too. */
export const runGesture = async (
  planning: Pick<Planning, 'draft' | 'vault' | 'store' | 'door'>,
  slug: string,
  command: Parameters<typeof runCommand>[2],
): Promise<Planned> => {
  const { draft, vault } = planning;
  const before = draft.deskNamed(slug);
  const shuffled = before.settings.cards === 'shuffler';
  if (shuffled && command.type === 'OpenRound') await commitBeforeBetting(draft, vault, slug);
  if (shuffled && command.type === 'Deal') {
    const opened = beginDeal(draft, slug);
    if (!opened.ok) return opened;
  }
  const done = runCommand(draft, slug, command);
  if (!done.ok) return done;
  noticeOfFold(draft, slug, before, command);
  if (shuffled && command.type === 'CloseBetting') {
    if (before.rounds.committed?.version === 1) closeFirstSeeds(draft, slug);
    else await closeList(planning, slug);
  }
  const ended = roundInProgress(before) !== null && roundInProgress(draft.deskNamed(slug)) === null;
  if (ended) await fileRound(draft, vault, slug, before);
  return ok(true);
};

const notOpen = (): ReturnType<typeof refuse> =>
  refuse(
    'seeds-not-open',
    'players still open their seeds: no card is dealt before all are open',
    byPolicy('fairness'),
  );

/** The record tells when the first card leaves the deck: after every seed of the closed list is open. */
const beginDeal = (draft: Draft, slug: string): Planned => {
  const desk = draft.deskNamed(slug);
  if (openingOf(desk) !== null) return notOpen();
  const { committed, list, steps } = desk.rounds;
  if (committed === null || list === null || steps.some(({ step }) => step === 'dealt')) {
    return ok(true);
  }
  draft.ofRounds(slug, { type: 'DealBegun', at: draft.at, round: committed.round });
  return ok(true);
};

/**
 * What is called of cards that were dealt. Before that a person may know the deck, and a call that takes one
 * hand out of the round would choose who plays for it.
 */
const OF_CARDS_DEALT: readonly Irregularity[] = [
  'card-drawn-in-error',
  'card-exposed-while-dealing',
  'wrong-count-to-player',
  'wrong-count-to-dealer',
  'dealer-card-exposed-early',
];

type Ready = { readonly ok: true; readonly value: TableGesture } | ReturnType<typeof refuse>;

/** Where the house shuffles it knows every card: none is typed. */
const fromShuffler = async (
  { draft, vault, second }: Planning,
  slug: string,
  order: Gesture,
): Promise<Ready> => {
  const typed = 'these cards come from the shuffler: they are not typed in';
  if (order.type === 'Deal') {
    if (order.cards !== undefined)
      return refuse('cards-from-shuffler', typed, byPolicy('fairness'));
    if (openingOf(draft.deskNamed(slug)) !== null) return notOpen();
    const cards = await cardsLeft(draft.deskNamed(slug), vault);
    const next = nextStep(draft.world(slug), draft.at);
    const places = next?.kind === 'deal' ? next.places : [];
    if (places.length === 0)
      return refuse('no-cards-due', 'no cards are due now', bySoftware('steps'));
    return ok({
      type: 'Deal',
      cards: places.map((to, index) => ({ to, card: cards[index] ?? '??' })),
    });
  }
  if (order.type === 'CorrectCards' || (order.type === 'Turn' && order.cards !== undefined)) {
    return refuse('cards-from-shuffler', typed, byPolicy('fairness'));
  }
  if (order.type === 'CallIrregularity') {
    if (order.card !== undefined) return refuse('cards-from-shuffler', typed, byPolicy('fairness'));
    const round = roundInProgress(draft.deskNamed(slug));
    if (OF_CARDS_DEALT.includes(order.kind) && round !== null && cardsOut(round) === 0) {
      return refuse(
        'no-card-is-out',
        'no card is dealt yet: nothing can be wrong with a hand',
        byPolicy('fairness'),
      );
    }
    const preview = previewIrregularity(draft.world(slug), order);
    if (preview.ok && preview.value.outcome.card === 'dead-to-rack') {
      return refuse(
        'no-card-to-take',
        'a deck of the shuffler has no card face up: to take one out would choose another deal',
        byPolicy('fairness'),
      );
    }
    return ok(order);
  }
  if (
    order.type === 'Cards' &&
    ['OrderShuffle', 'OrderRecut', 'Cut'].includes(order.gesture.type) &&
    isCommitted(draft.deskNamed(slug))
  ) {
    return refuse(
      'deck-is-committed',
      'the house has committed to the deck of this round: order it before the next one',
      byPolicy('fairness'),
    );
  }
  if (order.type === 'Cards' && order.gesture.type === 'Cut') {
    const { deck, depth } = order.gesture;
    if (depth !== undefined) {
      return refuse(
        'cut-by-seed',
        'the seed of the round says where this deck is cut',
        byPolicy('fairness'),
      );
    }
    const known = draft.deskNamed(slug).table.cards.decks.some(({ id }) => id === deck);
    const seeded = known ? await cutBySeed(draft, vault, slug, deck) : null;
    return ok({ type: 'Cards', gesture: { type: 'Cut', deck, depth: seeded ?? 0 } });
  }
  return asTyped(order, second);
};

const asTyped = (order: Gesture, second: string | null): Ready => {
  if (order.type === 'Deal') {
    const { cards } = order;
    return cards === undefined
      ? refuse('cards-missing', 'say which cards lie where: `cards`', bySoftware('orders'))
      : ok({ type: 'Deal', cards });
  }
  if (order.type === 'Cards') {
    const { gesture } = order;
    if (gesture.type !== 'Cut') return ok({ type: 'Cards', gesture });
    const { depth } = gesture;
    return depth === undefined
      ? refuse(
          'depth-missing',
          'say how many cards from the top it was cut: `depth`',
          bySoftware('orders'),
        )
      : ok({ type: 'Cards', gesture: { ...gesture, depth } });
  }
  return ok(withSecond(order, second));
};

type Complete = Exclude<Gesture, { readonly type: 'Deal' | 'Cards' }>;

/** Who confirmed stands in the event, where the event has a place for it. */
const withSecond = (order: Complete, second: string | null): TableGesture => {
  if (second === null) return order as TableGesture;
  switch (order.type) {
    case 'CorrectCards':
    case 'Resettle':
    case 'AdjustPayment':
      return { ...order, second };
    case 'AtJackpot': {
      const { step } = order;
      const named = step.type === 'Adjust' || step.type === 'RecoverSeed';
      return { ...order, step: named ? { ...step, second } : step };
    }
    default:
      return order;
  }
};

const sit = async (
  planning: Planning,
  slug: string,
  order: Extract<TableOrder, { readonly type: 'Sit' }>,
): Promise<Planned> => {
  const { draft, person } = planning;
  const { seat } = order;
  const player = whoseOrder(person, order);
  const { table, rules } = draft.deskNamed(slug);
  const age = rules.inForce.rulebook.signage.minimumAge;
  if (age !== null && !(await isOfAge(planning.store, player, age.value))) {
    const message = `who plays here is at least ${age.value} years old: confirm it once`;
    return refuse('age-not-confirmed', message, age.cite);
  }
  const there = table.phase === 'open' ? table.seats[seat] : undefined;
  if (there !== undefined && isPractice(there.player)) {
    const left = sendAway(planning, slug, seat);
    if (!left.ok) return left;
  }
  return runCommand(draft, slug, stamped(draft, person, { type: 'Sit', seat, player }));
};

/** A practice player makes room for a person, but plays the hand that lies there. */
const sendAway = ({ draft }: Pick<Planning, 'draft'>, slug: string, seat: number): Planned => {
  const round = roundInProgress(draft.deskNamed(slug));
  const plays =
    round !== null &&
    round.game.phase !== 'settled' &&
    round.game.hands.some((hand) => hand.seat === seat);
  return plays
    ? refuse(
        'practice-player-plays',
        'a practice player finishes this round; then the seat is free',
        byPolicy('practice'),
      )
    : runCommand(draft, slug, asDealer(draft, slug, { type: 'Leave', seat }));
};

/** Cash from the player's wallet goes into the drop box, and chips come out of the tray. */
const buyIn = (
  planning: Planning,
  slug: string,
  order: Extract<TableOrder, { readonly type: 'BuyIn' }>,
): Planned => {
  const { draft, person } = planning;
  const player = whoseOrder(person, order);
  const { table } = draft.deskNamed(slug);
  const seats = table.phase === 'open' ? Object.values(table.seats) : [];
  if (!seats.some((seat) => seat.player === player)) {
    return refuse('not-seated', 'sit down first: chips are bought at the table', byPolicy('seats'));
  }
  if (isWalkIn(player)) return changeCash(planning, slug, player, order.cents);
  const filled = fillTray(draft, slug, order.cents);
  if (!filled.ok) return filled;
  const gesture = { type: 'BuyIn', player, cents: order.cents } as const;
  const bought = runCommand(draft, slug, stamped(draft, person, gesture));
  if (!bought.ok) return bought;
  const { at } = draft;
  draft.ofAccount(player, { type: 'ChipsBought', at, table: slug, cents: order.cents });
  return ok(true);
};

const placeWagers = async (
  planning: Planning,
  slug: string,
  order: Extract<TableOrder, { readonly type: 'PlaceWagers' }>,
): Promise<Planned> => {
  const { draft, person } = planning;
  const { seedCommitment: commitment, ...gesture } = order;
  const placed = runCommand(draft, slug, stamped(draft, person, gesture));
  if (!placed.ok || commitment === undefined) return placed;
  return commitSeed(planning, slug, { seat: order.seat, commitment });
};

const takeTable = ({ draft, person }: Planning, slug: string, desk: Desk): Planned => {
  const { table, settings } = desk;
  if (settings.dealing !== 'attended') {
    return refuse('not-attended', 'this table deals by itself', byPolicy('dealers'));
  }
  if (person.role !== 'dealer')
    return refuse('not-allowed', 'a dealer takes a table', byPolicy('roles'));
  if (table.phase === 'closed')
    return refuse('table-is-closed', 'this table is closed', byPolicy('opening-and-closing'));
  if (table.dealer !== AUTOMATIC_DEALER) {
    return refuse(
      'table-is-taken',
      'somebody deals here: the dealer or a floorperson relieves',
      byPolicy('dealers'),
    );
  }
  const relief = { type: 'RelieveDealer', dealer: person.account } as const;
  return runCommand(draft, slug, stamped(draft, person, relief));
};

/** New rules are pinned with the change, and the table decides on them. */
const changeRules = (
  { draft, person }: Planning,
  slug: string,
  { house, reason }: Extract<TableOrder, { readonly type: 'ChangeRules' }>,
): Planned => {
  const rules = pinRules(house);
  if (!rules.ok) return rules;
  const desk = draft.deskNamed(slug);
  if (rules.value.inForce.rulebook.id !== desk.rules.inForce.rulebook.id) {
    return refuse(
      'other-rulebook',
      'a table keeps its rulebook: create another table instead',
      byPolicy('opening-and-closing'),
    );
  }
  const { jackpots } = desk.settings;
  if (rules.value.inForce.jackpots.some(({ id }) => jackpots[id] === undefined)) {
    return refuse(
      'other-jackpots',
      'a table keeps its jackpots: create another table instead',
      byPolicy('jackpots'),
    );
  }
  const change = { type: 'ChangeRules', rules: rules.value.digest, reason } as const;
  const command = stamped(draft, person, change);
  draft.pin(rules.value, command);
  draft.setDesk(slug, { ...desk, rules: rules.value });
  return runCommand(draft, slug, command);
};

/** A table that deals by itself has no moment between rounds: it is told to stop there. */
const haltRounds = ({ draft, person }: Planning, slug: string, halted: boolean): Planned => {
  const desk = draft.deskNamed(slug);
  if (desk.settings.dealing !== 'automatic') {
    return refuse('not-automatic', 'the dealer of this table opens its rounds', byPolicy('roles'));
  }
  const { at } = draft;
  const as = officeAtTable(person.role);
  draft.ofFloor({ type: 'RoundsHalted', at, by: person.account, as, slug, halted });
  draft.setDesk(slug, { ...desk, settings: { ...desk.settings, halted } });
  return ok(true);
};

const MOST_PRACTICE = 6;

const setPractice = (
  { draft, person }: Planning,
  slug: string,
  { settings, table }: Desk,
  count: number,
): Planned => {
  if (!Number.isSafeInteger(count) || count < 0 || count > MOST_PRACTICE) {
    return refuse(
      'not-a-count',
      `there may be 0 to ${MOST_PRACTICE} practice players`,
      byPolicy('practice'),
    );
  }
  if (settings.dealing !== 'automatic') {
    return refuse(
      'not-automatic',
      'practice players sit at tables that deal by themselves',
      byPolicy('practice'),
    );
  }
  const sits =
    table.phase === 'open' &&
    Object.values(table.seats).some(({ player }) => player === person.account);
  if (person.role === 'player' && !sits) {
    return refuse(
      'not-seated',
      'who sits at the table may send practice players away',
      byPolicy('practice'),
    );
  }
  const { at } = draft;
  const as = officeAtTable(person.role);
  const set = { at, by: person.account, as, count };
  draft.ofFloor({ type: 'PracticeSet', slug, ...set });
  draft.setDesk(slug, { ...draft.deskNamed(slug), settings: withPractice(settings, set) });
  return ok(true);
};
