import type { GameId, Rulebook } from '@baize/rulebook';
import type { ReactNode } from 'react';
import { titleOf } from '../lobby/words.js';
import { Article } from './article.js';
import { ChooseRules, useRulesOf } from './choose-rules.js';
import { ExampleRound } from './example-round.js';
import { jackpotSections, sideBetsSection } from './game-sections.js';
import { answersBeginning, answersOn, answerTo } from './model/answers.js';
import type { Example } from './model/worked-example.js';
import { Said, SaidList } from './said.js';
import styles from './steps.module.css';

/** A sentence that a rulebook's answer to a question ends. */
type Says = (after: string, question: string) => ReactNode;

/** How a game is explained, in the order of the page; the figures are the rulebook's. */
export interface GameText {
  readonly lead: string;
  /** A round, step by step. */
  readonly steps: (says: Says) => readonly ReactNode[];
  readonly hands: (says: Says) => ReactNode;
  readonly choices: (rulebook: Rulebook) => ReactNode;
  readonly example: Example & { readonly lead: string };
  readonly sideBets: string;
  readonly folding?: { readonly title: string; readonly lead: string };
}

interface GameArticleProps {
  readonly game: GameId;
  readonly text: GameText;
}

/** How a game is played, by the rules of the place that the reader chooses. */
export const GameArticle = ({ game, text }: GameArticleProps) => {
  const [rulebook, choose] = useRulesOf(game);
  const says: Says = (after, question) => (
    <Said after={after} fact={answerTo(rulebook, question)} />
  );
  const { lead, steps, hands, choices, example, sideBets, folding } = text;
  return (
    <Article
      title={titleOf(game)}
      lead={lead}
      above={<ChooseRules rulebook={rulebook} choose={choose} />}
      sections={[
        {
          id: 'round',
          title: 'A round, step by step',
          body: (
            <ol className={styles.steps}>
              {steps(says).map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
                <li key={at}>{step}</li>
              ))}
            </ol>
          ),
        },
        { id: 'hands', title: 'What beats what', body: hands(says) },
        { id: 'choices', title: 'What each choice costs', body: choices(rulebook) },
        {
          id: 'example',
          title: 'A round worked out',
          body: (
            <>
              <p>{example.lead}</p>
              <ExampleRound rulebook={rulebook} example={example} />
            </>
          ),
        },
        sideBetsSection(rulebook, sideBets),
        ...(folding === undefined
          ? []
          : [
              {
                id: 'folding',
                title: folding.title,
                body: (
                  <>
                    <p>{folding.lead}</p>
                    <SaidList
                      facts={answersBeginning(rulebook, 'What becomes of the', 'after a fold?')}
                    />
                  </>
                ),
              },
            ]),
        ...jackpotSections(rulebook),
      ]}
    />
  );
};

interface OrdinaryHelpProps {
  readonly game: GameId;
  readonly about: string;
}

/** A game that has no text of its own: its rulebook answers. */
export const OrdinaryHelp = ({ game, about }: OrdinaryHelpProps) => {
  const [rulebook, choose] = useRulesOf(game);
  return (
    <Article
      title={titleOf(game)}
      lead={about}
      above={<ChooseRules rulebook={rulebook} choose={choose} />}
      sections={[
        ...(['Dealing', 'Decisions', 'Settlement'] as const).map((topic) => ({
          id: topic.toLowerCase(),
          title: topic,
          body: <SaidList facts={answersOn(rulebook, topic)} />,
        })),
        sideBetsSection(rulebook, 'Each of these is paid by a table of its own.'),
        ...jackpotSections(rulebook),
      ]}
    />
  );
};
