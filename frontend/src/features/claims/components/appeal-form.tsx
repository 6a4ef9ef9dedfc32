import { claimDays } from '@poolpros/contracts/claim-facts';
import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { TextArea } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { appealClaim } from '../api.js';

/** Has a rejected claim looked at once more; the form is behind its button. */
export function AppealForm({ claim: { id, listing }, until }: { claim: OwnClaim; until: string }) {
  const [isOpen, setOpen] = useState(false);
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { form, values, showErrors, text, onSubmit } = useFields({ note: '' });
  const { mutate, isPending } = useMutation({
    mutationFn: () => appealClaim(api, id, values.note),
    onSuccess: () => {
      toast({ title: 'Appeal sent', text: 'Someone on our team will read it along with the first decision.' });
      return queryClient.invalidateQueries(readsOf(apiPaths.ownClaims));
    },
    onError: (error) => {
      const errors = fieldErrors(error);
      if (Object.keys(errors).length > 0) return showErrors(errors);
      const detail = error instanceof ApiError && error.status < 500 ? error.detail : null;
      toast({ title: 'Not sent', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
    },
  });
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        Appeal<span className="sr-only">: {listing.name}</span>
      </Button>
    );
  const tooShort = { note: 'Say in a sentence or two what we missed.' };
  const submit = onSubmit(
    isPending,
    ({ note }) => (note.trim().length < textLengths.claimAppeal.min ? tooShort : {}),
    () => mutate(),
  );
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex w-full flex-col gap-3">
      <TextArea
        label="What did we miss? *"
        required
        autoFocus
        maxLength={textLengths.claimAppeal.max}
        hint={`You can appeal once, by ${momentText(until)}. What you write will be erased ${claimDays.evidence} days after the decision.`}
        {...text('note')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busyText={isPending ? 'Sending...' : null}>
          Send the appeal
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
