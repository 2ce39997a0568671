import { type Account, type Cents, type Posting, posting, transferCents } from '@baize/money';
import type { Receipt } from '@baize/table';
import type { Notice } from './notice.js';

/** An event of the stream `account/<id>`: what a person has of the house, beside the tables. */
export type AccountEvent = {
  readonly at: string;
  /** Who of the staff did it, for a player without a device; the owner or the house unless told. */
  readonly by?: string;
} & (
  | { readonly type: 'AccountOpened'; readonly name: string }
  | { readonly type: 'WalletGranted'; readonly cents: Cents; readonly reason: string }
  | { readonly type: 'ChipsBought'; readonly table: string; readonly cents: Cents }
  | {
      readonly type: 'ChipsCashed';
      readonly cents: Cents;
      /** The house freed the player's seat at a table, and the chips went with it. */
      readonly why?: 'away' | 'idle';
      readonly table?: string;
    }
  | ({ readonly type: 'NoticeGiven' } & Omit<Notice, 'at'>)
  | { readonly type: 'NoticeDismissed'; readonly notice: string }
  /** A seed that the player had committed to was not opened, which ended a round. */
  | { readonly type: 'SeedWithheld'; readonly table: string; readonly round: string }
  | { readonly type: 'AgeConfirmed'; readonly atLeast: number }
  /** A guest who cannot or did not come back: what the wallet held went back to where play money comes from. */
  | { readonly type: 'GuestForgotten'; readonly cents: Cents }
  | { readonly type: 'ReceiptIssued'; readonly table: string; readonly receipt: Receipt }
);

/** What a player owns beside the chips. */
export const walletOf = (account: string): Account => `wallet/${account}`;
/** Chips that a player has and that do not lie on a layout. */
export const chipsOf = (account: string): Account => `player/${account}`;
/** Where play money comes from. */
const PLAY_MONEY: Account = 'house/play-money';
/** Cash on its way into a drop box; the table's own event takes it from here. */
const CASH: Account = 'house/cash';

/** The money that an event of an account moves. */
export const accountPostings = (account: string, event: AccountEvent): readonly Posting[] => {
  switch (event.type) {
    case 'WalletGranted':
      return [posting(event.reason, transferCents(PLAY_MONEY, walletOf(account), event.cents))];
    case 'ChipsBought':
      return [posting('cash for chips', transferCents(walletOf(account), CASH, event.cents))];
    case 'ChipsCashed':
      return [
        posting('chips for cash', transferCents(chipsOf(account), walletOf(account), event.cents)),
      ];
    case 'GuestForgotten':
      return event.cents === 0
        ? []
        : [
            posting(
              'play money of a guest who was forgotten',
              transferCents(walletOf(account), PLAY_MONEY, event.cents),
            ),
          ];
    case 'AccountOpened':
    case 'NoticeGiven':
    case 'NoticeDismissed':
    case 'SeedWithheld':
    case 'AgeConfirmed':
    case 'ReceiptIssued':
      return [];
  }
};
