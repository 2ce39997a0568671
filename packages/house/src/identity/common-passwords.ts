import { GAME_IDS } from '@baize/rulebook';

/** What people choose most, and what a guesser tries first; case, signs and digits around it do not help. */
const COMMON = new Set([
  ...GAME_IDS.flatMap((game) => [game.replaceAll('-', ''), ...game.split('-')]),
  ...`password passwort passw0rd letmein welcome admin administrator qwerty qwertz azerty qwertyuiop
  asdfghjkl zxcvbnm iloveyou monkey dragon football baseball basketball superman batman sunshine princess
  master shadow michael jennifer trustno starwars whatever freedom computer internet changeme secret
  default login hello access mustang charlie jordan hunter killer pepper summer winter spring autumn
  flower cheese cookie chocolate liverpool arsenal chelsea pokemon samsung google baize casino poker
  blackjack dealer operator floorperson jackpot royalflush
  correcthorsebatterystaple opensesame`
    .split(/\s+/)
    .filter((word) => word !== ''),
]);

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const reversed = (text: string): string => [...text].reverse().join('');

/** Letters as they were meant: `p4$$w0rd` is a word. */
const plain = (text: string): string =>
  text
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('@', 'a')
    .replaceAll('5', 's')
    .replaceAll('$', 's')
    .replaceAll('7', 't');

/** The shortest piece that the text repeats: `abcabc` is `abc`. */
const unit = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return piece;
  }
  return text;
};

/** How many characters are left when runs of neighbours on a keyboard or in the alphabet are taken out. */
const beyondRuns = (text: string): number => {
  let left = 0;
  for (let at = 0; at < text.length; ) {
    const run = ROWS.flatMap((row) => [row.repeat(2), reversed(row).repeat(2)]).reduce(
      (longest, row) => {
        let length = 1;
        while (at + length < text.length && row.includes(text.slice(at, at + length + 1)))
          length += 1;
        return Math.max(longest, length);
      },
      1,
    );
    left += run >= 3 ? 1 : run;
    at += run;
  }
  return left;
};

/** Fewer different things than this are tried one after another. */
const LEAST_BEYOND = 5;

/** Whether a password is one of those that are tried first. */
export const isCommon = (password: string, name = ''): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < LEAST_BEYOND || beyondRuns(text) < LEAST_BEYOND) return true;
  const own = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [text, bare, plain(bare)].some((spelling) => {
    const letters = unit(spelling.replaceAll(/[^\p{L}]/gu, ''));
    const core = unit(spelling);
    return [letters, core].some(
      (one) => one === '' || COMMON.has(one) || (own.length > 2 && one === own),
    );
  });
};
