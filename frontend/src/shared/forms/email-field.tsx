import { textLengths } from '@poolpros/contracts/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.js';

/** An email address that has to be given; `autoComplete` is `username` where it is that of an account. */
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
