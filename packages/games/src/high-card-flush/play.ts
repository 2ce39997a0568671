import { assert } from '@baize/result';
import type { HighCardFlushPlay, RulesInForce } from '@baize/rulebook';

export const highCardFlushPlay = (rules: RulesInForce): HighCardFlushPlay => {
  const { play } = rules.rulebook;
  assert(play.game === 'high-card-flush', 'the rules are of High Card Flush');
  return play;
};
