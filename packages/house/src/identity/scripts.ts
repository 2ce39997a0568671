/**
 * Scripts that people write their names in today, as Unicode recommends them for identifiers (UAX #31, table 5).
 * The others have letters that look Latin and few who read them: Cherokee, Lisu, Coptic and their like.
 */
const SCRIPTS: readonly RegExp[] = [
  // Japanese, Chinese and Korean mix what is written together.
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u,
  /^[\p{scx=Han}\p{scx=Bopomofo}]+$/u,
  /^[\p{scx=Han}\p{scx=Hangul}]+$/u,
  ...[/^\p{scx=Latin}+$/u, /^\p{scx=Cyrillic}+$/u, /^\p{scx=Greek}+$/u, /^\p{scx=Armenian}+$/u],
  ...[/^\p{scx=Georgian}+$/u, /^\p{scx=Hebrew}+$/u, /^\p{scx=Arabic}+$/u, /^\p{scx=Ethiopic}+$/u],
  ...[/^\p{scx=Devanagari}+$/u, /^\p{scx=Bengali}+$/u, /^\p{scx=Gurmukhi}+$/u],
  ...[/^\p{scx=Gujarati}+$/u, /^\p{scx=Oriya}+$/u, /^\p{scx=Tamil}+$/u, /^\p{scx=Telugu}+$/u],
  ...[/^\p{scx=Kannada}+$/u, /^\p{scx=Malayalam}+$/u, /^\p{scx=Sinhala}+$/u],
  ...[/^\p{scx=Thai}+$/u, /^\p{scx=Lao}+$/u, /^\p{scx=Khmer}+$/u, /^\p{scx=Myanmar}+$/u],
  ...[/^\p{scx=Tibetan}+$/u, /^\p{scx=Thaana}+$/u],
];

const LATIN = /\p{scx=Latin}/u;
/** Latin letters of today's alphabets, once accents are taken off; phonetic ones only look like others. */
const PLAIN_LATIN = /^[a-zæœøđðħłßþıŋŧə]+$/u;

/** What is no letter and looks like none: what is on a keyboard, the suits, cards and pictures. */
const BESIDE = /^[\u0020-\u007e♠♥♦♣★☆’‘·•€£\u{1f0a0}-\u{1f0ff}\p{Emoji_Presentation}]$/u;
/** Letters and digits in frames, and the letters of flags. */
const FRAMED = /[\u2460-\u24ff\u{1f100}-\u{1f1ff}]/u;

/**
 * Letters of one script in common use, with what is on every keyboard. In one script few letters can be taken
 * for another's, and those that can are known.
 */
export const isWrittenPlainly = (name: string): boolean => {
  const all = [...name.normalize('NFKD').toLowerCase().normalize('NFKD')];
  const letters = all.filter((one) => /\p{L}/u.test(one)).join('');
  const isPlain = all.every((one) => /[\p{L}\p{M}]/u.test(one) || BESIDE.test(one));
  if (!isPlain || FRAMED.test(name)) return false;
  if (letters === '') return true;
  if (LATIN.test(letters) && !PLAIN_LATIN.test(letters)) return false;
  return SCRIPTS.some((script) => script.test(letters));
};
