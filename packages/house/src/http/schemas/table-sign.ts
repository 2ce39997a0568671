import type { HouseRules, Sign } from '@baize/rulebook';
import Type from 'typebox';
import { cents, clause, count, describing, format, list, text, wager } from './answer-shapes.js';
import { nullOr, words } from './shapes.js';

const SignLine = Type.Object({ text, cite: clause });

/** What stands on the layout and the signs of a table. */
export const TableSignView = describing<Sign>()(
  Type.Object({
    operator: text,
    title: text,
    document: text,
    areas: list(SignLine),
    limits: list(Type.Object({ name: text, minCents: cents, maxCents: cents, cite: clause })),
    inscriptions: list(SignLine),
    tables: list(
      Type.Object({
        key: text,
        name: text,
        id: text,
        cite: clause,
        rows: list(Type.Object({ hand: text, pays: text, envy: nullOr(text) })),
      }),
    ),
    jackpots: list(
      Type.Object({
        id: wager,
        name: text,
        type: words(['progressive', 'house']),
        wager: text,
        amount: text,
        suit: nullOr(words(['clubs', 'diamonds', 'hearts', 'spades'])),
        cite: clause,
      }),
    ),
    payoutLimit: nullOr(SignLine),
    notices: list(SignLine),
    minimumAge: nullOr(count),
  }),
);

export interface RulesView {
  readonly digest: string;
  readonly house: HouseRules;
  readonly sign: Sign;
}

export const RulesView = describing<RulesView>()(
  Type.Object({
    digest: text,
    house: format<HouseRules>('House rules, version 1.'),
    sign: TableSignView,
  }),
);
