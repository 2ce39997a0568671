import { decisionValues } from '@baize/odds';
import { decodeHouseRules, putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';
import type { CoachQuestion, CoachReply } from './question.js';

/** Everything that takes a moment happens here, beside the page: the tables of the first answer too. */
const known = new Map<string, RulesInForce | null>();

const rulesOf = (house: unknown): RulesInForce | null => {
  const decoded = decodeHouseRules(house);
  if (!decoded.ok) return null;
  const put = putInForce(rulebookById(decoded.value.rulebook), decoded.value);
  return put.ok ? put.value : null;
};

addEventListener('message', ({ data }: MessageEvent<CoachQuestion>) => {
  const { id, digest, house, game, seat } = data;
  const rules = known.get(digest) ?? rulesOf(house);
  known.set(digest, rules);
  const reply: CoachReply = {
    id,
    answer: rules === null ? null : decisionValues(rules, game, seat),
  };
  postMessage(reply);
});
