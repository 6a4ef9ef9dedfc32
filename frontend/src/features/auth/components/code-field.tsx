import { clsx } from 'clsx';
import type { ChangeEvent } from 'react';
import { Field } from '../../../shared/ui/field.js';

export interface CodeFieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error?: string | null;
  /** In place of the six digits of an app. */
  recovery?: boolean;
}

/** One field for the code of an authenticator app, or for a recovery code; it may be pasted. */
export function CodeField({ recovery = false, error, ...input }: CodeFieldProps) {
  return (
    <Field
      label={recovery ? 'Recovery code *' : 'Code *'}
      hint={recovery ? 'Ten letters and digits. Each code works once.' : 'Six digits that change every 30 seconds.'}
      error={error}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          required
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
          className={clsx('control font-semibold tracking-[0.2em] tabular-nums', !recovery && 'max-w-[12rem]')}
        />
      )}
    </Field>
  );
}
