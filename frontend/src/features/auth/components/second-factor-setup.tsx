import type { Audience, SecondFactorSetup as Setup } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { QrCode } from '../../../shared/ui/qr-code.js';
import { confirmSecondFactor } from '../api.js';
import type { SecondFactorSteps } from '../hooks/use-second-factor.js';
import { isStepUp } from '../hooks/use-step-up.js';
import { CodeField } from './code-field.js';
import { StepUpProblem } from './step-up-problem.js';

export interface SecondFactorSetupProps {
  audience: Audience;
  setup: Setup;
  steps: SecondFactorSteps;
}

/** Tells an authenticator app the secret, and takes a code of it. */
export function SecondFactorSetup({ audience, setup, steps }: SecondFactorSetupProps) {
  const api = useApi();
  const fields = useFields({ code: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (code: string) => confirmSecondFactor(api, audience, code),
    onSuccess: ({ recoveryCodes }) => steps.confirmed(recoveryCodes),
    onError: (failure, code) => {
      if (!steps.askFor(failure, () => mutate(code))) fields.showErrors(fieldErrors(failure));
    },
  });
  const submit = fields.onSubmit(
    isPending,
    (values) => emptyFields(values, { code: 'Enter the six digits that the app shows.' }),
    (values) => mutate(values.code),
  );
  const failed = error && !isStepUp(error) && Object.keys(fieldErrors(error)).length === 0;
  return (
    <form ref={fields.form} method="post" noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          Open an authenticator app on your phone, such as the one in your password manager, and scan this code.
          <div className="mt-3 flex flex-wrap items-center gap-5">
            <QrCode text={setup.uri} />
            <p className="type-small max-w-[20rem] text-soft">
              No camera?{' '}
              <a className="link" href={setup.uri}>
                Open the app on this device
              </a>{' '}
              or type this key:
              <code className="mt-1 block font-semibold tracking-wider text-text wrap-anywhere">
                {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
            </p>
          </div>
        </li>
        <li>
          Type the code that the app shows.
          <div className="mt-3">
            <CodeField {...fields.text('code')} />
          </div>
        </li>
      </ol>
      {failed && <StepUpProblem error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busyText={isPending ? 'Checking...' : null}>
          Turn on
        </Button>
        <Button variant="ghost" onClick={steps.close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
