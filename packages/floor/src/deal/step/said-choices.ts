import { type FoldedBonusAct, worthClaiming } from '@baize/games';
import type { LiveView, TableOrder } from '@baize/house/client';
import { choicesOf } from '../../table/deciding/choices.js';
import type { Act } from '../../table/live/felt-model.js';

/** What a player says at the table, as the dealer writes it down. */
export interface Said {
  readonly label: string;
  readonly order: TableOrder;
}

type NameOf = (wager: string) => string;

/**
 * The decisions of a seat. A player's own screen claims every bonus that may win with a fold; a dealer
 * writes down what was said: a fold alone, or one with bonuses that the player tells of or tucks.
 */
export const decisionsSaid = (
  seat: number,
  acts: readonly Act[],
  nameOf: NameOf,
): readonly Said[] => [
  ...acts.flatMap((act): readonly Said[] =>
    act.act === 'fold' && 'bonuses' in act ? foldsSaid(seat, act.bonuses, nameOf) : [],
  ),
  ...choicesOf(acts)
    .filter(({ decision }) => typeof decision === 'string' || decision.kind !== 'fold')
    .map(({ label, decision }): Said => ({ label, order: { type: 'Decide', seat, decision } })),
];

const foldsSaid = (
  seat: number,
  bonuses: readonly FoldedBonusAct[],
  nameOf: NameOf,
): readonly Said[] => {
  const fold = (claims: ReturnType<typeof worthClaiming>): TableOrder => ({
    type: 'Decide',
    seat,
    decision: { kind: 'fold', claims },
  });
  const claims = worthClaiming(bonuses);
  const tucks = bonuses.some(({ rule }) => rule === 'tucked');
  const told = `${tucks ? 'tucks cards for' : 'tells of'} ${claims.map(nameOf).join(', ')}`;
  return [
    { label: 'Fold', order: fold([]) },
    ...(claims.length === 0 ? [] : [{ label: `Fold, and ${told}`, order: fold(claims) }]),
  ];
};

/** Bonuses of folded hands that a player may still tell the dealer of. */
export const claimsSaid = (
  { round }: { readonly round: Pick<NonNullable<LiveView['round']>, 'legal'> | null },
  nameOf: NameOf,
): readonly Said[] =>
  Object.entries(round?.legal ?? {}).flatMap(([seat, acts]) =>
    acts.flatMap((act): readonly Said[] =>
      act.act === 'claim'
        ? [
            {
              label: `Seat ${seat} tells of ${act.wagers.map(nameOf).join(', ')}`,
              order: { type: 'Claim', seat: Number(seat), wagers: act.wagers },
            },
          ]
        : [],
    ),
  );
