import { inspect } from 'node:util';

/**
 * A token or a code on its way to the one person it is for. Whatever writes it down by accident, a log,
 * an error or JSON, writes that it is one and not what it is; only `secret` gives it away.
 */
export class SecretText {
  readonly #text: string;

  constructor(
    private readonly kind: 'session token' | 'staff code' | 'device token',
    text: string,
  ) {
    this.#text = text;
  }

  secret(): string {
    return this.#text;
  }

  toString(): string {
    return `[${this.kind}]`;
  }

  toJSON(): string {
    return this.toString();
  }

  [inspect.custom](): string {
    return this.toString();
  }
}
