import { decodePng, encodeIndexedPng } from './png.mjs';

/** A picture in 256 colours by median cut: flat colours of a screen stay, a third of the bytes. */

const MOST = 256;

const coloursOf = (pixels) => {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, count]) => ({
    colour,
    count,
    parts: [colour >> 16, (colour >> 8) & 255, colour & 255],
  }));
};

/** The channel in which the colours of a box lie farthest apart, and how far. */
const spreadOf = (box) =>
  [0, 1, 2]
    .map((channel) => {
      let [low, high] = [255, 0];
      for (const { parts } of box) {
        low = Math.min(low, parts[channel]);
        high = Math.max(high, parts[channel]);
      }
      return { channel, spread: high - low };
    })
    .reduce((widest, one) => (one.spread > widest.spread ? one : widest));

/** What splitting a box is worth: many pixels, far apart. */
const boxOf = (colours) => {
  const pixels = colours.reduce((sum, { count }) => sum + count, 0);
  const { channel, spread } = spreadOf(colours);
  return { colours, channel, worth: colours.length < 2 ? 0 : spread * spread * Math.sqrt(pixels) };
};

/** Two halves with as many pixels each, as near as the colours allow. */
const halves = ({ colours, channel }) => {
  const sorted = colours.toSorted((one, other) => one.parts[channel] - other.parts[channel]);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let at = 0;
  for (let sum = 0; at < sorted.length - 2 && sum + sorted[at].count < half; at += 1) {
    sum += sorted[at].count;
  }
  return [boxOf(sorted.slice(0, at + 1)), boxOf(sorted.slice(at + 1))];
};

const meanOf = ({ colours }) => {
  const sums = [0, 0, 0];
  let pixels = 0;
  for (const { parts, count } of colours) {
    pixels += count;
    for (const channel of [0, 1, 2]) sums[channel] += parts[channel] * count;
  }
  return sums.map((sum) => Math.round(sum / pixels));
};

export const quantise = (png) => {
  const { width, height, pixels } = decodePng(png);
  const boxes = [boxOf(coloursOf(pixels))];
  while (boxes.length < MOST) {
    const next = boxes.reduce((best, box, at) => (box.worth > boxes[best].worth ? at : best), 0);
    if (boxes[next].worth === 0) break;
    boxes.splice(next, 1, ...halves(boxes[next]));
  }
  const indexOf = new Map();
  boxes.forEach(({ colours }, index) => {
    for (const { colour } of colours) indexOf.set(colour, index);
  });
  const indices = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    indices[pixel] = indexOf.get(pixels.readUIntBE(pixel * 3, 3));
  }
  return encodeIndexedPng({ width, height, indices, palette: Buffer.from(boxes.flatMap(meanOf)) });
};
