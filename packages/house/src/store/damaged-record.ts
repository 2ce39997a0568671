/** A record of the store that holds bytes which are no text: what needs it cannot be answered. */
export class DamagedRecord extends Error {
  override readonly name = 'DamagedRecord';

  constructor(
    /** Which record, in words that quote nothing of it. */
    readonly record: string,
    /** Of an event. */
    readonly position: number | null = null,
  ) {
    super(`${record} is damaged: it holds bytes that are no text`);
  }
}
