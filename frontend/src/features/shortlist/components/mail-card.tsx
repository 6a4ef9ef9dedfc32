import { honeypotName } from '@poolpros/contracts/honeypot';
import { Send } from 'lucide-react';
import { EmailField } from '../../../shared/forms/email-field.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import { emptyFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useMailedForm } from '../../../shared/forms/use-mailed-form.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Note } from '../../../shared/ui/states.js';
import { mailShortlist } from '../api.js';

const empty = { email: '', [honeypotName]: '' };

const required = { email: 'Enter the email address to send it to.' };

/** Mails the list to the person who made it: one mail, nothing else. */
export function MailCard({ ids }: { ids: readonly number[] }) {
  const api = useFormApi();
  const { fields, submit, isPending, sentTo, error } = useMailedForm({
    empty,
    bodyOf: (values: typeof empty) => ({ ...values, installerIds: [...ids] }),
    plainErrors: (values) => emptyFields(values, required),
    schema: () => import('@poolpros/contracts/http/shortlists').then((module) => module.shortlistMailBodySchema),
    send: (body) => mailShortlist(api, body),
    noun: 'shortlist',
  });
  return (
    <Card>
      <h2 className="type-h4 mb-4">Email it</h2>
      {sentTo ? (
        <Note tone="leaf" role="status">
          Your shortlist is on its way to <b className="font-semibold wrap-anywhere">{sentTo}</b>. We will not send any
          other email.
        </Note>
      ) : (
        <form
          ref={fields.form}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          <EmailField {...fields.text('email')} />
          <HoneypotField {...fields.text(honeypotName)} />
          <FailureNote>{error}</FailureNote>
          <Button type="submit" variant="secondary" full busyText={isPending ? 'Sending...' : null}>
            <Send aria-hidden="true" className="size-5" />
            Email my shortlist
          </Button>
          <p className="type-caption text-muted">
            One email, without your notes. Your email address will be erased after two days, and no contractor will see
            it.
          </p>
        </form>
      )}
    </Card>
  );
}
