import type { ApprovalRule } from '../../schema/signage.js';

const COMMERCIAL = { when: 'venue', venue: 'commercial' } as const;
const TRIBAL = { when: 'venue', venue: 'tribal' } as const;

export const APPROVALS: readonly ApprovalRule[] = [
  {
    kind: 'internal-controls',
    if: COMMERCIAL,
    cite: 'WA-RP-LTR-2',
    words: "The Commission has approved the card room's internal controls for this game.",
  },
  {
    kind: 'equipment-licence',
    if: COMMERCIAL,
    cite: 'WA-RP-LTR-3',
    words: 'Whoever made or sold the layout and the equipment holds a state licence.',
  },
  {
    kind: 'tribal-gaming-agency',
    if: TRIBAL,
    cite: 'WA-RP-LTR-4',
    words: 'The Tribal Gaming Agency has approved the game.',
  },
  {
    kind: 'state-concurrence',
    if: TRIBAL,
    cite: 'WA-RP-LTR-5',
    words: "The Tribal Gaming Agency has the Commission's concurrence.",
  },
  {
    kind: 'compact-information',
    if: TRIBAL,
    cite: 'WA-RP-LTR-6',
    words: 'The submission holds what section 18 of Appendix A of the Compact asks for.',
  },
  {
    kind: 'supplier-certification',
    if: TRIBAL,
    cite: 'WA-RP-LTR-7',
    words:
      'Whoever made or sold the layout and the equipment is certified by the state and licensed by the Tribe.',
  },
  {
    kind: 'jackpot-internal-controls',
    if: { when: 'any-jackpot' },
    cite: 'WA-RP-DEF-ic',
    words:
      'The internal controls say how the jackpots are set up, how they are won, and whether they are House or Progressive.',
  },
  {
    kind: 'jackpot-system',
    if: { when: 'any-jackpot' },
    cite: 'WA-RP-EQ#1',
    words:
      'The jackpots run on an Andromeda Bonus Jackpot System, Series 3d or higher, and its displays only show: no intelligence and no network of their own.',
  },
  {
    kind: 'shuffler-model',
    if: { when: 'shuffler' },
    cite: 'WA-RP-EQ#2',
    words:
      'The shuffler is a model that the Commission has approved, of a maker that it has licensed.',
  },
  {
    kind: 'promotion-consent',
    if: { when: 'promotion' },
    cite: 'WA-RP-PROMO',
    words: 'Galaxy Gaming has consented in writing to the promotion on a bonus wager.',
  },
];
