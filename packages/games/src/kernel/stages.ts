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
  const linesOf = (hand: H, lines: readonly LineKey[]): readonly Entitlement[] =>
    lines.map((line) => make.line(hand, line)).filter((line) => line !== null);
  const stages = rules.rulebook.settlement.stages.value;
  // Where envy has a stage of its own, no jackpot pays it before.
  const envyWaits = stages.some(({ by }) => by === 'envy');
  return stages.flatMap((stage) => {
    switch (stage.by) {
      case 'seat':
        return ordered.flatMap((hand) => linesOf(hand, stage.lines));
      case 'jackpot':
        return stage.lines.flatMap((jackpot) => [
          ...ordered.flatMap((hand) => linesOf(hand, [jackpot])),
          ...(envyWaits ? [] : make.envy(jackpot)),
        ]);
      case 'envy':
        return rules.jackpots.flatMap(({ id }) => make.envy(id));
      default:
        return assertNever(stage);
    }
  });
};
