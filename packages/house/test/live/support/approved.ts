import { createHash } from 'node:crypto';
import { electionsText, type HouseRules, rulebookById } from '@baize/rulebook';

/** The Rules Submission is given for these elections, until a day. */
export const approved = (house: HouseRules, until?: string): HouseRules => {
  const text = electionsText(rulebookById(house.rulebook), house);
  const covers = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const approvals = (house.approvals ?? []).map((approval) =>
    approval.kind === 'rules-submission'
      ? { ...approval, covers, ...(until === undefined ? {} : { until }) }
      : approval,
  );
  return { ...house, approvals };
};
