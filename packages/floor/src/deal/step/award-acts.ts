import type { LiveView, TableOrder } from '@baize/house/client';

export interface Ruling {
  readonly label: string;
  readonly danger?: true;
  readonly order: (reason: string) => TableOrder;
}

/** What a dealer does with a key: take a winner off, or key it again (SD-CSP-20c). */
export interface AwardAct {
  readonly label: string;
  readonly order: TableOrder;
}

export const awardActs = (
  { jackpots }: Pick<LiveView, 'jackpots'>,
  nameOf: (wager: string) => string,
): readonly AwardAct[] =>
  jackpots.flatMap(({ wager: jackpot, pending, takenOff }): readonly AwardAct[] => [
    ...pending
      .filter(({ status }) => status === 'keyed')
      .map(({ hit, seat, hand }) => ({
        label: `Take off seat ${seat}, ${hand}: ${nameOf(jackpot)}`,
        order: { type: 'AtJackpot', jackpot, step: { type: 'UnkeyWinner', hit } } as const,
      })),
    ...takenOff.map(({ seat, hand }) => ({
      label: `Key seat ${seat} again, ${hand}: ${nameOf(jackpot)}`,
      order: { type: 'KeyWinner', jackpot, seat } as const,
    })),
  ]);

/** What a floorperson rules of awards that stand in the way. */
export const awardRulings = (
  { jackpots, round }: Pick<LiveView, 'jackpots' | 'round'>,
  nameOf: (wager: string) => string,
): readonly Ruling[] => [
  ...jackpots.flatMap(({ wager: jackpot, takenOff }) =>
    takenOff.map(
      ({ seat }): Ruling => ({
        label: `Seat ${seat}: no ${nameOf(jackpot)} award`,
        danger: true,
        order: (reason) => ({ type: 'RuleNoAward', jackpot, seat, reason }),
      }),
    ),
  ),
  ...jackpots.flatMap(({ wager: jackpot, pending }) =>
    pending
      .filter(({ status }) => status === 'keyed')
      .map(
        ({ hit, seat }): Ruling => ({
          label: `Seat ${seat}: reject the ${nameOf(jackpot)} award`,
          danger: true,
          order: (reason) => ({
            type: 'AtJackpot',
            jackpot,
            step: { type: 'RejectHit', hit, reason },
          }),
        }),
      ),
  ),
  ...(round?.awardWaits === true
    ? [
        {
          label: 'Play goes on, the award waits',
          order: (reason: string): TableOrder => ({ type: 'RuleContinue', reason }),
        },
      ]
    : []),
];
