import { Nowhere } from '../app/nowhere.js';
import { CaribbeanStudHelp } from './caribbean-stud-help.js';
import { FairnessHelp } from './fairness-help.js';
import { HelpFrame } from './help-frame.js';
import { HelpHome } from './help-home.js';
import { HighCardFlushHelp } from './high-card-flush-help.js';
import { KeysHelp } from './keys-help.js';
import { PlayMoneyHelp } from './play-money-help.js';
import { ResponsiblePlayHelp } from './responsible-play-help.js';
import { RicochetPokerHelp } from './ricochet-poker-help.js';
import { RulesInForce } from './rules-in-force.js';
import { RulesOfTables } from './rules-of-tables.js';
import { type TopicId, topicOf } from './topics.js';

const TEXTS = {
  'high-card-flush': HighCardFlushHelp,
  'caribbean-stud': CaribbeanStudHelp,
  'ricochet-poker': RicochetPokerHelp,
  rules: RulesOfTables,
  fairness: FairnessHelp,
  'responsible-play': ResponsiblePlayHelp,
  keys: KeysHelp,
  'play-money': PlayMoneyHelp,
} as const satisfies Readonly<Record<TopicId, () => React.ReactNode>>;

interface HelpPageProps {
  readonly topic: string | null;
  /** Whose rules, where the topic is the rules in force. */
  readonly table: string | null;
}

/** The help: all topics, or one of them. */
export const HelpPage = ({ topic, table }: HelpPageProps) => {
  if (topic === null) return <HelpHome />;
  const found = topicOf(topic);
  if (found === undefined) return <Nowhere />;
  const Text = TEXTS[found.id];
  return (
    <HelpFrame title={found.title} topic={found.id}>
      {table === null ? <Text /> : <RulesInForce table={table} />}
    </HelpFrame>
  );
};
