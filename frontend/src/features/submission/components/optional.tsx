import type { ReactNode } from 'react';

/** The label of a field that may stay empty. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="font-normal text-muted">optional</span>
  </>
);
