import type { AmbiguityId, Cited, ClauseId } from './cited.js';
import type { TableKey, WagerId } from './names.js';

/** When something is asked for: always, or because of what the house elected. */
export type Condition =
  | { readonly when: 'always' }
  | { readonly when: 'offered'; readonly wager: WagerId | 'ante-bonus' }
  | { readonly when: 'any-jackpot' }
  | { readonly when: 'jackpot-type'; readonly type: 'house' | 'progressive' }
  | { readonly when: 'shuffler' }
  | { readonly when: 'reshuffling-device' }
  | { readonly when: 'dealing'; readonly method: 'hand' | 'manual-shoe' | 'automated-shoe' }
  | { readonly when: 'alternative-tip-box' }
  | { readonly when: 'venue'; readonly venue: 'commercial' | 'tribal' }
  | { readonly when: 'promotion' };

/** What must stand on the layout or a sign. */
export type SignItem =
  | { readonly kind: 'operator-name' }
  | { readonly kind: 'limits' }
  | { readonly kind: 'pay-table'; readonly table: TableKey }
  | { readonly kind: 'area'; readonly wager: WagerId; readonly label: string }
  | { readonly kind: 'dealer-area'; readonly label: string }
  | { readonly kind: 'inscription'; readonly text: string }
  /** Prescribed word for word. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'payout-limit' }
  | { readonly kind: 'jackpot-amount' }
  | { readonly kind: 'jackpot-wager' }
  | { readonly kind: 'chosen-suit' };

export interface SignRule {
  readonly item: SignItem;
  readonly place: 'layout' | 'sign' | 'layout-or-sign' | 'player-screen';
  readonly if: Condition;
  readonly cite: ClauseId;
  readonly reading?: AmbiguityId;
}

export interface Signage {
  readonly rules: readonly SignRule[];
  /** Only the schedules in use may be shown. */
  readonly onlyTablesInUse: Cited<true>;
  readonly minimumAge: Cited<number> | null;
}

/** A dated record with a reference, that a check asks for before a table may open. */
export const APPROVAL_KINDS = [
  'rules-submission',
  'layout',
  'shoe-location',
  'tip-box-location',
  'reshuffling-device',
  'internal-controls',
  'jackpot-internal-controls',
  'equipment-licence',
  'shuffler-model',
  'jackpot-system',
  'tribal-gaming-agency',
  'state-concurrence',
  'compact-information',
  'supplier-certification',
  'promotion-consent',
  'table-designation',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export interface ApprovalRule {
  readonly kind: ApprovalKind;
  readonly if: Condition;
  readonly cite: ClauseId;
  readonly words: string;
}
