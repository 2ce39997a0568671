import { formatCents } from '@baize/money';
import { citationLabel } from '@baize/rulebook';
import type { FeltThen } from './felt.js';
import type { Reconstruction, Step } from './reconstruct.js';

/** A reconstruction for people to read: every step, and each hand whenever it changed. */
export const tellReconstruction = ({
  round,
  rules,
  outcome,
  steps,
  lines,
}: Reconstruction): string => {
  const told: string[] = [`Round ${round}, ${outcome}, under ${rules}`];
  let felt: readonly string[] = [];
  for (const step of steps) {
    const lies = hands(step.felt);
    const changed = lies.filter((hand) => !felt.includes(hand));
    told.push(line(step), ...changed.map((hand) => `      ${hand}`));
    felt = lies;
  }
  return [
    ...told,
    'Settlement',
    ...lines.map(
      ({ seat, wager, stakeCents, outcome: came, paysCents, returnedCents, hand, cite }) =>
        `  seat ${seat} ${wager} ${formatCents(stakeCents)}: ${came}, pays ${formatCents(paysCents)}, returned ${formatCents(returnedCents)} (${hand}) [${citationLabel(cite)}]`,
    ),
    '',
  ].join('\n');
};

const line = ({ at, by, as, what, cite }: Step): string =>
  `  ${at} ${by}${as === null ? '' : ` (${as})`}: ${what}${cite === null ? '' : ` [${citationLabel(cite)}]`}`;

const hands = ({ dealer, hands: seats }: FeltThen): readonly string[] => [
  ...(dealer.length === 0 ? [] : [`dealer: ${dealer.join(' ')}`]),
  ...seats
    .filter(({ cards }) => cards.length > 0)
    .map(({ seat, player, cards }) => `seat ${seat} (${player}): ${cards.join(' ')}`),
];
