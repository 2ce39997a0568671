import type { ReactNode } from 'react';
import shared from './shared.module.css';

/** Words for screen readers only. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={shared.hidden}>{children}</span>
);
