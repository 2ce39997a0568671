import type { Plugin } from 'vite';

/**
 * What a page is set in until its type is there: fonts of the machine, stretched so that a line is as
 * long and as high as it will be. Then nothing moves when the type arrives.
 *
 * `letters` is the width of a sentence in our face over its width in the machine's, `digits` the same
 * for figures of one width; both were measured in Chromium on sentences of the lobby and the table.
 */

/** Above and below the line, as parts of the size, as the files of the family say. */
const TEXT = { ascent: 0.95, descent: 0.25 };
const TITLE = { ascent: 0.735, descent: 0.265 };

const REGULAR = '400';
const BOLD = '600 700';

const DIGITS = 'U+0030-0039';
const NOT_DIGITS = 'U+0000-002f, U+003a-10ffff';

const MEASURED = [
  {
    family: 'Baize Text on Arial',
    metrics: TEXT,
    regular: {
      fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      letters: 0.9976,
      digits: 1.12,
    },
    bold: {
      fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      letters: 0.9463,
      digits: 1.129,
    },
  },
  {
    family: 'Baize Text on DejaVu',
    metrics: TEXT,
    regular: { fonts: ['DejaVu Sans', 'DejaVuSans'], letters: 0.8865, digits: 0.98 },
    bold: { fonts: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], letters: 0.7976, digits: 0.903 },
  },
  {
    family: 'Baize Text on Roboto',
    metrics: TEXT,
    regular: { fonts: ['Roboto', 'Roboto-Regular'], letters: 1.0105, digits: 1.109 },
    bold: { fonts: ['Roboto Bold', 'Roboto-Bold'], letters: 1.0114, digits: 1.094 },
  },
  {
    family: 'Baize Title on Times',
    metrics: TITLE,
    regular: {
      fonts: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      letters: 1.0162,
      digits: 1.126,
    },
    bold: {
      fonts: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
      letters: 1.0063,
      digits: 1.211,
    },
  },
  {
    family: 'Baize Title on DejaVu',
    metrics: TITLE,
    regular: { fonts: ['DejaVu Serif', 'DejaVuSerif'], letters: 0.8019, digits: 0.886 },
    bold: { fonts: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], letters: 0.766, digits: 0.87 },
  },
  {
    family: 'Baize Title on Noto',
    metrics: TITLE,
    regular: { fonts: ['Noto Serif', 'NotoSerif'], letters: 0.8659, digits: 1.007 },
    bold: { fonts: ['Noto Serif Bold', 'NotoSerif-Bold'], letters: 0.8573, digits: 1.072 },
  },
];

/** One face for each weight, for digits and for the rest. */
const FALLBACKS = MEASURED.flatMap(({ family, metrics, regular, bold }) =>
  [
    { ...regular, weight: REGULAR },
    { ...bold, weight: BOLD },
  ].flatMap(({ fonts, weight, letters, digits }) => [
    { family, fonts, weight, metrics, stretch: letters, range: NOT_DIGITS },
    { family, fonts, weight, metrics, stretch: digits, range: DIGITS },
  ]),
);

const percent = (part: number): string => `${Number((100 * part).toFixed(2))}%`;

const fallbackOf = ({
  family,
  fonts,
  weight,
  metrics,
  stretch,
  range,
}: (typeof FALLBACKS)[number]): string => `@font-face {
  font-family: "${family}";
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(metrics.ascent / stretch)};
  descent-override: ${percent(metrics.descent / stretch)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`;

/** Adds the fallbacks to the style of the type. */
export const fallbackFonts = (): Plugin => ({
  name: 'fallback-fonts',
  enforce: 'pre',
  transform: (style, id) =>
    id.endsWith('/fonts/fonts.css') ? `${style}\n${FALLBACKS.map(fallbackOf).join('\n')}` : null,
});
