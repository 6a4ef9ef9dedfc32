import { counted } from '@poolpros/contracts/counted';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { Review, ReviewList } from '@poolpros/contracts/http/reviews';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useApi } from '../../../shared/lib/services.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { reviewsQuery } from '../api.js';
import { allReviews, foundText, isNarrowed } from '../review-filters.js';
import { ProfileSection } from './profile-section.js';
import { RatingSummary } from './rating-summary.js';
import { ReviewControls } from './review-controls.js';
import { ReviewItem } from './review-item.js';
import { ReviewModeration } from './review-moderation.js';
import { SubRatingMeans } from './sub-rating-means.js';

/** Fewer are read without looking for one. */
const worthSearching = 4;
const typingMs = 300;

/**
 * The reviews of these pages without duplicates: a review published between two requests moves others to the next page.
 */
const reviewsOf = (pages: readonly ReviewList[]): Review[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((review) => [review.id, review])).values(),
];

/** The published reviews of a business, and beside them what they add up to and how to find one. */
export function ReviewsBlock({ installer, takesReviews }: { installer: InstallerDetail; takesReviews: boolean }) {
  const [filters, setFilters] = useState(allReviews);
  const words = useDebounced(filters.words.trim(), typingMs);
  const wanted = { ...filters, words };
  const reading = useInfiniteQuery({
    ...reviewsQuery(useApi(), installer.id, wanted),
    placeholderData: keepPreviousData,
  });
  const { data, refetch, fetchNextPage, isPlaceholderData, isFetchingNextPage, isFetchNextPageError } = reading;
  const [first] = data?.pages ?? [];
  const reviews = data ? reviewsOf(data.pages) : [];
  const left = (data?.pages.at(-1)?.total ?? 0) - reviews.length;
  const clear = () => setFilters({ ...allReviews, sort: filters.sort });
  return (
    <ProfileSection
      id="reviews"
      title="Reviews"
      action={
        takesReviews && (
          <ButtonLink to={pathTo(pagePaths.writeReview, { installerId: installer.id })} size="sm">
            Write a review
          </ButtonLink>
        )
      }
    >
      {first ? (
        <div
          className={clsx(
            'mt-4 grid items-start gap-x-14 gap-y-6',
            first.moderation.published > 0 && 'lg:grid-cols-[minmax(0,1fr)_372px]',
          )}
        >
          <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:order-last">
            <RatingSummary
              summary={first.figures}
              stars={filters.stars}
              onStarsChange={(stars) => setFilters({ ...filters, stars })}
            />
            {first.subRatings.length > 0 && <SubRatingMeans means={first.subRatings} />}
            {first.moderation.published >= worthSearching && (
              <ReviewControls
                typed={filters.words}
                onTyped={(typed) => setFilters({ ...filters, words: typed })}
                sort={filters.sort}
                onSortChange={(sort) => setFilters({ ...filters, sort })}
              />
            )}
            {first.moderation.received > 0 && (
              <ReviewModeration moderation={first.moderation} enquiries={first.enquiries} />
            )}
          </div>
          <div className="min-w-0">
            <p aria-live="polite" className="type-small text-soft empty:hidden">
              {isNarrowed(wanted) && !isPlaceholderData && foundText(first.total, wanted)}
            </p>
            {isNarrowed(filters) && (
              <Button size="sm" variant="ghost" className="-ml-3" onClick={clear}>
                Show all reviews
              </Button>
            )}
            {reviews.length > 0 && (
              <ul>
                {reviews.map((review) => (
                  <li key={review.id} className="border-rule py-[1.375rem] not-first:border-t first:pt-1">
                    <ReviewItem review={review} />
                  </li>
                ))}
              </ul>
            )}
            {reading.hasNextPage && !isPlaceholderData && (
              <Button onClick={() => void fetchNextPage()} busyText={isFetchingNextPage ? 'Loading...' : null}>
                Show {counted(left, 'more review')}
              </Button>
            )}
            {isFetchNextPageError && (
              <p role="alert" className="type-small mt-2 text-brick-700">
                We could not load more reviews. Please try again.
              </p>
            )}
          </div>
        </div>
      ) : (
        <ErrorState
          title="Reviews are not available"
          text="We could not load the reviews. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
    </ProfileSection>
  );
}
