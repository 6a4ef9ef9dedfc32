import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { keysOf } from '@poolpros/contracts/keys-of';
import { apiPaths } from '@poolpros/contracts/paths';
import { DetailFields } from '../../../entities/requests/detail-fields.js';
import { detailErrors, detailValues } from '../../../entities/requests/details.js';
import { sentDetails } from '../../../entities/requests/sent-details.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';
import { stepFailure, useFollowStep } from '../api.js';

export interface DetailsFormProps {
  request: FollowedRequest;
  token: string;
  onSaved: () => void;
}

/** Says more about the job, or corrects what was said. */
export function DetailsForm({ request, token, onSaved }: DetailsFormProps) {
  const toast = useToast();
  const stored = detailValues(request);
  const fields = useFields(stored);
  const { values, errors, change, showErrors } = fields;
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.requestDetails, () => {
    toast({ title: 'Saved', text: 'The businesses can see the new details in your request.' });
    onSaved();
  });
  // The service keeps what is not sent, so a ZIP that was sent can be replaced but not removed.
  const kept = keysOf(stored).filter((field) => field !== 'facts' && stored[field] !== '');
  const errorsIn = (typed: typeof values) =>
    stored.zip !== '' && typed.zip.trim() === '' ? { zip: 'Enter a five-digit ZIP code.' } : detailErrors(typed);
  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      aria-label="Job details"
      className="flex flex-col gap-4 border-t border-rule pt-4"
      onSubmit={fields.onSubmit(isPending, errorsIn, () => {
        const sent = sentDetails(values);
        mutate({ ...sent, facts: sent.facts ?? {} }, { onError: (failure) => showErrors(fieldErrors(failure)) });
      })}
    >
      <DetailFields values={values} errors={errors} onChange={change} kept={kept} compact />
      <FailureNote>{stepFailure(error, 'The details were not saved.')}</FailureNote>
      <Button type="submit" variant="secondary" className="self-start" busyText={isPending ? 'Saving...' : null}>
        Save the details
      </Button>
    </form>
  );
}
