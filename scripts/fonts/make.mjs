import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FACES, LICENCES } from './faces.mjs';

const resolve = createRequire(import.meta.url).resolve;

/** Kerning, ligatures and accents, figures of one width, and the shapes that go with a weight. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum', 'rvrn'];

/** Licence and its address, in the file itself. */
const LICENCE_NAMES = [13, 14];

const textOf = (ranges) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

const fontOf = ({ from, characters, axes }) =>
  subsetFont(readFileSync(resolve(from)), textOf(characters), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
  });

const hex = (code) => code.toString(16).padStart(4, '0');

const rangeOf = ([first, last]) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

const ruleOf = ({ file, family, characters, axes }) => `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${axes.wght === undefined ? '100 900' : `${axes.wght.min} ${axes.wght.max}`};
  font-display: swap;
  unicode-range: ${characters.map(rangeOf).join(', ')};
}
`;

const styleOf = (rules) =>
  Buffer.from(`/* Made by npm run fonts from scripts/fonts/faces.mjs. */\n${rules.join('\n')}`);

const licenceOf = ({ from }) => Buffer.from(readFileSync(resolve(from), 'utf8'));

/** Every file of the folder of fonts, by its name. */
export const makeFonts = async () => {
  const fonts = await Promise.all(
    FACES.map(async (face) => [face.file, Buffer.from(await fontOf(face))]),
  );
  const licences = LICENCES.map((licence) => [licence.file, licenceOf(licence)]);
  return new Map([...fonts, ...licences, ['fonts.css', styleOf(FACES.map(ruleOf))]]);
};
