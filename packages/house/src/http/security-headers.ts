import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const SECONDS_OF_A_YEAR = 31_536_000;

/**
 * What tells a browser to frame, embed and run nothing here that is not the house's own. Worked out once:
 * no request changes it.
 */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https
      ? { maxAge: SECONDS_OF_A_YEAR, includeSubDomains: false }
      : false,
  });
  middleware({} as IncomingMessage, collect as unknown as ServerResponse, () => undefined);
  return headers;
};
