import { canonicalText } from '@baize/rulebook';
import type { TableEvent } from '@baize/table';
import { closingOf, playerCommitmentOf } from '../fairness/closed-list.js';
import type { RoundTerms } from '../fairness/round-terms.js';
import { isEveryOneOpen, OPENING_MS } from '../live/seeds/opening.js';
import type { RoundsEvent, RoundsState } from '../live/streams/rounds-stream.js';

/**
 * What is wrong with an event on the way to a deck, where it stands; null when nothing is. The house commits,
 * players commit, the list is closed, its seeds are opened, and then a card is dealt: in this order, or not at all.
 */
export const seedOrderFault = (
  before: RoundsState,
  event: RoundsEvent,
  terms: RoundTerms | null,
): string | null => {
  if (!ORDERED.has(event.type)) return null;
  const { committed, list, opened, withheld, pledged } = before;
  if (committed === null || terms === null || committed.round !== event.round) {
    return 'no commitment of the house stands for this round';
  }
  if (committed.version === 1) return 'the round is of the first recipe, which knows nothing of it';
  if (withheld.length > 0 || isDealt(before)) return 'the deck is fixed, or the round ended';
  switch (event.type) {
    case 'SeedCommitted':
      return list === null ? null : 'the list was closed before';
    case 'ListClosed': {
      if (list !== null) return 'the list was closed before';
      const { commitments, silent, closing, at, until } = event;
      if (Date.parse(until) < Date.parse(at) + OPENING_MS) {
        return `there are ${OPENING_MS / 1000} seconds to open, and it says until ${until}`;
      }
      const unknown = commitments.find(
        (one) => !pledged.some((pledge) => canonicalText(pledge) === canonicalText(one)),
      );
      if (unknown !== undefined) return `seat ${unknown.seat} did not commit to this`;
      const dropped = silent.find(
        ({ seat, player, why }) =>
          why === 'none' && pledged.some((one) => one.seat === seat && one.player === player),
      );
      if (dropped !== undefined) return `seat ${dropped.seat} committed, and is told to have not`;
      const made = closingOf(terms, committed.commitment, { commitments, silent });
      return made === closing ? null : `the list makes another hash: ${made}`;
    }
    case 'SeedOpened': {
      const { seat, seed, player } = event;
      const pledge = list?.commitments.find((one) => one.seat === seat && one.player === player);
      if (pledge === undefined) return 'no such seat is in a closed list';
      if (opened.some((one) => one.seat === seat)) return 'this seat has opened before';
      const made = playerCommitmentOf(terms, committed.commitment, { seat, seed });
      return made === pledge.commitment ? null : 'this is not the seed that was committed to';
    }
    case 'SeedsWithheld': {
      const missing = (list?.commitments ?? []).filter(
        ({ seat }) => !opened.some((one) => one.seat === seat),
      );
      const named = canonicalText(event.withheld);
      if (missing.length === 0 || named !== canonicalText(missing)) {
        return 'these are not the seats that had not opened';
      }
      return event.at >= (list?.until ?? '') ? null : 'the time to open was not over';
    }
    default:
      if (list === null) return 'the list was not closed';
      return isEveryOneOpen(before) ? null : 'not every seed was open';
  }
};

const ORDERED: ReadonlySet<string> = new Set([
  'SeedCommitted',
  'ListClosed',
  'SeedOpened',
  'SeedsWithheld',
  'DealBegun',
]);

const isDealt = ({ steps }: RoundsState): boolean => steps.some(({ step }) => step === 'dealt');

/** No card leaves a deck of the house before its record says that the deal has begun. */
export const dealtTooSoon = ({ committed, ...state }: RoundsState, event: TableEvent): boolean => {
  if (committed?.version !== 2) return false;
  const leaves =
    event.type === 'InRound'
      ? event.event.type === 'CardsDealt'
      : event.type === 'IrregularityCalled' && (event.card ?? null) !== null;
  return leaves && !isDealt({ committed, ...state });
};
