import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The first of these encodings that the caller takes; null where only plain bytes are welcome. */
export const acceptedEncoding = (
  request: IncomingMessage,
  offered: readonly Encoding[],
): Encoding | null => {
  const accepted = new Negotiator(request).encodings([...offered]);
  return offered.find((one) => accepted.includes(one)) ?? null;
};
