import type { SubmissionState } from '@poolpros/contracts/http/submissions';
import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { LinkAction } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { confirmSubmission, submissionStateQuery } from '../api.js';
import { SubmissionProgress } from './submission-progress.js';

/** Shows what a mailed link would confirm; only the button confirms it. */
export function ConfirmListing({ token, state }: { token: string; state: SubmissionState }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = submissionStateQuery(api, token);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => confirmSubmission(api, token),
    onSuccess: (confirmed) => queryClient.setQueryData(queryKey, confirmed),
    onError: (error) => {
      // Its time ran out while the page was open.
      if (error instanceof ApiError && error.status === 410) void queryClient.invalidateQueries({ queryKey });
    },
  });

  if (state.status === 'awaiting_confirmation')
    return (
      <LinkAction
        title={titles.awaiting_confirmation}
        button="Confirm my listing"
        busyText={isPending ? 'Confirming...' : null}
        onPress={mutate}
        failed={error && 'Your listing was not confirmed. Please try again in a moment.'}
      >
        <h2 className="type-h3 wrap-anywhere">{state.businessName}</h2>
        <p className="text-soft">
          Press the button to confirm that this email address is yours and that the business may be listed. Someone on
          our team will then read the listing. If you did not send this, close the page, and nothing will be published.
        </p>
      </LinkAction>
    );
  return <Afterwards token={token} state={state} justNow={isSuccess} />;
}

const titles: Record<SubmissionState['status'], string> = {
  awaiting_confirmation: 'Confirm your listing',
  pending_review: 'Your listing is confirmed',
  approved: 'Your listing is live',
  rejected: 'Your listing was not approved',
  expired: 'The link has expired',
};

function Afterwards({ token, state, justNow }: { token: string; state: SubmissionState; justNow: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justNow) heading.current?.focus();
  }, [justNow]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none!">
        {titles[state.status]}
      </h1>
      <div className="mt-6 flex flex-col gap-4">
        {state.status === 'pending_review' && (
          <Note tone="leaf" icon={CircleCheck}>
            {justNow
              ? 'Thank you. Your email is confirmed.'
              : 'You have already confirmed this; nothing more is needed.'}
          </Note>
        )}
        <SubmissionProgress state={state} reference={token} />
        <p className="type-small text-soft">
          Keep the email. Its link always opens{' '}
          <Link to={`${pagePaths.submissionStatus}?token=${token}`} className="link">
            your status page
          </Link>
          .
        </p>
      </div>
    </>
  );
}
