import { assert } from '@baize/result';
import { automaticStep, GESTURES, nextStep, type TableCommand } from '@baize/table';
import { HouseSeed } from '../fairness/house-seed.js';
import { commitmentOf } from '../fairness/recipe.js';
import { type Desk, roundInProgress } from '../live/desk.js';
import type { Draft } from '../live/draft.js';
import { HOUSE_POLICY } from '../live/people.js';
import { termsOf } from '../live/plan/fair-shuffle.js';
import { SeedVault, seedName } from '../live/plan/seed-vault.js';
import { runGesture } from '../live/plan/table-command.js';
import { SeedDoor } from '../live/seeds/seed-door.js';
import type { Reader } from '../store/store.js';

/** Why a round of a backup is not played on. */
const RESTORED =
  'the house was restored from a backup: what was open in it is ended, and every wager goes back';

/** More than any round has steps after it is void. */
const MOST_STEPS = 500;

/** Whether wagers may still ride on the round of a table. */
export const isOpenRound = (desk: Desk): boolean => {
  const round = roundInProgress(desk);
  return round !== null && round.voided === null && round.game.phase !== 'settled';
};

/**
 * Ends what a table had open when the backup was made. A round has its proof, as any that is ended; only where the
 * seed is gone its commitment goes first, on record as lost. The commitment to a round that has not begun is given
 * up, with its seed: no card is dealt from it any more.
 */
export const endOpenRound = async (draft: Draft, store: Reader, slug: string): Promise<void> => {
  await endCommitment(draft, store, slug);
  const desk = draft.deskNamed(slug);
  if (!isOpenRound(desk)) {
    if (roundInProgress(desk) === null) await shuffleAnew(draft, store, slug);
    return;
  }
  const vault = new SeedVault(store);
  const { at } = draft;
  const ended = await runGesture({ draft, vault, store, door: new SeedDoor() }, slug, {
    type: 'VoidRound',
    reason: RESTORED,
    at,
    by: HOUSE_POLICY,
    as: 'floorperson',
  });
  assert(
    ended.ok,
    () => `the round of ${slug} cannot be ended: ${ended.ok ? '' : ended.error.message}`,
  );
  await finish(draft, store, slug);
};

/** Whether the seed that is kept for a commitment is the one that was committed to; null for none. */
export const seedOf = async (store: Reader, desk: Desk): Promise<string | null> => {
  const { committed, voided } = desk.rounds;
  if (committed === null) return null;
  const { round, commitment } = committed;
  const kept = await store.secret(seedName(round, voided));
  const seed = kept === null ? undefined : HouseSeed.ofHex(kept);
  const terms = termsOf(desk, committed);
  return seed !== undefined && commitmentOf(terms, seed) === commitment ? seed.secretHex() : null;
};

const endCommitment = async (draft: Draft, store: Reader, slug: string): Promise<void> => {
  const desk = draft.deskNamed(slug);
  const { committed } = desk.rounds;
  if (committed === null) return;
  const { round, commitment } = committed;
  const houseSeed = await seedOf(store, desk);
  if (houseSeed !== null && roundInProgress(desk) !== null) return;
  const ends = { at: draft.at, round, commitment, reason: RESTORED };
  draft.ofRounds(
    slug,
    houseSeed === null
      ? { type: 'CommitmentLost', ...ends }
      : { type: 'CommitmentVoided', ...ends, houseSeed },
  );
};

/** The table does by itself what is left of a void round, as far as no person has to look at it. */
const finish = async (draft: Draft, store: Reader, slug: string): Promise<void> => {
  const at = { draft, vault: new SeedVault(store), store, door: new SeedDoor() };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const desk = draft.deskNamed(slug);
    const { table } = desk;
    if (table.phase !== 'open' || table.round === null) return;
    const { policy } = table;
    const all = { ...policy, gestures: GESTURES };
    draft.setDesk(slug, { ...desk, table: { ...table, policy: all } });
    const command = automaticStep(draft.world(slug), draft.at, []);
    const done = command === null ? null : await runGesture(at, slug, command);
    const after = draft.deskNamed(slug);
    if (after.table.phase === 'open') {
      draft.setDesk(slug, { ...after, table: { ...after.table, policy } });
    }
    if (done === null || !done.ok) return;
  }
};

/** A deck that was cut for a seed which is gone is shuffled and cut for the next one. */
const shuffleAnew = async (draft: Draft, store: Reader, slug: string): Promise<void> => {
  const { settings, table } = draft.deskNamed(slug);
  if (settings.cards !== 'shuffler' || table.phase !== 'open') return;
  const isCut = table.cards.decks.some(
    ({ stack }) => stack.is === 'shuffled' && stack.cut !== null,
  );
  if (!isCut || nextStep(draft.world(slug), draft.at) === null) return;
  const order: TableCommand = {
    type: 'Cards',
    gesture: { type: 'OrderShuffle', reason: RESTORED },
    at: draft.at,
    by: HOUSE_POLICY,
    as: 'floorperson',
  };
  await runGesture(
    { draft, vault: new SeedVault(store), store, door: new SeedDoor() },
    slug,
    order,
  );
};
