import { createHash } from 'node:crypto';
import { electionsText, type HouseRules, rulebookById } from '@baize/rulebook';

/** What an approval of elections covers, a Rules Submission or internal controls, are these, until a day. */
export const approved = (house: HouseRules, until?: string): HouseRules => {
  const text = electionsText(rulebookById(house.rulebook), house);
  const covers = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const approvals = (house.approvals ?? []).map((approval) =>
    approval.kind === 'rules-submission' || approval.covers !== undefined
      ? { ...approval, covers, ...(until === undefined ? {} : { until }) }
      : approval,
  );
  return { ...house, approvals };
};
