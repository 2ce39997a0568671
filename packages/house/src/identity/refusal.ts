import { type Err, err } from '@baize/result';

/** Why a sign-in is refused. It says nothing of what was typed. */
export type IdentityRefusal =
  | {
      readonly code:
        | 'bad-name'
        | 'bad-password'
        | 'wrong-name-or-password'
        | 'no-such-code'
        | 'name-taken'
        | 'no-session'
        | 'no-password';
      readonly message: string;
    }
  | { readonly code: 'locked'; readonly message: string; readonly waitSeconds: number };

const MESSAGES = {
  'wrong-name-or-password': 'the name or the password is wrong',
  'no-such-code': 'this code is wrong, was used before, or has expired',
  'name-taken': 'a member of staff signs in by this name already',
  'no-session': 'no one is signed in here',
  'no-password': 'this account has no password',
} as const;

export const refused = (code: keyof typeof MESSAGES): Err<IdentityRefusal> =>
  err({ code, message: MESSAGES[code] });

export const lockedFor = (waitSeconds: number): Err<IdentityRefusal> =>
  err({
    code: 'locked',
    message: `too many attempts: try again in ${waitSeconds} seconds`,
    waitSeconds,
  });
