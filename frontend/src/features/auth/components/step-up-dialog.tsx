import type { Audience } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Note } from '../../../shared/ui/states.js';
import { stepUp } from '../api.js';
import { waitText } from '../hooks/use-countdown.js';
import { PasswordField } from './password-field.js';

export interface StepUpDialogProps {
  audience: Audience;
  onProven: () => void;
  onClose: () => void;
}

/** Asks for the password again before something that would be dangerous in the wrong hands. */
export function StepUpDialog({ audience, onProven, onClose }: StepUpDialogProps) {
  const api = useApi();
  const fields = useFields({ password: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { password: string }) => stepUp(api, audience, body),
    onSuccess: onProven,
    onError: (failure) => fields.showErrors(fieldErrors(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const missing = emptyFields(fields.values, { password: 'Enter your password.' });
    if (Object.keys(missing).length > 0) return fields.showErrors(missing);
    mutate(fields.values);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Is it still you?"
      description="Enter your password to go on. We do not ask again for ten minutes."
      wrap={(content) => (
        <form ref={fields.form} method="post" noValidate onSubmit={submit} className="contents">
          {content}
        </form>
      )}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="secondary" busyText={isPending ? 'Checking...' : null}>
            Go on
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && Object.keys(fieldErrors(error)).length === 0 && <StepUpProblem error={error} />}
        <PasswordField label="Password *" autoComplete="current-password" {...fields.text('password')} />
      </div>
    </Dialog>
  );
}

/** Why a proof could not be taken, where no field is to blame. */
export function StepUpProblem({ error }: { error: Error }) {
  const tooMany = error instanceof ApiError && error.status === 429;
  return (
    <Note tone={tooMany ? 'amber' : 'brick'} role="alert">
      <b className="font-semibold">{tooMany ? 'Several tries in a short time.' : 'This did not work.'}</b>{' '}
      {tooMany ? waitText(error.retryAfterSeconds ?? 60, new Date()) : 'Please try again in a moment.'}
    </Note>
  );
}
