import type { Place } from '@baize/games';
import { cents, formatCents } from '@baize/money';
import type { Citation, IrregularityOutcome } from '@baize/rulebook';
import { WHAT } from '../irregularities/what.js';
import { roundNow } from '../rounds/round-of.js';
import type { World } from '../table/world.js';
import { type CallSubject, type Matter, NOTHING_CALLED, type OpenCall } from './state.js';
import { voidAloneAfter } from './void-alone.js';

/** The floor as the staff at a table see it: was it called, and has somebody answered. */
export interface CallsView {
  readonly calls: readonly OpenCall[];
  /** When the dealer may void the round alone; null where the floor is not called for it. */
  readonly voidAlone: { readonly since: string; readonly seconds: number } | null;
}

export const viewCalls = ({ table }: World): CallsView => ({
  calls: (table.floor ?? NOTHING_CALLED).calls,
  voidAlone: table.phase === 'open' ? voidAloneAfter(table) : null,
});

/** A matter in words, for the floor's list. */
export interface MatterView {
  readonly kind: Matter['kind'];
  readonly at: string;
  readonly by: string;
  readonly second: string | null;
  readonly round: string | null;
  readonly words: string;
  readonly reason: string | null;
  readonly cite: Citation | null;
}

/** The latest first. Why cards were corrected is not told while those cards may be hidden. */
export const viewMatters = (world: World): readonly MatterView[] => {
  const live = roundNow(world);
  const isHidden = (round: string | null): boolean =>
    live !== null && live.round === round && live.game.phase !== 'settled';
  return (world.table.floor ?? NOTHING_CALLED).matters.toReversed().map((matter) => ({
    kind: matter.kind,
    at: matter.at,
    by: matter.by,
    second: 'second' in matter ? matter.second : null,
    round: matter.round,
    words: wordsOf(matter),
    reason: matter.kind === 'cards-corrected' && isHidden(matter.round) ? null : reasonOf(matter),
    cite: 'cite' in matter ? matter.cite : null,
  }));
};

const reasonOf = (matter: Matter): string | null => {
  if ('reason' in matter) return matter.reason;
  return 'note' in matter ? matter.note : null;
};

const at = (place: Place): string => (place === 'dealer' ? "the dealer's hand" : `seat ${place}`);

const OUTCOMES: Readonly<Record<IrregularityOutcome['round'], string>> = {
  continues: 'the round goes on',
  void: 'the round is void',
  'dead-hand': 'the hand is dead',
  'jackpot-only': 'the round is void but for the jackpot',
  blocked: 'the round is stopped',
};

const SUBJECTS: Readonly<Record<CallSubject, string>> = {
  help: 'The floor was called',
  ruling: 'The floor was called for a ruling',
  correction: 'The floor was called for a correction',
  void: 'The floor was asked to void the round',
  irregularity: 'The floor was called',
  unsettled: 'The floor was called',
};

const wordsOf = (matter: Matter): string => {
  switch (matter.kind) {
    case 'irregularity': {
      const { irregularity, place, outcome } = matter;
      // Whose hand it is, the words say where it is the dealer's.
      const isSaid = place === null || irregularity === 'wrong-count-to-dealer';
      return `${WHAT[irregularity]}${isSaid ? '' : `, ${at(place)}`}: ${OUTCOMES[outcome]}`;
    }
    case 'stub-count': {
      const { off } = matter;
      const many = `${Math.abs(off)} ${Math.abs(off) === 1 ? 'card' : 'cards'}`;
      return `The stub counts ${many} ${off < 0 ? 'too few' : 'too many'}: the round is stopped`;
    }
    case 'void':
      return 'The round was voided';
    case 'cards-corrected':
      return `The cards of ${at(matter.place)} were corrected`;
    case 'resettled':
      return `The round was settled again: ${matter.lines} ${matter.lines === 1 ? 'line changes' : 'lines change'}`;
    case 'adjusted': {
      const does = matter.cents < 0 ? 'gives back' : 'receives';
      return `Seat ${matter.seat} ${does} ${formatCents(cents(Math.abs(matter.cents)))}`;
    }
    case 'call':
      return SUBJECTS[matter.about];
  }
};
