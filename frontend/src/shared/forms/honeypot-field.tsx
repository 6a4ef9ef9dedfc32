import { useState } from 'react';
import { TextField } from '../ui/field.js';
import type { TextProps } from './use-fields.js';

/** Attributes that ask browsers and password managers to ignore the field. */
const unfilled = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/**
 * A field that people never see and programs fill in (docs/rules.md#honeypot). Once a form is rejected because of it,
 * the field stays visible, so that a person whose browser filled it in can empty it and continue.
 */
export function HoneypotField({ error, ...input }: TextProps) {
  const [isShown, setShown] = useState(false);
  if (error !== null && !isShown) setShown(true);
  if (isShown)
    return (
      <TextField
        label="Are you a person?"
        hint="Your browser may have filled this in. Clear it, then send again."
        error={error}
        {...input}
        {...unfilled}
      />
    );
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        Leave this empty
        <input {...input} {...unfilled} tabIndex={-1} />
      </label>
    </div>
  );
}
