import type { Place } from '@baize/games';
import type { CorrectionPreview, ProblemView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { house } from '../../house/client.js';

interface Typed {
  readonly place: Place;
  readonly cards: readonly string[];
}

interface Previewed {
  readonly preview: CorrectionPreview | null;
  readonly problem: ProblemView | null;
}

const NOTHING: Previewed = { preview: null, problem: null };

/** What these cards would change in a settled round, asked as soon as the hand is whole. */
export const useCorrectionPreview = (slug: string, typed: Typed | null): Previewed => {
  const key = typed === null ? null : JSON.stringify(typed);
  const [known, setKnown] = useState<Previewed & { readonly key: string | null }>({
    key: null,
    ...NOTHING,
  });
  useEffect(() => {
    if (key === null) return undefined;
    let gone = false;
    const { place, cards } = JSON.parse(key) as Typed;
    // The reason is still to be written; it changes nothing of what would happen.
    const order = { type: 'CorrectCards', place, cards, reason: 'preview', settle: true } as const;
    void house.correctionPreview(slug, order).then((answer) => {
      if (gone) return;
      setKnown(
        answer.ok
          ? { key, preview: answer.value, problem: null }
          : { key, preview: null, problem: answer.error },
      );
    });
    return () => {
      gone = true;
    };
  }, [slug, key]);
  return known.key === key ? known : NOTHING;
};
