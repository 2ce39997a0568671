import { type ReactNode, Suspense } from 'react';
import { Nowhere } from '../app/nowhere.js';
import { Waiting } from '../app/waiting.js';
import { pageOf } from '../games.js';
import { FairnessHelp } from './fairness-help.js';
import { OrdinaryHelp } from './game-article.js';
import { HelpFrame } from './help-frame.js';
import { HelpHome } from './help-home.js';
import { KeysHelp } from './keys-help.js';
import { PlayMoneyHelp } from './play-money-help.js';
import { ResponsiblePlayHelp } from './responsible-play-help.js';
import { RulesInForce } from './rules-in-force.js';
import { RulesOfTables } from './rules-of-tables.js';
import { type TopicId, topicOf } from './topics.js';

const textOf = (topic: TopicId): ReactNode => {
  switch (topic) {
    case 'rules':
      return <RulesOfTables />;
    case 'fairness':
      return <FairnessHelp />;
    case 'responsible-play':
      return <ResponsiblePlayHelp />;
    case 'keys':
      return <KeysHelp />;
    case 'play-money':
      return <PlayMoneyHelp />;
    default: {
      const { help: Help, about } = pageOf(topic);
      return Help === undefined ? <OrdinaryHelp game={topic} about={about} /> : <Help />;
    }
  }
};

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
  return (
    <HelpFrame title={found.title} topic={found.id}>
      <Suspense fallback={<Waiting for="Opening the help" />}>
        {table === null ? textOf(found.id) : <RulesInForce table={table} />}
      </Suspense>
    </HelpFrame>
  );
};
