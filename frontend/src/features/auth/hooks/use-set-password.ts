import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { setPassword } from '../api.js';
import { shortestPassword } from '../password-strength.js';

/** The form behind a mailed link. `onSet` runs once the password is stored. */
export function useSetPassword(token: string, onSet: () => void) {
  const api = useApi();
  const fields = useFields({ password: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (password: string) => setPassword(api, { token, password }),
    onSuccess: onSet,
    onError: (failure) => fields.showErrors(fieldErrors(failure)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { password } = fields.values;
    if (password === '') return fields.showErrors({ password: 'Enter a password.' });
    if (password.length < shortestPassword)
      return fields.showErrors({ password: `Use at least ${shortestPassword} characters.` });
    mutate(password);
  };

  return {
    fields,
    submit,
    isPending,
    isLinkDead: error instanceof ApiError && (error.status === 404 || error.status === 410),
    hasFailed: error !== null && Object.keys(fieldErrors(error)).length === 0,
  };
}
