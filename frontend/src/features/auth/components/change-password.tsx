import type { Account } from '@poolpros/contracts/http/accounts';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { useToast } from '../../../shared/ui/toast.js';
import { changePassword, judgeOwnPassword } from '../api.js';
import { isStepUp, useStepUp } from '../hooks/use-step-up.js';
import { passwordErrors } from '../password-strength.js';
import { PasswordField } from './password-field.js';
import { StepUpProblem } from './step-up-problem.js';
import { StrengthMeter } from './strength-meter.js';

const required = { currentPassword: 'Enter your current password.', password: 'Enter a new password.' };

/** A new password for who knows the old one. */
export function ChangePassword({ account }: { account: Account }) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const stepUp = useStepUp(account.audience);
  const fields = useFields({ currentPassword: '', password: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => changePassword(api, account.audience, fields.values),
    onSuccess: () => {
      fields.clear();
      toast({ title: 'Password changed', text: 'Every other browser has been logged out.' });
      return queryClient.invalidateQueries(readsOf(apiPaths.sessions));
    },
    onError: (failure) => {
      if (!stepUp.askFor(failure, () => mutate())) fields.showErrors(fieldErrors(failure));
    },
  });
  const submit = fields.onSubmit(
    isPending,
    (values) => ({ ...passwordErrors(values), ...emptyFields(values, required) }),
    () => mutate(),
  );
  return (
    <Card>
      <h2 className="type-h3">Password</h2>
      <p className="type-small mb-4 text-soft">
        Length counts, not symbols. Do not use your name, your email or a common password.
      </p>
      <form ref={fields.form} method="post" noValidate onSubmit={submit} className="flex max-w-[26rem] flex-col gap-4">
        {error && !isStepUp(error) && Object.keys(fieldErrors(error)).length === 0 && <StepUpProblem error={error} />}
        {/* Password managers file the new password under it. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField label="Current password *" autoComplete="current-password" {...fields.text('currentPassword')} />
        <PasswordField label="New password *" autoComplete="new-password" {...fields.text('password')} />
        <StrengthMeter
          password={fields.values.password}
          judge={(password) => judgeOwnPassword(api, account.audience, password)}
        />
        <Button type="submit" variant="secondary" className="self-start" busyText={isPending ? 'Saving...' : null}>
          Change password
        </Button>
      </form>
      {stepUp.dialog}
    </Card>
  );
}
