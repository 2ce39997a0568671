import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { prose } from '../render/text.js';
import type { Terminal } from '../terminal.js';

/** Thrown when the player leaves: by `q`, Ctrl-C, Ctrl-D or the end of the input. */
export class LeftTable extends Error {
  override readonly name = 'LeftTable';
}

/** A dialogue with the player; answers are typed or come from a file. */
export interface Conversation {
  /** Lines, unchanged. */
  readonly say: (...lines: readonly string[]) => void;
  /** Prose, wrapped. */
  readonly tell: (prose: string) => void;
  /** The trimmed answer; throws `LeftTable` when there are no more. */
  readonly ask: (question: string) => Promise<string>;
  readonly columns: (of: 'all' | 'prose') => number;
  readonly end: () => void;
}

const LEAVING = new Set(['q', 'quit', 'exit']);

export const openConversation = (terminal: Terminal): Conversation => {
  const { stdin, stdout } = terminal;
  const typed = isTyped(terminal);
  const lines = createInterface({
    input: stdin,
    output: stdout,
    terminal: typed,
    historySize: 0,
  });
  // Answers from a file arrive before their questions: the iterator keeps them.
  const answers = lines[Symbol.asyncIterator]();
  let open = true;
  lines.once('close', () => {
    open = false;
  });
  const leave = (): void => lines.close();
  lines.on('SIGINT', leave);
  process.once('SIGINT', leave);
  const say = (...said: readonly string[]): void => {
    // A trailing empty line counts.
    if (said.length > 0) terminal.print(`${said.join('\n')}\n`);
  };
  return {
    say,
    tell: (text) => say(...prose(text, terminal.proseColumns)),
    ask: async (question) => {
      const prompt = `${question} `;
      // Input may have ended while answers are left; Node 24 throws then.
      if (open) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else terminal.write(prompt);
      const { value, done } = await answers.next();
      if (done === true) {
        terminal.print('');
        throw new LeftTable();
      }
      const answer = value.trim();
      // A terminal echoes typed answers; those from a file are echoed here.
      if (!typed) terminal.print(answer);
      if (LEAVING.has(answer.toLowerCase())) throw new LeftTable();
      return answer;
    },
    columns: (of) => (of === 'all' ? terminal.columns : terminal.proseColumns),
    end: () => {
      process.off('SIGINT', leave);
      lines.close();
    },
  };
};

/** Whether a person is at the terminal. */
export const isTyped = ({ stdin, stdout }: Terminal): boolean =>
  stdin.isTTY === true && stdout.isTTY === true;

/** Repeats the question until the answer is usable. */
export const askUntil = async <T>(
  { ask, tell }: Conversation,
  question: string,
  read: (answer: string) => { readonly value: T } | { readonly wrong: string },
): Promise<T> => {
  for (;;) {
    const answer = read(await ask(question));
    if ('value' in answer) return answer.value;
    tell(answer.wrong);
  }
};

const YES = new Set(['y', 'yes']);
const NO = new Set(['n', 'no']);

/** `y` or `n`; Enter takes the default. */
export const askYesNo = (
  conversation: Conversation,
  question: string,
  unless = false,
): Promise<boolean> =>
  askUntil(conversation, `${question} [${unless ? 'Y/n' : 'y/N'}]`, (answer) => {
    const given = answer.toLowerCase();
    if (given === '') return { value: unless };
    if (YES.has(given)) return { value: true };
    return NO.has(given) ? { value: false } : { wrong: `Answer y or n, not "${answer}".` };
  });
