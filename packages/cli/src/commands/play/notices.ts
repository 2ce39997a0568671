import { type RulesInForce, signOf } from '@baize/rulebook';
import { askYesNo, type Conversation, LeftTable } from '../../input/conversation.js';
import type { HouseTable } from '../../input/house-table.js';

/** The prescribed notice for a posted house prize, or null. */
const houseNotice = ({ rulebook, jackpots }: RulesInForce): string | null =>
  jackpots.some(({ type }) => type === 'house')
    ? (rulebook.jackpots?.houseNotice?.value ?? null)
    : null;

/** Notices that the document requires on every player's screen. */
export const showNotices = (talk: Conversation, { rules, house }: HouseTable): void => {
  const withPrize = houseNotice(rules);
  for (const { text } of signOf(rules.rulebook, house).notices) {
    if (text !== withPrize) talk.tell(text);
  }
};

export const showHouseNotice = (talk: Conversation, rules: RulesInForce): void => {
  const notice = houseNotice(rules);
  if (notice !== null) talk.tell(notice);
};

/** Where the document sets a minimum age, younger players may not sit down. */
export const askAge = async (talk: Conversation, { rules }: HouseTable): Promise<void> => {
  const age = rules.rulebook.signage.minimumAge;
  if (age === null || (await askYesNo(talk, `Are you ${age.value} or older?`))) return;
  talk.tell(`Nobody younger than ${age.value} plays this game (${age.cite}).`);
  throw new LeftTable();
};
