import { textLengths } from '@poolpros/contracts/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.js';

/** A required email address; `autoComplete` is `username` for an account's email. */
export const EmailField = ({
  label = 'Email *',
  autoComplete = 'email',
  ...rest
}: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    label={label}
    type="email"
    required
    inputMode="email"
    autoComplete={autoComplete}
    maxLength={textLengths.email.max}
    {...rest}
  />
);
