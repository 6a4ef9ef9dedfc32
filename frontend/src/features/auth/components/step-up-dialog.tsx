import type { Audience, StepUpBody } from '@poolpros/contracts/http/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { passkeysQuery, secondFactorQuery, stepUp } from '../api.js';
import { useHasPasskeys } from '../hooks/use-has-passkeys.js';
import { isDismissed, signByPasskey } from '../passkey.js';
import { CodeField } from './code-field.js';
import { PasswordField } from './password-field.js';
import { StepUpProblem } from './step-up-problem.js';

export interface StepUpDialogProps {
  audience: Audience;
  onProven: () => void;
  onClose: () => void;
}

/** Asks again who is there, before something that would be dangerous in the wrong hands. */
export function StepUpDialog({ audience, onProven, onClose }: StepUpDialogProps) {
  const api = useApi();
  const asksCode = Boolean(useQuery(secondFactorQuery(audience)).data?.addedAt);
  const ownsPasskey = (useQuery(passkeysQuery(audience)).data?.items.length ?? 0) > 0;
  const canSign = useHasPasskeys();
  const offersPasskey = canSign && ownsPasskey;
  // Where passkeys are the only second factor, the password is no proof.
  const onlyPasskey = ownsPasskey && !asksCode;
  const [recovery, setRecovery] = useState(false);
  const fields = useFields({ password: '', code: '' });
  const typed = useMutation({
    mutationFn: (body: StepUpBody) => stepUp(api, audience, body),
    onSuccess: onProven,
    onError: (failure) => fields.showErrors(fieldErrors(failure)),
  });
  const signed = useMutation({
    mutationFn: async () => stepUp(api, audience, { passkey: await signByPasskey(api, audience) }),
    onSuccess: onProven,
  });
  const isPending = typed.isPending || signed.isPending;
  const waiting = signed.isPending ? 'Waiting for your device...' : null;
  const error = signed.error && !isDismissed(signed.error) ? signed.error : typed.error;
  const required = asksCode
    ? { code: 'Enter the code from your app, or a recovery code.' }
    : { password: 'Enter your password.' };
  const submit = fields.onSubmit(
    isPending,
    (values) => (onlyPasskey ? {} : emptyFields(values, required)),
    ({ password, code }) => (onlyPasskey ? signed.mutate() : typed.mutate(asksCode ? { code } : { password })),
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Confirm that it is you"
      description={`${onlyPasskey ? 'Use your passkey' : `Enter ${asksCode ? 'a code from your app' : 'your password'}`} to continue. We will not ask again for ten minutes.`}
      form={fields.form}
      onSubmit={submit}
      button={{
        variant: 'secondary',
        busyText: onlyPasskey ? waiting : typed.isPending ? 'Checking...' : null,
        children: onlyPasskey ? 'Use a passkey' : 'Continue',
      }}
    >
      <div className="flex flex-col gap-4">
        {error && (error === signed.error || Object.keys(fieldErrors(error)).length === 0) && (
          <StepUpProblem error={error} />
        )}
        {onlyPasskey && (
          <p className="type-small text-soft">
            {!canSign && 'This browser has no passkey for this site. Log in on a device that has yours. '}
            {audience === 'admin'
              ? 'If you lost it, the person who runs the site can remove it.'
              : 'If you lost it, log out and reset your password. That removes all passkeys.'}
          </p>
        )}
        {offersPasskey && !onlyPasskey && (
          <Button full onClick={() => !isPending && signed.mutate()} busyText={waiting}>
            <Fingerprint aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Use a passkey
          </Button>
        )}
        {asksCode && (
          <>
            <CodeField recovery={recovery} {...fields.text('code')} />
            <button
              type="button"
              className="link min-h-11 self-start text-sm font-semibold"
              onClick={() => setRecovery(!recovery)}
            >
              {recovery ? 'Use the app' : 'Use a recovery code'}
            </button>
          </>
        )}
        {!asksCode && !onlyPasskey && (
          <PasswordField label="Password *" autoComplete="current-password" {...fields.text('password')} />
        )}
      </div>
    </FormDialog>
  );
}
