import { RULEBOOKS, type RulebookId, type SignRule } from '@baize/rulebook';

/** A line that a document prescribes word for word. */
export interface Prescribed {
  readonly rulebook: RulebookId;
  readonly document: string;
  readonly text: string;
  readonly cite: string;
  /** When it must be shown, in words; null when always. */
  readonly when: string | null;
}

const whenInWords = ({ if: condition }: SignRule): string | null =>
  condition.when === 'jackpot-type'
    ? `where a jackpot is a ${condition.type} jackpot`
    : condition.when === 'always'
      ? null
      : 'where it applies';

/** Every prescribed line of every document, once. */
export const prescribedNotices = (): readonly Prescribed[] =>
  RULEBOOKS.flatMap((rulebook) => {
    const seen = new Set<string>();
    return rulebook.signage.rules.flatMap((rule): Prescribed[] => {
      const { item, cite } = rule;
      if (item.kind !== 'notice' || seen.has(item.text)) return [];
      seen.add(item.text);
      return [
        {
          rulebook: rulebook.id,
          document: rulebook.name,
          text: item.text,
          cite,
          when: whenInWords(rule),
        },
      ];
    });
  });

/** The documents that name an age, and the age. */
export const prescribedAges = (): readonly {
  readonly document: string;
  readonly age: number;
  readonly cite: string;
}[] =>
  RULEBOOKS.flatMap(({ name, signage: { minimumAge } }) =>
    minimumAge === null ? [] : [{ document: name, age: minimumAge.value, cite: minimumAge.cite }],
  );
