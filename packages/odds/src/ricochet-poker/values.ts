import { feltSeen, type RicochetView } from '@baize/games';
import { many, type ValuesOf } from '../figures/decision-values.js';
import { fraction } from '../figures/fraction.js';
import { adviseRicochet } from './advice.js';
import { explainRicochet } from './explain.js';
import { positionInTurn } from './position.js';
import { ricochetTable } from './table.js';

const OTHERS_ACT =
  'Each of those who act after you is taken to draw from the cards unseen now, apart from the others’ ' +
  'draws, and to answer best. Of all this together no exact count is made.';

export const ricochetValues: ValuesOf = (rules, view, seat) => {
  const felt = feltSeen(view as RicochetView);
  const position = positionInTurn(rules, felt);
  if (position?.seat !== seat) return null;
  const table = ricochetTable(rules, felt.hands.length);
  const found = adviseRicochet(table, position, felt.anteCents);
  const { exact, worth, best } = found;
  const total = exact === null ? null : fraction(exact.totalCents, felt.anteCents);
  const draws = found.draws.ahead + found.draws.tied + found.draws.behind;
  return {
    choices: [
      { decision: 'fold', adds: 0, exactly: { numerator: -1, denominator: 1 }, value: worth.fold },
      {
        decision: 'play',
        adds: table.stake - 1,
        exactly:
          exact === null || total === null
            ? null
            : {
                numerator: Number(total.numerator),
                denominator: Number(total.denominator * exact.draws),
              },
        value: worth.play,
      },
    ],
    best,
    counted:
      exact === null
        ? 'Not exact: others act after you'
        : `Exact, over all ${many(draws)} draws from the cards you have not seen`,
    why: exact === null ? `${explainRicochet(found)} ${OTHERS_ACT}` : explainRicochet(found),
  };
};
