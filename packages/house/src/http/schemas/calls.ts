import { CALL_SUBJECTS, type CallsView, type MatterView } from '@baize/table';
import Type from 'typebox';
import type { FloorMatter } from '../../live/readings/floor-calls.js';
import { clause, count, describing, instant, list, text } from './answer-shapes.js';
import { nullOr, whole, words } from './shapes.js';

const call = {
  call: whole(1),
  about: words(CALL_SUBJECTS),
  note: nullOr(text),
  round: nullOr(text),
  at: instant,
  by: text,
  answered: nullOr(Type.Object({ at: instant, by: text })),
};

/** Calls for the floor, as the staff at the table see them; people are named by account. */
export const CallsAtTableView = describing<CallsView>()(
  Type.Object({
    calls: list(Type.Object(call)),
    voidAlone: nullOr(Type.Object({ since: instant, seconds: count })),
  }),
);

const KINDS: readonly MatterView['kind'][] = [
  'irregularity',
  'stub-count',
  'void',
  'cards-corrected',
  'resettled',
  'adjusted',
  'call',
];

/** The same for the floor, with names. */
export const FloorCallView = Type.Object(call);

export const FloorMatterView = describing<FloorMatter>()(
  Type.Object({
    kind: words(KINDS),
    at: instant,
    by: text,
    second: nullOr(text),
    round: nullOr(text),
    words: text,
    reason: nullOr(text),
    cite: nullOr(clause),
  }),
);
