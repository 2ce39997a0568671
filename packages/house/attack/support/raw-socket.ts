import { connect } from 'node:net';

/** Sends bytes as they are, says that no more will come, and takes what is answered. */
export const sendRaw = (base: string, bytes: Buffer | string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.end(bytes);
  });

export interface RawSeen {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The first answer on a connection; null where the house closed it without a word. */
export const firstAnswer = (heard: string): RawSeen | null => {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
  if (status === undefined) return null;
  const [head = '', ...rest] = heard.split('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '';
  return { status: Number(status), type, body: rest.join('\r\n\r\n') };
};
