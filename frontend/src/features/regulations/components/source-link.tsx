import type { ReactNode } from 'react';

/** A page of somebody else, which we do not vouch for. */
export const SourceLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer nofollow" className="link pointer-coarse:py-2 wrap-anywhere">
    {children}
  </a>
);
