import { html } from './sheet-page.js';

/** Chart width in chart units: text of size 12 stays legible on a phone. */
export const CHART_WIDTH = 440;

/** A chart with a title and a description for screen readers. */
export const chart = (
  id: string,
  {
    title,
    desc,
    height,
  }: { readonly title: string; readonly desc: string; readonly height: number },
  ...parts: readonly string[]
): string => `<svg class="chart" viewBox="0 0 ${CHART_WIDTH} ${height}" role="img" aria-labelledby="${html(id)}-title ${html(id)}-desc">
<title id="${html(id)}-title">${html(title)}</title>
<desc id="${html(id)}-desc">${html(desc)}</desc>
${parts.filter((part) => part !== '').join('\n')}
</svg>`;

const at = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [x: number, y: number];

export const line = (from: Point, to: Point, kind: string): string =>
  `<line x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}" class="${kind}"/>`;

export const curve = (points: readonly Point[], kind: string): string =>
  `<polyline points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}" class="${kind}"/>`;

export const area = (points: readonly Point[], kind: string): string =>
  `<polygon points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}" class="${kind}"/>`;

export const bar = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" class="${kind}"/>`;

export const dot = ([x, y]: Point, kind: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="4" class="${kind}"/>`;

export const label = (
  text: string,
  [x, y]: Point,
  anchor: 'start' | 'middle' | 'end' = 'start',
  kind = '',
): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}"${kind === '' ? '' : ` class="${kind}"`}>${html(text)}</text>`;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) * (to[1] - to[0])) / (from[1] - from[0]);

/** About `about` round values that cover a range. */
export const ticksOf = (low: number, high: number, about: number): readonly number[] => {
  const rough = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
};
