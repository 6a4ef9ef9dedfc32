import type { NewWebhook, WebhookBody, WebhookEvent } from '@poolpros/contracts/http/webhooks';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useAskProof } from '../../../entities/contractor/ask-proof.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { TextField } from '../../../shared/ui/field.js';
import { addWebhook } from '../api.js';
import { problemText } from '../problem-text.js';
import { EventChoice } from './event-choice.js';

const empty: { url: string; events: readonly WebhookEvent[] } = { url: '', events: ['request.created'] };

/** Adds a webhook, once it is proved who is there. */
export function WebhookForm({ installerId, onAdded }: { installerId: number; onAdded: (webhook: NewWebhook) => void }) {
  const api = useApi();
  const askProof = useAskProof();
  const queryClient = useQueryClient();
  const { form, values, errors, change, showErrors, clear, text } = useFields(empty);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: WebhookBody) => addWebhook(api, installerId, body),
    onSuccess: (added) => {
      clear();
      onAdded(added);
      return queryClient.invalidateQueries(readsOf(apiPaths.webhooks));
    },
    onError: (failure, body) => {
      if (!askProof(failure, () => mutate(body))) showErrors(fieldErrors(failure));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const missing = {
      ...emptyFields(values, { url: 'Enter the URL of your program.' }),
      ...(values.events.length === 0 && { events: 'Choose the events.' }),
    };
    if (Object.keys(missing).length > 0) return showErrors(missing);
    mutate({ url: values.url, events: [...values.events] });
  };
  return (
    <Card>
      <h2 className="type-h3">Add a webhook</h2>
      <form ref={form} method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <FailureNote>{error && Object.keys(fieldErrors(error)).length === 0 && problemText(error)}</FailureNote>
        <TextField
          label="URL *"
          type="url"
          required
          autoComplete="off"
          maxLength={textLengths.webhookUrl.max}
          hint="It begins with https://."
          fieldClassName="max-w-[28rem]"
          {...text('url')}
        />
        <EventChoice
          events={values.events}
          error={errors.events ?? null}
          onChange={(events) => change('events', events)}
        />
        <Button
          type="submit"
          variant="primary"
          className="self-start max-md:w-full"
          busyText={isPending ? 'Adding it...' : null}
        >
          Add webhook
        </Button>
      </form>
    </Card>
  );
}
