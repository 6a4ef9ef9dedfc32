import type { ClaimCode } from '@poolpros/contracts/http/admin-claims';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { generateClaimCode } from '../api.js';
import { listingIn } from '../listing-in.js';
import { ListingName } from './listing-name.js';

/** Makes a code that a business gets by letter or phone. It is shown once. */
export function ClaimCodeForm() {
  const api = useApi();
  const toast = useToast();
  const { form, values, showErrors, text } = useFields({ listing: '' });
  const { mutate, data, isPending } = useMutation({
    mutationFn: (id: number) => generateClaimCode(api, id),
    onError: (error) =>
      error instanceof ApiError && error.status === 404
        ? showErrors({ listing: 'There is no such listing.' })
        : toast({ title: 'Code not created', text: 'Please try again in a moment.', tone: 'bad' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const id = listingIn(values.listing);
    if (id === null) return showErrors({ listing: 'Paste the page’s web address or its number.' });
    mutate(id);
  };
  return (
    <section aria-labelledby="claim-code" className="mt-6 rounded-card border border-rule p-4 md:p-5">
      <h2 id="claim-code" className="type-h4">
        Create a claim code
      </h2>
      <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-3">
        <TextField
          label="Business page"
          hint="Its address or number. A new code replaces the previous one."
          fieldClassName="flex-1 basis-72"
          {...text('listing')}
        />
        <Button type="submit" className="sm:mt-[1.625rem]" busyText={isPending ? 'Creating...' : null}>
          Create a code
        </Button>
      </form>
      <div role="status">{data && <MadeCode made={data} />}</div>
    </section>
  );
}

const MadeCode = ({ made: { code, expiresAt, listing } }: { made: ClaimCode }) => (
  <div className="mt-4">
    <Note tone="leaf">
      <b className="text-lg tracking-[0.12em] tabular-nums">{code}</b> is for <ListingName listing={listing} />,{' '}
      {listing.location}. It works only once, expires {momentText(expiresAt)}, and will not be shown again.
    </Note>
  </div>
);
