import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { prose } from '../../render/text.js';
import type { Terminal } from '../../terminal.js';

/** Thrown out of a question when the player leaves: by `q`, Ctrl-C, Ctrl-D or the end of the input. */
export class LeftTable extends Error {
  override readonly name = 'LeftTable';
}

/** What is said to the player and asked of them; answers may be typed or come from a file. */
export interface Conversation {
  /** Lines as they are. */
  readonly say: (...lines: readonly string[]) => void;
  /** Prose, cut to the width of the terminal. */
  readonly tell: (prose: string) => void;
  /** The answer without spaces round it; throws `LeftTable` when there is none any more. */
  readonly ask: (question: string) => Promise<string>;
  /** The width of the terminal, or as much of it as prose takes. */
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
  // Answers from a file come faster than the questions: the iterator keeps them.
  const answers = lines[Symbol.asyncIterator]();
  let open = true;
  lines.once('close', () => {
    open = false;
  });
  const leave = (): void => lines.close();
  lines.on('SIGINT', leave);
  process.once('SIGINT', leave);
  const say = (...said: readonly string[]): void => {
    // An empty line at the end is a line, too.
    if (said.length > 0) terminal.print(`${said.join('\n')}\n`);
  };
  return {
    say,
    tell: (text) => say(...prose(text, terminal.proseColumns)),
    ask: async (question) => {
      const prompt = `${question} `;
      // A file may have been read to its end while answers of it are left; Node 24 throws then.
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
      // A terminal shows what is typed; an answer from a file is shown here.
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

/** Whether somebody types the answers and sees the questions. */
export const isTyped = ({ stdin, stdout }: Terminal): boolean =>
  stdin.isTTY === true && stdout.isTTY === true;

/** Asks until the answer can be used; what is wrong with one is said, and it is asked again. */
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

/** `y` or `n`; Enter alone takes the answer that costs nothing. */
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
