import type { OwnChange } from '@poolpros/contracts/http/listing-changes';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ChangeValues } from '../../../entities/listing-fields/change-values.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Badge, type Tone } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { TextArea } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { answerChange, withdrawChange } from '../api.js';

const states: Record<OwnChange['status'], { tone: Tone; text: string }> = {
  pending: { tone: 'amber', text: 'Under review' },
  needs_revision: { tone: 'brick', text: 'Needs your answer' },
  applied: { tone: 'leaf', text: 'On your page' },
  declined: { tone: 'brick', text: 'Declined' },
  withdrawn: { tone: 'stone', text: 'Withdrawn' },
};

/** What waits for the staff or the business, and what was decided last. */
export function ProfileChanges({ installerId, changes }: { installerId: number; changes: readonly OwnChange[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (changes.length === 0) return null;
  const open = changes.filter(({ decidedAt, status }) => decidedAt === null && status !== 'withdrawn');
  const decided = changes.filter((change) => !open.includes(change));
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h2 id="changes" ref={heading} tabIndex={-1} className="type-h3 outline-none!">
        {open.length > 0 ? 'Waiting' : 'Recently decided'}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {open.map((change) => (
          <li key={change.id} className="flex flex-col gap-3 rounded-card border border-rule p-4 md:p-5">
            <ChangeHead change={change} />
            <ChangeValues {...change} />
            <OpenChange installerId={installerId} change={change} onDone={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
      {decided.length > 0 && (
        <details open={open.length === 0} className="mt-4">
          <summary className="min-h-9 cursor-pointer py-1.5 font-semibold pointer-coarse:min-h-11">
            {decided.length === 1 ? 'One past decision' : `${decided.length} past decisions`}
          </summary>
          <ul className="mt-2 flex flex-col gap-4">
            {decided.map((change) => (
              <li key={change.id} className="flex flex-col gap-3 rounded-card border border-rule p-4 md:p-5">
                <ChangeHead change={change} />
                <ChangeValues {...change} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function ChangeHead({ change: { status, source, proposedAt, decidedAt, reason } }: { change: OwnChange }) {
  const isSuggestion = source === 'import';
  const { tone, text } = states[status];
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{isSuggestion && status === 'pending' ? 'Suggestion' : text}</Badge>
        <span className="type-small text-soft">
          {decidedAt ? `Decided ${momentText(decidedAt)}` : `Since ${momentText(proposedAt)}`}
        </span>
      </p>
      {isSuggestion && status === 'pending' && (
        <p className="type-small text-soft">
          Data from a directory that we import does not match what you told us. Your version stays until someone on our
          team has looked at it. If the directory is right, change your page below; if not, dismiss the suggestion.
        </p>
      )}
      {reason && (
        <p className="rounded-[12px] border-l-4 border-brick-600 bg-brick-50 px-4 py-3 wrap-anywhere">
          <b className="type-caption block font-semibold text-brick-700">Reason</b>
          {reason}
        </p>
      )}
    </div>
  );
}

interface OpenChangeProps {
  installerId: number;
  change: OwnChange;
  /** The pressed button goes with its change. */
  onDone: () => void;
}

/** Answers what the staff asked, or takes the change back. */
function OpenChange({ installerId, change, onDone }: OpenChangeProps) {
  const api = useApi();
  const formApi = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { form, text, onSubmit } = useFields({ note: '' });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (note: string | null): Promise<unknown> =>
      note === null ? withdrawChange(api, installerId, change.id) : answerChange(formApi, installerId, note),
    onSuccess: async (_, note) => {
      toast(
        note === null
          ? { title: 'Withdrawn', text: 'Your page stays as it is.' }
          : { title: 'Sent', text: 'Someone on our team will review it again.' },
      );
      onDone();
      await queryClient.invalidateQueries(readsOf(apiPaths.listingChanges));
    },
    onError: async (error) => {
      const detail = error instanceof ApiError && error.status === 409 ? error.detail : null;
      toast({ title: 'Not saved', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
      if (detail) await queryClient.invalidateQueries(readsOf(apiPaths.listingChanges));
    },
  });
  const answer = onSubmit(
    isPending,
    (typed) => emptyFields(typed, { note: 'Write an answer, or change the fields below.' }),
    ({ note }) => mutate(note.trim()),
  );
  return (
    <form ref={form} noValidate onSubmit={answer} className="flex flex-col gap-3">
      {change.status === 'needs_revision' && (
        <TextArea
          label="Your answer"
          hint="Or change the fields below and save; that counts as an answer."
          maxLength={1000}
          {...text('note')}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          size="sm"
          busyText={isPending && variables === null ? 'Withdrawing...' : null}
          onClick={() => mutate(null)}
        >
          {change.source === 'import' ? 'Dismiss' : 'Withdraw it'}
        </Button>
        {change.status === 'needs_revision' && (
          <Button type="submit" size="sm" variant="primary" busyText={isPending && variables ? 'Sending...' : null}>
            Send the answer
          </Button>
        )}
      </div>
    </form>
  );
}
