/** More kinds of viewers than look at a table in the same moment. */
const KEPT = 8;

/** Turns a message into the bytes of a stream once, however many viewers are sent the same text. */
export class FrameCache {
  readonly #frames = new Map<string, { readonly version: number | null; readonly frame: Buffer }>();

  frame(version: number | null, json: string): Buffer {
    const known = this.#frames.get(json);
    if (known !== undefined && known.version === version) return known.frame;
    const id = version === null ? '' : `id: ${version}\n`;
    const frame = Buffer.from(`${id}data: ${json}\n\n`);
    this.#frames.set(json, { version, frame });
    const oldest = this.#frames.size > KEPT ? this.#frames.keys().next().value : undefined;
    if (oldest !== undefined) this.#frames.delete(oldest);
    return frame;
  }
}
