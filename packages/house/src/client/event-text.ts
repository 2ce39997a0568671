/** One event of a stream, as the standard for server-sent events reads it. */
export interface StreamEvent {
  readonly id: string | null;
  readonly type: string;
  readonly data: string;
}

interface Fields {
  id: string | null;
  type: string;
  data: string[];
}

const none = (): Fields => ({ id: null, type: 'message', data: [] });

/** Reads a stream piece by piece; a piece may end anywhere. */
export class EventText {
  #rest = '';
  #fields = none();

  /** The events that are complete with this piece. */
  take(piece: string): readonly StreamEvent[] {
    const lines = `${this.#rest}${piece}`.split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line.endsWith('\r') ? line.slice(0, -1) : line));
  }

  #line(line: string): readonly StreamEvent[] {
    if (line === '') return this.#end();
    const colon = line.indexOf(':');
    if (colon === 0) return [];
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'id') this.#fields.id = value;
    if (name === 'event') this.#fields.type = value;
    if (name === 'data') this.#fields.data.push(value);
    return [];
  }

  #end(): readonly StreamEvent[] {
    const { id, type, data } = this.#fields;
    this.#fields = none();
    return data.length === 0 ? [] : [{ id, type, data: data.join('\n') }];
  }
}
