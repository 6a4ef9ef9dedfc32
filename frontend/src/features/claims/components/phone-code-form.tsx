import { phoneCodeDigits, phoneCodeSends } from '@poolpros/contracts/claim-facts';
import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { momentText } from '../../../shared/lib/dates.js';
import { readablePhone } from '../../../shared/lib/phone.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { checkPhoneCode, sendPhoneCode } from '../api.js';

/** Takes the code that went to the phone of the listing, and has another one sent. */
export function PhoneCodeForm({ claim }: { claim: OwnClaim }) {
  const { id, sentTo, proofUntil, sendAgainAt, listing } = claim;
  const api = useApi();
  const formApi = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { form, values, showErrors, text, clear, onSubmit } = useFields({ code: '' });
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.ownClaims, apiPaths.ownListings));
  const check = useMutation({
    mutationFn: () => checkPhoneCode(api, id, values.code),
    onSuccess: ({ status }) => {
      if (status === 'approved') toast({ title: 'The page is yours', text: `${listing.name} is in your dashboard.` });
      return readAgain();
    },
    onError: (error) => {
      const errors = fieldErrors(error);
      if (Object.keys(errors).length > 0) showErrors(errors);
      else toast({ title: 'Not confirmed', text: 'Please try again in a moment.', tone: 'bad' });
    },
  });
  const send = useMutation({
    mutationFn: () => sendPhoneCode(formApi, id),
    onSuccess: () => {
      clear();
      toast({ title: 'Another code is on its way', text: 'The previous one no longer works.' });
      return readAgain();
    },
    onError: (error) => {
      const detail = error instanceof ApiError && error.status === 429 ? laterText(sendAgainAt) : null;
      toast({ title: 'Not sent', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
      return readAgain();
    },
  });
  const submit = onSubmit(
    check.isPending,
    (typed) => emptyFields(typed, { code: 'Enter the code.' }),
    () => check.mutate(),
  );
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex w-full flex-col gap-3">
      <TextField
        label="Code *"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={2 * phoneCodeDigits}
        hint={sentTo && proofUntil ? sentText(sentTo, proofUntil) : 'The code no longer works. Request another one.'}
        className="tracking-[0.14em] tabular-nums"
        {...text('code')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busyText={check.isPending ? 'Confirming...' : null}>
          Confirm<span className="sr-only">: {listing.name}</span>
        </Button>
        <Button busyText={send.isPending ? 'Sending...' : null} onClick={() => send.mutate()}>
          Send another code<span className="sr-only">: {listing.name}</span>
        </Button>
      </div>
    </form>
  );
}

const sentText = (phone: string, until: string): string =>
  `We texted six digits to ${readablePhone(phone)}. The code works until ${momentText(until)}.`;

const laterText = (from: string | null): string =>
  `${phoneCodeSends.rule}${from === null ? '' : ` The next one can be sent at ${momentText(from)}.`}`;
