import type { Account } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Note } from '../../../shared/ui/states.js';
import { changeEmail } from '../api.js';
import { isStepUp, useStepUp } from '../hooks/use-step-up.js';
import { StepUpProblem } from './step-up-problem.js';

/** Another email to log in with, which a mailed link confirms. */
export function ChangeEmail({ account }: { account: Account }) {
  const api = useFormApi();
  const stepUp = useStepUp(account.audience);
  const fields = useFields({ email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (email: string) => changeEmail(api, account.audience, email),
    onSuccess: (_, email) => {
      fields.clear();
      setSentTo(email);
    },
    onError: (failure, email) => {
      if (!stepUp.askFor(failure, () => mutate(email))) fields.showErrors(fieldErrors(failure));
    },
  });
  const submit = fields.onSubmit(
    isPending,
    (values) => emptyFields(values, { email: 'Enter the new email.' }),
    (values) => mutate(values.email.trim()),
  );
  return (
    <Card>
      <h2 className="type-h3">Email</h2>
      <p className="type-small mb-4 text-soft">
        You log in with this address, and emails about your account go to it. The change takes effect when you open the
        link that we email to the new address. We will also email the old address a link that can undo the change within
        14 days.
      </p>
      {sentTo && (
        <div className="mb-4">
          <Note tone="leaf" icon={MailCheck} role="status">
            <b className="font-semibold">Check {sentTo}.</b> The link in our email works for 24 hours. Nothing there?
            Another account may already use this email address.
          </Note>
        </div>
      )}
      <form ref={fields.form} method="post" noValidate onSubmit={submit} className="flex max-w-[26rem] flex-col gap-4">
        {error && !isStepUp(error) && Object.keys(fieldErrors(error)).length === 0 && <StepUpProblem error={error} />}
        <EmailField label="New email *" {...fields.text('email')} />
        <Button type="submit" variant="secondary" className="self-start" busyText={isPending ? 'Sending...' : null}>
          Email me a link
        </Button>
      </form>
      {stepUp.dialog}
    </Card>
  );
}
