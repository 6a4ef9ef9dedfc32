import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import { InstallerList } from '../../../components/installers/installer-list.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { LoadingIndicator } from '../../../components/ui/loading-indicator.js';
import { CardListSkeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { noFilters, type SearchFilters, searchResultsPath } from '../../../lib/search-filters.js';
import { searchFailure } from '../api/search.js';
import { activeFilters } from '../filter-rules.js';
import type { SearchResults } from '../results.js';
import { SearchNotes } from './search-notes.js';

export interface ResultsBodyProps {
  search: { data: SearchResults | undefined; error: Error | null; refetch: () => unknown; isPlaceholderData: boolean };
  filters: SearchFilters;
  miles: number;
  onApply: (filters: SearchFilters) => void;
  onContact: (installer: InstallerCard) => void;
}

/** §4: loading, error, empty, results. */
export function ResultsBody({ search, filters, miles, onApply, onContact }: ResultsBodyProps) {
  const { data, error, refetch, isPlaceholderData } = search;
  if (error)
    return (
      <Card>
        <ErrorState title="Error loading installers" text={searchFailure(error)} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <div className="flex flex-col gap-5">
        <div className="flex justify-center">
          <LoadingIndicator size="sm" text="Finding the perfect pool contractors..." />
        </div>
        <CardListSkeleton />
      </div>
    );
  return (
    <div className={clsx('flex flex-col gap-5', isPlaceholderData && 'opacity-60')}>
      <SearchNotes results={data} filters={filters} miles={miles} />
      {data.installers.length > 0 ? (
        <InstallerList installers={data.installers} onContact={onContact} />
      ) : (
        <NothingFound total={data.total} filters={filters} onApply={onApply} />
      )}
    </div>
  );
}

interface NothingFoundProps {
  total: number;
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

function NothingFound({ total, filters, onApply }: NothingFoundProps) {
  const { distance, location, serviceType } = filters;
  const narrowed = activeFilters(filters) > 0 || serviceType !== 'all';
  return (
    <Card>
      <EmptyState title="No installers found" text="Try adjusting your search criteria or location.">
        {total > 0 && (
          <ButtonLink to={searchResultsPath(filters)} look="pool">
            Show the first page
          </ButtonLink>
        )}
        {total === 0 && distance > 0 && (
          <Button look="pool" onClick={() => onApply({ ...filters, distance: 0 })}>
            Search without a distance
          </Button>
        )}
        {total === 0 && distance === 0 && location !== '' && (
          <ButtonLink to="/search-results" look="pool">
            Search everywhere
          </ButtonLink>
        )}
        {total === 0 && narrowed && (
          <Button
            look="ghost"
            onClick={() => {
              const { state, city, coordinates, sortBy } = filters;
              onApply({ ...noFilters, location, state, city, coordinates, sortBy, distance });
            }}
          >
            Clear All Filters
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}
