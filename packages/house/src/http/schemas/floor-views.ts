import { GAME_IDS, RULEBOOK_IDS } from '@baize/rulebook';
import Type, { type Static } from 'typebox';
import type { FloorTable as AsRead } from '../../live/readings/floor.js';
import { FloorCallView, FloorMatterView } from './calls.js';
import { Waiting } from './live-view.js';
import { listOf, nullOr, whole, words } from './shapes.js';
import { ProposalView } from './views.js';

const text = Type.String();
const cents = Type.Integer({ description: 'whole cents' });

export const FloorTable = Type.Unsafe<AsRead>(
  Type.Object({
    slug: text,
    name: text,
    rulebook: words(RULEBOOK_IDS),
    game: words(GAME_IDS),
    phase: words(['closed', 'open']),
    dealing: words(['automatic', 'attended']),
    halted: Type.Boolean({ description: 'no round begins after this one' }),
    dealer: nullOr(text),
    seats: Type.Object({
      positions: whole(1),
      taken: Type.Array(whole(1)),
      away: Type.Array(whole(1)),
    }),
    waiting: Waiting,
    trayCents: cents,
    round: nullOr(
      Type.Object({
        number: whole(1),
        phase: text,
        hands: whole(0),
        stopped: Type.Boolean(),
        voided: Type.Boolean(),
      }),
    ),
    awards: Type.Array(
      Type.Object({
        wager: text,
        name: text,
        hit: text,
        seat: whole(1),
        player: text,
        hand: text,
        cards: Type.Array(text),
        cents,
        from: words(['meter', 'tray']),
        gate: text,
        cite: text,
      }),
      { description: 'awards that are not paid yet' },
    ),
    call: nullOr(
      Type.Object({
        kind: words(['opening', 'device', 'award', 'ruling', 'approval', 'stalled']),
        words: text,
        cite: text,
      }),
    ),
    calls: Type.Array(FloorCallView, { description: 'calls for the floor that are not closed' }),
    matters: Type.Array(FloorMatterView, {
      description: 'what was called, voided and corrected here, the latest first',
    }),
    offers: Type.Array(
      Type.Object({ order: Type.Unsafe({ type: 'object' }), cite: nullOr(text) }),
      {
        description:
          'orders that the house would take from you now, without what only you know: the count of a tray, a reason, a reference',
      },
    ),
  }),
);
export type FloorTable = AsRead;

export const FloorView = Type.Object({
  tables: listOf(FloorTable, { maxItems: 100_000 }),
  proposals: listOf(ProposalView, { maxItems: 100_000 }),
});
export type FloorView = Static<typeof FloorView>;
