import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { keysOf } from '@poolpros/contracts/keys-of';
import { apiPaths } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { DetailFields } from '../../../entities/requests/detail-fields.js';
import { detailErrors, detailValues, sentDetails } from '../../../entities/requests/details.js';
import { RequestFacts } from '../../../entities/requests/request-facts.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { useToast } from '../../../shared/ui/toast.js';
import { stepFailure, useFollowStep } from '../api.js';

/** What the homeowner sent, and a form that says more about it. */
export function SentDetails({ request, token }: { request: FollowedRequest; token: string }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="type-h4">What you sent</h2>
      <p className="text-[0.9375rem]/[1.375rem] whitespace-pre-line wrap-anywhere">{request.message}</p>
      <RequestFacts request={request} />
      {!request.isWithdrawn && (
        <>
          <Button
            size="sm"
            className="self-start"
            aria-expanded={isEditing}
            onClick={() => setEditing((before) => !before)}
          >
            Change the details
          </Button>
          {isEditing && <DetailsForm request={request} token={token} onSaved={() => setEditing(false)} />}
        </>
      )}
    </Card>
  );
}

function DetailsForm({ request, token, onSaved }: { request: FollowedRequest; token: string; onSaved: () => void }) {
  const toast = useToast();
  const stored = detailValues(request);
  const fields = useFields(stored);
  const { values, errors, change, showErrors } = fields;
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.requestDetails, () => {
    toast({ title: 'Saved', text: 'The businesses see the new details in your request.' });
    onSaved();
  });
  // The service keeps what is not sent, so a ZIP that was sent can be replaced but not removed.
  const kept = keysOf(stored).filter((field) => field !== 'facts' && stored[field] !== '');
  const errorsIn = (typed: typeof values) =>
    stored.zip !== '' && typed.zip.trim() === '' ? { zip: 'Enter a ZIP of five digits.' } : detailErrors(typed);
  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      aria-label="Details of the job"
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
