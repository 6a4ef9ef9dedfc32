import type { ListingStanding } from '@poolpros/contracts/http/listing-status';
import { longDate } from '@poolpros/contracts/long-date';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import { Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import type { TabProps } from '../tab.js';
import { FreeWeeks } from './free-weeks.js';

/** The beginning of a day where the reader is, who is where the business is. */
const beginningOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
const today = (): string => dayOf(new Date());

interface Step {
  path: typeof apiPaths.pauseListing | typeof apiPaths.reopenListing | typeof apiPaths.closeListing;
  body: object;
  done: string;
}

/** When the business is away or has free weeks, and how to say that it has closed. */
export function Availability({ listing, onSessionEnd }: TabProps) {
  const { postOnce } = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isClosing, setIsClosing] = useState(false);
  const { form, errors, showErrors, clear, text, onSubmit } = useFields({ from: '', to: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ path, body }: Step) => postOnce<ListingStanding>(pathTo(path, { installerId: listing.id }), body),
    onSuccess: (_standing, { done }) => {
      toast({ title: 'Saved', text: done });
      setIsClosing(false);
      clear();
      return queryClient.invalidateQueries(readsOf(apiPaths.ownListing, apiPaths.ownListings, apiPaths.installer));
    },
    onError: (failed) => showErrors(fieldErrors(failed)),
  });
  useSessionEnd(onSessionEnd, error);
  const { status, pausedFrom, role, name } = listing;
  const isPlanned = status === 'published' && pausedFrom !== null;
  const pause = onSubmit(
    isPending,
    (days) => emptyFields(days, { to: 'Choose the day you will be back.' }),
    ({ from, to }) => {
      const isNow = from === '' || from <= today();
      const body = { from: isNow ? null : beginningOf(from), to: beginningOf(to) };
      mutate({ path: apiPaths.pauseListing, body, done: `Back on ${longDate(to)}.` });
    },
  );
  const reopen = () => mutate({ path: apiPaths.reopenListing, body: {}, done: 'Homeowners can write to you.' });
  const failure = error && Object.keys(errors).length === 0 && (
    <FailureNote>
      {(error instanceof ApiError && error.detail) || 'Not saved. Please try again in a moment.'}
    </FailureNote>
  );
  return (
    <>
      <h1 className="type-h1">Availability</h1>
      <div role="status" className="mt-4">
        <Standing {...listing} />
      </div>
      {(status === 'paused' || isPlanned) && (
        <Button variant="primary" className="mt-4" busyText={isPending ? 'Saving...' : null} onClick={reopen}>
          {isPlanned ? 'Cancel the pause' : 'We are back'}
        </Button>
      )}
      {(status === 'published' || status === 'paused') && (
        <>
          <section aria-labelledby="pause" className="mt-6 rounded-card border border-rule p-4 md:p-5">
            <h2 id="pause" className="type-h4">
              {status === 'paused' || isPlanned ? 'Change the dates' : 'Pause requests'}
            </h2>
            <p className="mt-1 max-w-[44rem] text-soft">
              Your page stays up, says when you will be back, and takes no requests. In search, you will appear after
              businesses that are open. The pause ends automatically.
            </p>
            <form ref={form} noValidate onSubmit={pause} className="mt-4 flex flex-wrap items-start gap-3">
              <TextField
                type="date"
                label={<Optional>First day away</Optional>}
                hint="Leave it blank to start now."
                min={today()}
                fieldClassName="flex-1 basis-56"
                {...text('from')}
              />
              <TextField
                type="date"
                label="Back on *"
                hint="Within a year."
                min={today()}
                required
                fieldClassName="flex-1 basis-56"
                {...text('to')}
              />
              <Button type="submit" className="sm:mt-[1.625rem]" busyText={isPending ? 'Saving...' : null}>
                Save the dates
              </Button>
            </form>
            {!isClosing && failure && <div className="mt-4">{failure}</div>}
          </section>
          <FreeWeeks listing={listing} onSessionEnd={onSessionEnd} />
          {role === 'owner' && (
            <section aria-labelledby="close" className="mt-6 rounded-card border border-rule p-4 md:p-5">
              <h2 id="close" className="type-h4">
                Out of business
              </h2>
              <p className="mt-1 max-w-[44rem] text-soft">
                Your page stays up with its reviews, says that the business has closed, and can be found only by name.
                If you go back into business, our staff has to reopen the listing for you.
              </p>
              <Button variant="danger" className="mt-4" onClick={() => setIsClosing(true)}>
                The business has closed
              </Button>
            </section>
          )}
        </>
      )}
      <ConfirmDialog
        open={isClosing}
        onClose={() => setIsClosing(false)}
        title={`Close ${name}?`}
        description="Homeowners can no longer write to you, and only our staff can reopen the listing."
        button={{
          variant: 'danger',
          busyText: isPending ? 'Closing...' : null,
          onClick: () =>
            mutate({ path: apiPaths.closeListing, body: {}, done: 'Your page says that you have closed.' }),
          children: 'Close it',
        }}
      >
        {failure || 'This is for a business that has closed. If you will only be away for a few weeks, pause requests.'}
      </ConfirmDialog>
    </>
  );
}

/** Where the listing stands, in one sentence. */
type StandingProps = Pick<TabProps['listing'], 'status' | 'suspendedFor' | 'pausedFrom' | 'pausedTo'>;

function Standing({ status, suspendedFor, pausedFrom, pausedTo }: StandingProps) {
  const back = pausedTo && longDate(dayOf(new Date(pausedTo)));
  switch (status) {
    case 'paused':
      return <Note tone="amber">{back ? `You are away. You will be back on ${back}.` : 'You are away.'}</Note>;
    case 'suspended':
      return (
        <Note tone="brick">We have taken your page down for now. {suspendedFor} Write to us if this is a mistake.</Note>
      );
    case 'closed':
      return <Note tone="stone">Your page says that the business has closed. Write to us to reopen it.</Note>;
    default:
      return pausedFrom && back ? (
        <Note tone="leaf">
          Homeowners can write to you. You will be away starting {longDate(dayOf(new Date(pausedFrom)))} and will be
          back on {back}.
        </Note>
      ) : (
        <Note tone="leaf">Homeowners can find you and write to you.</Note>
      );
  }
}
