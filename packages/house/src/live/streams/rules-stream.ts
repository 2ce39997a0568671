import type { HouseRules } from '@baize/rulebook';
import type { Stamp } from '@baize/table';

/** The only event of a stream `rules/<digest>`. */
export interface RulesPinned extends Stamp {
  readonly type: 'RulesPinned';
  readonly rules: string;
  readonly elections: string;
  readonly house: HouseRules;
}
