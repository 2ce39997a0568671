import { constants, deflateRawSync } from 'node:zlib';

/** More kinds of viewers than look at a table in the same moment. */
const KEPT = 8;

/** What a compressed stream begins with: a gzip header without a name or a time. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A piece of a stream, as it is and compressed. */
export class Frame {
  readonly plain: Buffer;
  #block: Buffer | null = null;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /**
   * Whole blocks of a deflate stream that refer to nothing before them. Compressed once, they fit into the
   * stream of every reader, whatever that reader had before or skipped.
   */
  get block(): Buffer {
    this.#block ??= deflateRawSync(this.plain, { finishFlush: constants.Z_SYNC_FLUSH });
    return this.#block;
  }
}

/** Turns a message into the bytes of a stream once, however many viewers are sent the same text. */
export class FrameCache {
  readonly #frames = new Map<string, { readonly version: number | null; readonly frame: Frame }>();

  frame(version: number | null, json: string): Frame {
    const known = this.#frames.get(json);
    if (known !== undefined && known.version === version) return known.frame;
    const id = version === null ? '' : `id: ${version}\n`;
    const frame = new Frame(`${id}data: ${json}\n\n`);
    this.#frames.set(json, { version, frame });
    const oldest = this.#frames.size > KEPT ? this.#frames.keys().next().value : undefined;
    if (oldest !== undefined) this.#frames.delete(oldest);
    return frame;
  }
}
