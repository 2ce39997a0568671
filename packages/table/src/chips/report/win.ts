import { type Cents, cents } from '@baize/money';
import type { CorrectionResult } from './corrections.js';
import type { JackpotAtTable } from './jackpots.js';
import { total } from './journal.js';
import type { AnteBonusResult, PotResult } from './pots.js';
import type { TipResult } from './tips.js';
import type { WagerResult } from './wagers.js';

interface Won {
  readonly wagers: readonly WagerResult[];
  readonly pots: PotResult | null;
  readonly anteBonus: AnteBonusResult | null;
  readonly jackpots: readonly JackpotAtTable[];
  readonly corrections: CorrectionResult;
  readonly tips: TipResult;
}

/** What the lines say that the tray won, over or short left out. */
export const winByLines = ({
  wagers,
  pots,
  anteBonus,
  jackpots,
  corrections,
  tips,
}: Won): Cents => {
  const parts = [...wagers, ...jackpots, pots, anteBonus, corrections];
  return cents(total(parts, (part) => part?.winCents ?? 0) + tips.trayCents);
};
