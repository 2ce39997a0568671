import { askUntil, type Conversation } from '../../input/conversation.js';
import { indent, prose } from '../../render/text.js';

const NOTE_COLUMNS = '  1  '.length;

export interface Choice<T> {
  readonly label: string;
  readonly notes?: readonly string[];
  readonly value: T;
}

/** Asks for the number of a choice. `otherwise` reads other answers, and returns null for unknown ones. */
export const choose = async <T>(
  talk: Conversation,
  question: string,
  choices: readonly Choice<T>[],
  otherwise: (answer: string) => { readonly value: T } | { readonly wrong: string } | null = () =>
    null,
): Promise<T> => {
  for (const [index, { label, notes = [] }] of choices.entries()) {
    const below = notes.flatMap((note) => prose(note, talk.columns('prose') - NOTE_COLUMNS));
    talk.say(`  ${index + 1}  ${label}`, ...indent(below, NOTE_COLUMNS));
  }
  return askUntil(talk, `${question} >`, (answer) => {
    const chosen = /^\d+$/.test(answer) ? choices[Number(answer) - 1] : undefined;
    if (chosen !== undefined) return { value: chosen.value };
    return (
      otherwise(answer) ?? {
        wrong:
          choices.length === 1
            ? `Answer 1, not "${answer}".`
            : `Answer a number from 1 to ${choices.length}, not "${answer}".`,
      }
    );
  });
};
