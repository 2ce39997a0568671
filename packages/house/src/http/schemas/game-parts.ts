import type { Notice, SetAside } from '@baize/games';
import Type from 'typebox';
import { cents, clause, describing, list, text, wager } from './answer-shapes.js';
import { nullOr, words } from './shapes.js';

const LegalWagers = list(
  Type.Object({
    wager,
    name: text,
    fixedCents: nullOr(cents),
    leastCents: nullOr(cents),
    mostCents: nullOr(cents),
    stepCents: nullOr(cents),
  }),
);
export const PlaceWagers = Type.Object({ act: Type.Literal('place-wagers'), wagers: LegalWagers });

export const Notices = list(describing<Notice>()(Type.Object({ text, cite: clause })));
export const Aside = list(
  describing<SetAside>()(Type.Object({ wager, as: words(['void', 'lost']), cite: clause })),
);
