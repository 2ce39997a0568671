import type { MouseEvent, ReactNode } from 'react';
import { goTo } from './route.js';

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link within the floor; with a key held it is any other link. */
export const Link = ({ to, className, current = false, children }: LinkProps) => {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a
      href={to}
      className={className}
      onClick={follow}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  );
};
