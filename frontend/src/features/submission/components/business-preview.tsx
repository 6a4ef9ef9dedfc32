import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { PageLoading } from '../../../shared/ui/page-loading.js';
import { EmptyState, ErrorState } from '../../../shared/ui/states.js';
import { previewQuery } from '../preview.js';
import { statusPath } from '../submission-paths.js';

export interface BusinessPreviewProps {
  /** The token of a mailed link, or the id of an own submission; null for the draft of this browser. */
  reference: string | null;
  children: (installer: InstallerDetail) => ReactNode;
}

/** The page of a business before it is live, marked as what it is. */
export function BusinessPreview({ reference, children }: BusinessPreviewProps) {
  const { data, error, isPending, refetch } = useQuery(previewQuery(useApi(), useQueryClient(), reference));
  const back = reference === null ? pagePaths.listYourBusiness : statusPath(reference);
  if (isPending) return <PageLoading text="Loading the preview..." />;
  if (data)
    return (
      <>
        <div className="sticky top-15 z-20 mb-6 md:top-18 border-b border-amber-600 bg-amber-50">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="flex items-center gap-2.5 font-semibold">
              <Eye aria-hidden="true" className="size-5 shrink-0" />
              Preview: only you can see this page
            </p>
            <ButtonLink to={back} size="sm">
              {reference === null ? 'Back to the form' : 'See the status'}
            </ButtonLink>
          </div>
        </div>
        {children(data)}
      </>
    );
  if (isUnavailable(error))
    return (
      <ErrorState
        as="h1"
        title="We cannot show the preview right now"
        text="Please try again in a moment."
        onRetry={() => void refetch()}
      />
    );
  return (
    <EmptyState
      as="h1"
      title="There is nothing to preview"
      text={
        reference === null
          ? 'The preview shows what you type into the form. Enter a ZIP in the form first.'
          : 'The link is not valid, or the listing belongs to another account.'
      }
    >
      <ButtonLink to={pagePaths.listYourBusiness} variant="primary">
        List your business
      </ButtonLink>
      <ButtonLink to={pagePaths.submissionStatus}>Status of my listing</ButtonLink>
    </EmptyState>
  );
}
