/** So many bytes of chance; the system's cryptographic source wherever it matters. */
export type RandomBytes = (size: number) => Uint8Array;
