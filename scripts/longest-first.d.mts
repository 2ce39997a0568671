import type { BaseSequencer } from 'vitest/node';

declare const LongestFirst: typeof BaseSequencer;
export default LongestFirst;
