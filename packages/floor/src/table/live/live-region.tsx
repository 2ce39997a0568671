import shared from '../../kit/shared.module.css';
import type { StoryLine } from './use-table.js';

/** Tells the round, politely, to people who do not see the felt. */
export const LiveRegion = ({ story }: { readonly story: readonly StoryLine[] }) => (
  <div className={shared.hidden} aria-live="polite" role="log" aria-label="What happens">
    {story.slice(-8).map(({ key, words }) => (
      <p key={key}>{words}</p>
    ))}
  </div>
);
