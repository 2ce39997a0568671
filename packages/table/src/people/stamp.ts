import type { Role } from './roles.js';

/** Time and people come in with the command: when, who, and in which office. */
export interface Stamp {
  /** An instant in UTC, `2026-01-01T12:00:00Z`. */
  readonly at: string;
  readonly by: string;
  readonly as: Role;
}

export const stampOf = ({ at, by, as }: Stamp): Stamp => ({ at, by, as });
