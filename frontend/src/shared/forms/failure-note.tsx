import type { ReactNode } from 'react';
import { Note } from '../ui/states.js';

/** Why the last attempt failed, announced when it appears; nothing if there is no failure. */
export const FailureNote = ({ children }: { children: ReactNode }) =>
  children && (
    <Note tone="brick" role="alert">
      {children}
    </Note>
  );
