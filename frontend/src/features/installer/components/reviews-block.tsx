import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { reviewsQuery } from '../api.js';
import { ProfileSection } from './profile-sections.js';
import { RatingSummary } from './rating-summary.js';
import { ReviewItem } from './review-item.js';

/** The published reviews of a business: figures first, then one after the other. */
export function ReviewsBlock({ installer }: { installer: InstallerDetail }) {
  const { data, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    reviewsQuery(useApi(), installer.id),
  );
  const [first] = data?.pages ?? [];
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  const left = (first?.total ?? 0) - reviews.length;
  return (
    <ProfileSection
      id="reviews"
      title="Reviews"
      action={
        <ButtonLink to={pathTo(pagePaths.writeReview, { installerId: installer.id })} size="sm">
          Write a review
        </ButtonLink>
      }
    >
      {first ? (
        <RatingSummary summary={first.figures} />
      ) : (
        <ErrorState
          title="Reviews are not available"
          text="We could not load the reviews. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {reviews.length > 0 && (
        <ul className="mt-4">
          {reviews.map((review) => (
            <li key={review.id} className="border-t border-rule py-[1.375rem]">
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} busyText={isFetchingNextPage ? 'Loading...' : null}>
          Show {left} more {left === 1 ? 'review' : 'reviews'}
        </Button>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="type-small mt-2 text-brick-700">
          We could not load more reviews. Please try again.
        </p>
      )}
    </ProfileSection>
  );
}
