import type { Correctable, CorrectionPreview } from '@baize/table';
import Type from 'typebox';
import { cards, clause, describing, list, place, text } from './answer-shapes.js';
import { ReceiptView } from './receipt.js';
import { nullOr, words } from './shapes.js';

/** Whose cards may be put right now, and by whom. */
export const CorrectableView = describing<Correctable>()(
  Type.Object({
    round: text,
    who: words(['dealer', 'floorperson']),
    hands: list(Type.Object({ place, cards })),
  }),
);

/** What a correction of cards would do. */
export const CorrectionPreviewView = describing<CorrectionPreview>()(
  Type.Object({
    round: text,
    receipts: list(Type.Object({ before: ReceiptView, after: ReceiptView })),
    twoPeople: Type.Boolean({ description: 'it waits for a second person' }),
    remains: nullOr(
      Type.Object(
        { code: text, message: text, cite: clause },
        {
          description: 'why the payments stay as they are: they are adjusted by hand',
        },
      ),
    ),
  }),
);
