import { honeypotName } from '@poolpros/contracts/honeypot';
import { draftDays } from '@poolpros/contracts/listing-options';
import { useMutation } from '@tanstack/react-query';
import { CloudUpload, MailCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import { keepDraft, mailDraft } from '../api.js';
import type { ListingForm } from '../hooks/use-listing-form.js';
import { keptOf } from '../listing-draft.js';

/** Keeps the draft for other devices: behind the link that was mailed, or behind one that is mailed now. */
export function SaveForLater({ listing: { fields, steps, draft } }: { listing: ListingForm }) {
  const { values, change } = fields;
  const api = useApi();
  const formApi = useFormApi();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const email = values.email.trim();
  const kept = { form: keptOf(values), step: steps.index };
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () =>
      draft.token === null
        ? mailDraft(formApi, { ...kept, email, [honeypotName]: values[honeypotName] })
        : keepDraft(api, { ...kept, token: draft.token }),
  });

  if (draft.token !== null)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => mutate()} busyText={isPending ? 'Saving...' : null}>
          <CloudUpload aria-hidden="true" className="size-5" />
          Save for my other devices
        </Button>
        <span role="status" className="type-small text-soft">
          {isSuccess && 'Saved. The link in your email now opens this version.'}
          {error && failureText(error)}
        </span>
      </div>
    );

  const typeIn = (field: 'email' | typeof honeypotName, text: string) => {
    change(field, text);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <div className="mt-5">
      <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <CloudUpload aria-hidden="true" className="size-5" />
        Continue later or on another device
      </Button>
      <div id={panel} hidden={!isOpen} className="mt-3">
        {isSuccess ? (
          <Note tone="leaf" icon={MailCheck} role="status">
            We emailed a link to {email}. It opens the draft on any device and works for {draftDays.kept} days.
          </Note>
        ) : (
          <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-card border border-rule p-4">
            <p className="type-small max-w-[38rem] text-soft">
              We will keep what you typed for {draftDays.kept} days, email you a link, and remind you once after{' '}
              {draftDays.reminder} days.
            </p>
            <div className="flex flex-wrap items-start gap-3">
              <EmailField
                label="Email the link to *"
                fieldClassName="min-w-0 flex-1 basis-64"
                value={values.email}
                error={error && (email === '' ? 'Enter your email.' : (fieldErrors(error).email ?? failureText(error)))}
                onChange={({ target }) => typeIn('email', target.value)}
              />
              <Button
                type="submit"
                variant="secondary"
                className="sm:mt-[1.625rem]"
                busyText={isPending ? 'Saving...' : null}
              >
                Email me the link
              </Button>
            </div>
            <HoneypotField
              {...fields.text(honeypotName)}
              error={(error && fieldErrors(error)[honeypotName]) ?? null}
              onChange={({ target }) => typeIn(honeypotName, target.value)}
            />
          </form>
        )}
      </div>
    </div>
  );
}

const failureText = (error: Error): string =>
  error instanceof ApiError && error.status < 500 && error.detail
    ? error.detail
    : 'We could not save it right now, but it is still in this browser. Please try again in a moment.';
