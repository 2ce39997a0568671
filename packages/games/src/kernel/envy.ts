import { cents, scaleDollars } from '@baize/money';
import type { HandKey, JackpotInForce, RulesInForce, WagerId } from '@baize/rulebook';
import type { Entitlement } from './entitlement.js';
import { type FeltHand, inSettlementOrder, stakeOn } from './felt.js';

/** A hand that makes others envious: its row, and the hand in words. */
export interface EnvyTrigger {
  readonly seat: number;
  readonly row: HandKey;
  readonly hand: string;
}

/**
 * A hand that is out of the contest makes others envious only by a bonus of it that still plays: its
 * cards are looked at for that, and for nothing else.
 */
export const isLookedAt = ({ voided }: FeltHand, bonuses: readonly WagerId[]): boolean =>
  !voided.includes('ante') || bonuses.some((wager) => !voided.includes(wager));

/** Whether two hands are one person's, who may play several boxes (AMB-76). */
const isSamePerson = (
  left: Pick<FeltHand, 'seat' | 'player'>,
  right: Pick<FeltHand, 'seat' | 'player'>,
): boolean =>
  left.seat === right.seat || (left.player !== undefined && left.player === right.player);

/**
 * One line for each receiver and each triggering hand of another person: receivers from the highest seat,
 * for each the triggers from the highest. Nobody is envious of a hand of their own.
 */
export const envyLines = (
  rules: RulesInForce,
  jackpot: JackpotInForce,
  hands: readonly FeltHand[],
  triggers: readonly EnvyTrigger[],
): readonly Entitlement[] => {
  const envy = rules.rulebook.jackpots?.envy ?? null;
  if (envy === null) return [];
  const printedFor = cents(jackpot.table.printedForCents?.value ?? jackpot.wagerCents);
  const receivers = inSettlementOrder(hands).filter(
    (hand) => stakeOn(hand, jackpot.id) !== undefined && !hand.voided.includes(jackpot.id),
  );
  const playerAt = (seat: number) => hands.find((hand) => hand.seat === seat)?.player;
  const envied = inSettlementOrder(triggers).map((trigger) => {
    const player = playerAt(trigger.seat);
    return { ...trigger, ...(player === undefined ? {} : { player }) };
  });
  return receivers.flatMap((receiver) =>
    envied
      .filter((trigger) => !isSamePerson(trigger, receiver))
      .map(({ seat, row, hand }): Entitlement => {
        const wager = stakeOn(receiver, jackpot.id) ?? cents(0);
        const printed = jackpot.envyDollars.get(row) ?? 0;
        return {
          seat: receiver.seat,
          line: `${jackpot.id}:envy`,
          stakeCents: cents(0),
          outcome: 'win',
          due: { from: 'tray', cents: scaleDollars(printed, printedFor, wager) },
          returnedCents: cents(0),
          hand: `${hand} at seat ${seat}`,
          cite: (jackpot.table.envy ?? envy.amount).cite,
          envies: seat,
        };
      }),
  );
};
