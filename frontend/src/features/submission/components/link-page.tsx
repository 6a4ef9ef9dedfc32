import type { SubmissionState } from '@poolpros/contracts/http/submissions';
import { submissionDays } from '@poolpros/contracts/listing-options';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { DeadLink, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { submissionStateQuery } from '../api.js';
import { AskForLinks } from './ask-for-links.js';

/** Reads the submission behind a mailed link and shows it. */
export function LinkPage({ token, children }: { token: string; children: (state: SubmissionState) => ReactNode }) {
  const { data: state, error, isPending, refetch } = useQuery(submissionStateQuery(useApi(), token));
  if (isPending) return <LinkLoading />;
  if (state) return children(state);
  if (isUnavailable(error)) return <LinkUnread onRetry={() => void refetch()} />;
  return <LinkInvalid />;
}

function LinkInvalid() {
  return (
    <>
      <DeadLink
        title="This link is not valid"
        text={`Open the link from the email again, or copy the whole address. It may have been cut off. Listings that are never confirmed are erased after ${submissionDays.unconfirmed} days.`}
      />
      <AskForLinks />
    </>
  );
}
