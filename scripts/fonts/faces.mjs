/**
 * The type of the house: two families, and a few signs that neither has. One entry is one file, and
 * the characters that it draws. A browser fetches a file only where a page shows one of them.
 */

/** English, the letters of Western Europe, and the marks that sentences and amounts are set with. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Letters of other Latin alphabets: a person's name may have them. */
const LATIN_EXTENDED = [
  [0x100, 0x130],
  [0x132, 0x148],
  [0x14a, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];

/** Arrows, comparisons, marks of state, and the four suits. */
const SIGNS = [
  [0x2190, 0x2193],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
  [0x25b8, 0x25b8],
  [0x25be, 0x25be],
  [0x25cb, 0x25cb],
  [0x25cf, 0x25cf],
  [0x2660, 0x2660],
  [0x2663, 0x2663],
  [0x2665, 0x2666],
  [0x2713, 0x2713],
];

const FIGTREE = '@fontsource-variable/figtree';
const NEWSREADER = '@fontsource-variable/newsreader';
const NOTO_SANS_MATH = '@fontsource/noto-sans-math';

/** Nothing is set lighter or heavier than this. */
const WEIGHTS = { min: 400, max: 700 };

/** Drawn for titles: finer than for text, and still clear at the size of a caption. */
const TITLE_SIZE = 32;

export const FACES = [
  {
    file: 'figtree-latin.woff2',
    family: 'Baize Text',
    from: `${FIGTREE}/files/figtree-latin-wght-normal.woff2`,
    characters: LATIN,
    axes: { wght: WEIGHTS },
  },
  {
    file: 'figtree-latin-extended.woff2',
    family: 'Baize Text',
    from: `${FIGTREE}/files/figtree-latin-ext-wght-normal.woff2`,
    characters: LATIN_EXTENDED,
    axes: { wght: WEIGHTS },
  },
  {
    file: 'newsreader-latin.woff2',
    family: 'Baize Title',
    from: `${NEWSREADER}/files/newsreader-latin-opsz-normal.woff2`,
    characters: LATIN,
    axes: { wght: WEIGHTS, opsz: TITLE_SIZE },
  },
  {
    file: 'newsreader-latin-extended.woff2',
    family: 'Baize Title',
    from: `${NEWSREADER}/files/newsreader-latin-ext-opsz-normal.woff2`,
    characters: LATIN_EXTENDED,
    axes: { wght: WEIGHTS, opsz: TITLE_SIZE },
  },
  {
    file: 'noto-sans-math-signs.woff2',
    family: 'Baize Signs',
    from: `${NOTO_SANS_MATH}/files/noto-sans-math-latin-400-normal.woff2`,
    characters: SIGNS,
    axes: {},
  },
];

/** The licence of each family, which goes where its files go. */
export const LICENCES = [
  { file: 'LICENSE-figtree.txt', from: `${FIGTREE}/LICENSE` },
  { file: 'LICENSE-newsreader.txt', from: `${NEWSREADER}/LICENSE` },
  { file: 'LICENSE-noto-sans-math.txt', from: `${NOTO_SANS_MATH}/LICENSE` },
];
