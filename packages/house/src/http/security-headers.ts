import helmet from 'helmet';

const SECONDS_OF_A_YEAR = 31_536_000;

/** Headers that tell a browser to frame, embed and run nothing that is not the house's own. */
export const securityHeaders = (https: boolean): ReturnType<typeof helmet> =>
  helmet({
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
