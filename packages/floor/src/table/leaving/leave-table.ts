import type { LiveView } from '@baize/house/client';
import { cents } from '@baize/money';
import { clearGuard } from '../../app/guard.js';
import { goTo } from '../../app/route.js';
import type { Orders } from '../use-orders.js';

/** Gives up every box of the player, cashes the chips, and goes back to the lobby. */
export const leaveTable = async (
  { mine, chipsCents }: LiveView,
  { send, sendOwn }: Orders,
): Promise<void> => {
  for (const seat of mine) {
    if ((await send({ type: 'Leave', seat })) !== null) return;
  }
  const chips = chipsCents ?? 0;
  if (chips > 0) await sendOwn({ type: 'CashOut', cents: cents(chips) });
  // They have been asked; a hand that is folded meanwhile raises no new question.
  clearGuard();
  goTo('/');
};
