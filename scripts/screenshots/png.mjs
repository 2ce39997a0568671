import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Just enough of PNG for pictures of a browser: 8 bits a channel, not interlaced (ISO/IEC 15948). */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = { 2: 3, 6: 4 };

const chunksOf = (png) => {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

/** Which of left, above and their corner is nearest to what they foretell. */
const paeth = (left, above, corner) => {
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

const PREDICTED = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** The pixels of a picture, three bytes each. */
export const decodePng = (png) => {
  const chunks = chunksOf(png);
  const head = chunks[0].data;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = CHANNELS[head[9]];
  if (head[8] !== 8 || channels === undefined || head[12] !== 0) {
    throw new Error('not a picture of a browser');
  }
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const predicted = PREDICTED[raw[y * (stride + 1)]];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : rows[at - channels];
      const above = y === 0 ? 0 : rows[at - stride];
      const corner = x < channels || y === 0 ? 0 : rows[at - stride - channels];
      rows[at] = raw[y * (stride + 1) + 1 + x] + predicted(left, above, corner);
    }
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rows.copy(pixels, pixel * 3, pixel * channels, pixel * channels + 3);
  }
  return { width, height, pixels };
};

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A picture of at most 256 colours: `indices` name the entries of `palette`, three bytes each. */
export const encodeIndexedPng = ({ width, height, indices, palette }) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 3;
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    indices.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
