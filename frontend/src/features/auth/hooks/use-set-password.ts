import type { PasswordSet } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { setPassword } from '../api.js';
import { passwordErrors } from '../password-strength.js';

/** The form behind a mailed link. `onSet` runs once the password is stored. */
export function useSetPassword(token: string, onSet: (set: PasswordSet) => void) {
  const api = useApi();
  const fields = useFields({ password: '' });
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (password: string) => setPassword(api, { token, password }),
    onSuccess: onSet,
    onError: (failure) => fields.showErrors(fieldErrors(failure)),
  });

  const submit = fields.onSubmit(
    isPending,
    (values) => ({ ...passwordErrors(values), ...emptyFields(values, { password: 'Enter a password.' }) }),
    ({ password }) => mutate(password),
  );

  return {
    fields,
    submit,
    isPending,
    isSent: isPending || isSuccess,
    isLinkDead: error instanceof ApiError && (error.status === 404 || error.status === 410),
    hasFailed: error !== null && Object.keys(fieldErrors(error)).length === 0,
  };
}
