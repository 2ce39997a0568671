import { meterRules, nextGateOf, pendingHits } from '@baize/jackpot';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import type { NextStep } from './step.js';

/** The gate that the next unpaid award stands before. Validation is for a floorperson. */
export const nextAward = (
  { rules, meters, table }: OpenWorld,
  { round }: RoundAtTable,
): NextStep | null => {
  for (const { id } of rules.inForce.jackpots) {
    const meter = meters[id];
    if (meter === undefined) continue;
    const hit = pendingHits(meter, table.slug).find((one) => one.round === round);
    if (hit === undefined) continue;
    const { gate } = nextGateOf(meterRules(rules.inForce, id), hit);
    const at = (step: GateStep, who: 'dealer' | 'floorperson'): NextStep => ({
      kind: 'do',
      who,
      gesture: { type: 'AtJackpot', jackpot: id, step },
    });
    switch (gate) {
      case 'pay':
        return at({ type: 'PayHit', hit: hit.hit }, 'dealer');
      case 'floorperson-validates':
        return at({ type: 'VerifyHit', hit: hit.hit }, 'floorperson');
      case 'hand-wins':
      case 'light-lit':
        return at({ type: 'PassGate', hit: hit.hit, gate }, 'dealer');
      case 'keyed':
        // The key that fixed the award passed it.
        continue;
    }
  }
  return null;
};

type GateStep =
  | { readonly type: 'PayHit' | 'VerifyHit'; readonly hit: string }
  | { readonly type: 'PassGate'; readonly hit: string; readonly gate: 'hand-wins' | 'light-lit' };
