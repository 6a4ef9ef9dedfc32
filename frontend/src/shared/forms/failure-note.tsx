import type { ReactNode } from 'react';
import { Note } from '../ui/states.js';

/** Why the last try failed, read out as it appears; nothing where there is nothing to say. */
export const FailureNote = ({ children }: { children: ReactNode }) =>
  children && (
    <Note tone="brick" role="alert">
      {children}
    </Note>
  );
