import { assertNever } from '@baize/result';
import type { LineKey, RulesInForce, WagerId } from '@baize/rulebook';
import type { Entitlement } from './entitlement.js';
import { inSettlementOrder } from './felt.js';

/** What a game gives for each place of the settlement order; null where nothing was wagered. */
export interface LineMakers<H> {
  readonly line: (hand: H, line: LineKey) => Entitlement | null;
  readonly envy: (jackpot: WagerId) => readonly Entitlement[];
}

/** All lines in the order the dealer settles: the rulebook's stages, seats from the highest down. */
export const linesInOrder = <H extends { readonly seat: number }>(
  rules: RulesInForce,
  hands: readonly H[],
  make: LineMakers<H>,
): readonly Entitlement[] => {
  const ordered = inSettlementOrder(hands);
  const made: Entitlement[] = [];
  const settle = (hand: H, line: LineKey): void => {
    const entitlement = make.line(hand, line);
    if (entitlement !== null) made.push(entitlement);
  };
  const stages = rules.rulebook.settlement.stages.value;
  // Where envy has a stage of its own, no jackpot pays it before.
  const envyWaits = stages.some(({ by }) => by === 'envy');
  for (const stage of stages) {
    switch (stage.by) {
      case 'seat':
        for (const hand of ordered) for (const line of stage.lines) settle(hand, line);
        break;
      case 'jackpot':
        for (const jackpot of stage.lines) {
          for (const hand of ordered) settle(hand, jackpot);
          if (!envyWaits) made.push(...make.envy(jackpot));
        }
        break;
      case 'envy':
        for (const { id } of rules.jackpots) made.push(...make.envy(id));
        break;
      default:
        assertNever(stage);
    }
  }
  return made;
};
