import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Everybody keeps a connection, as browsers do. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const send = (address, method, path, { cookie, key, body } = {}) =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const asked = request(`${address}${path}`, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: parts.join('') }),
      );
    });
    asked.on('error', reject);
    asked.end(text);
  });

/** Somebody with a session, who can follow a table and send it orders. */
export class Guest {
  static async join(address) {
    const { status, headers, text } = await send(address, 'POST', '/api/guests', { body: {} });
    if (status >= 300) throw new Error(`no guest: ${status} ${text}`);
    return new Guest(address, headers['set-cookie'][0].split(';')[0], JSON.parse(text).account);
  }

  constructor(address, cookie, account) {
    this.address = address;
    this.cookie = cookie;
    this.account = account;
    this.orders = 0;
  }

  /** The milliseconds until the answer, and the answer. */
  async order(table, body) {
    this.orders += 1;
    const { cookie, account } = this;
    const key = `${account}-${this.orders}`;
    const started = performance.now();
    const path = `/api/tables/${table}/orders`;
    const { status, text } = await send(this.address, 'POST', path, { cookie, key, body });
    return { ms: performance.now() - started, status, text };
  }

  async must(table, body) {
    const { status, text } = await this.order(table, body);
    if (status !== 200) throw new Error(`${body.type}: ${status} ${text}`);
  }

  /** Calls `tell` with the version and text of each message; resolves when the first is there. */
  follow(table, tell) {
    return new Promise((resolve, reject) => {
      const headers = this.cookie === undefined ? {} : { cookie: this.cookie };
      const asked = request(
        `${this.address}/api/tables/${table}/live`,
        { headers, agent: false },
        (answer) => {
          let rest = '';
          answer.setEncoding('utf8');
          answer.on('data', (part) => {
            rest += part;
            const frames = rest.split('\n\n');
            rest = frames.pop();
            for (const frame of frames) {
              const id = /^id: (\d+)/m.exec(frame)?.[1];
              if (id === undefined) continue;
              tell(Number(id), frame.slice(frame.indexOf('data: ') + 6));
              resolve(() => asked.destroy());
            }
          });
        },
      );
      asked.on('error', (error) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
      asked.end();
    });
  }
}

export const quantile = (values, share) =>
  values.toSorted((left, right) => left - right)[Math.ceil(share * values.length) - 1];
