import { oddsOfWagers } from '@baize/odds';
import { electionsText } from '@baize/rulebook';
import { type HouseTable, sha256 } from '../../input/house-table.js';
import { baseSection } from './base-section.js';
import { electedGroups } from './elected.js';
import { holdSection } from './hold-section.js';
import { jackpotSections } from './jackpot-sections.js';
import type { Shift } from './shift-plan.js';
import { electedOdds, sideBetSections } from './wager-sections.js';

/** Printed by `--json`, and drawn as HTML. */
export type ParSheet = ReturnType<typeof makeSheet>;

/** The same house rules and shift give the same sheet. */
export const makeSheet = (table: HouseTable, shift: Shift, date: string | null) => {
  const { rules, house } = table;
  const base = baseSection(rules);
  const elected = electedOdds(rules, oddsOfWagers(rules));
  const sideBets = sideBetSections(rules, elected);
  const jackpots = jackpotSections(rules, elected, shift, house.positions);
  return {
    version: 1 as const,
    rulebook: rules.rulebook.id,
    identity: identityOf(table, date),
    elected: electedGroups(rules, house),
    base,
    sideBets,
    jackpots,
    hold: holdSection(rules, house, shift, base, sideBets, jackpots),
  };
};

const identityOf = ({ rules, house, digest }: HouseTable, date: string | null) => {
  const { rulebook } = rules;
  const { source } = rulebook;
  return {
    operator: house.operator,
    table: house.name,
    game: rulebook.name,
    document: source.title,
    reference: source.reference,
    jurisdiction: source.jurisdiction,
    clausePrefix: source.prefix,
    rulebookVersion: rulebook.version,
    documentEffective: source.effective.value,
    effective: house.effective,
    /** Of the elections alone: approvals cover these. */
    electionsDigest: sha256(electionsText(rulebook, house)),
    /** Of rulebook and house rules: rounds are pinned to it. */
    roundsDigest: digest,
    /** As given: the sheet does not look at the clock. */
    date,
  };
};
