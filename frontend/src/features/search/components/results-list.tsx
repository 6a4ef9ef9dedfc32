import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { InstallerList } from '../../../entities/listings/installer-list.js';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { LoadingPicture } from '../../../shared/ui/loading-indicator.js';
import { CardListSkeleton } from '../../../shared/ui/skeleton.js';
import { mentionsQuery } from '../api.js';
import { askedServices } from '../filter-rules.js';
import { withMentions } from '../mentions.js';
import { firstNumberOf, type SearchResults } from '../results.js';

export interface ResultsListProps {
  results: SearchResults;
  filters: SearchFilters;
  /** The next results are on their way. */
  waiting: boolean;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onContact: (installer: ShownListing) => void;
}

/** The installers of one page, numbered like their pins on the map. */
export function ResultsList({ results, filters, waiting, ...cards }: ResultsListProps) {
  const { data } = useQuery(mentionsQuery(results.installers, filters));
  return (
    <div aria-busy={waiting} className={clsx('flex flex-col gap-3 md:gap-4', waiting && 'opacity-60')}>
      <InstallerList
        installers={withMentions(results.installers, data?.mentions ?? [])}
        firstNumber={firstNumberOf(results)}
        asked={askedServices(filters)}
        {...cards}
      />
    </div>
  );
}

/** What stands in place of notes and cards until they are there, as tall as they are. */
export function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-3 lg:gap-5">
      <p role="status" className="flex min-h-14 items-center gap-3 text-[0.9375rem] text-soft lg:min-h-10">
        <LoadingPicture variant="ripple" edge="2rem" />
        Finding the perfect pool contractors...
      </p>
      <noscript>
        {import.meta.env.SSR && (
          <p className="text-center">The search took longer than usual. Load this page again to see the list.</p>
        )}
      </noscript>
      <CardListSkeleton cards={4} />
    </div>
  );
}
