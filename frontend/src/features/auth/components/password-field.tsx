import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../../../shared/ui/button.js';
import { Field } from '../../../shared/ui/field.js';

export interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | null;
}

/** A password that can be shown; it may be pasted. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            required
            type={shown ? 'text' : 'password'}
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            className="control pr-13"
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            className="absolute top-0.5 right-0.5"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
