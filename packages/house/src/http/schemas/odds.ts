import Type, { type Static } from 'typebox';
import { byKey, cents, list, text } from './answer-shapes.js';
import { nullOr, whole, words } from './shapes.js';

const fraction = Type.Object(
  { numerator: text, denominator: text },
  { description: 'the expected net of one unit, as counted: whole numbers in decimal text' },
);
const share = Type.Number({ description: 'a share of the wager, positive for the house' });

const BaseOddsView = Type.Object(
  {
    edge: share,
    expected: fraction,
    elementOfRisk: Type.Number({ description: 'the house’s share of all that is wagered' }),
    standardDeviation: Type.Number({ description: 'in antes' }),
    averageWager: Type.Number({ description: 'in antes' }),
    decisions: byKey(Type.Number({ description: 'the share of all deals' })),
    /** The number of players it holds for; null where others change nothing. */
    players: nullOr(whole(1)),
    kickout: nullOr(text),
  },
  { description: 'the base game with best play' },
);

const WagerOddsView = Type.Object({
  wager: text,
  name: text,
  paytable: text,
  kind: words(['side-bet', 'jackpot', 'bonus']),
  /** Of a jackpot, at what its meter shows now; null for a bonus, which has no stake of its own. */
  edge: nullOr(share),
  expected: nullOr(fraction),
  hitFrequency: Type.Number({ description: 'the share of hands that win anything' }),
  meterCents: nullOr(cents),
  /** The least meter at which the wager loses nothing; null where no row takes a share of one. */
  breakEvenMeterCents: nullOr(cents),
});

/** What each wager of a table is worth; nothing of it before it is counted. */
export const OddsView = Type.Object({
  digest: text,
  state: words(['counting', 'counted', 'failed']),
  base: nullOr(BaseOddsView),
  wagers: list(WagerOddsView),
});
export type OddsView = Static<typeof OddsView>;
