import { type SortOrder, sortOrders } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Breadcrumbs, type Crumb } from '../../../components/ui/breadcrumbs.js';
import { Select } from '../../../components/ui/field.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { useApi } from '../../../lib/services.js';
import { searchQuery } from '../api/search.js';
import { countLine, resultsHeading } from '../headings.js';
import { useSearchAddress } from '../hooks/use-search-address.js';
import { FilterPanel } from './filter-panel.js';
import { FilterSheet } from './filter-sheet.js';
import { RelatedServices } from './related-services.js';
import { ResultsBody } from './results-body.js';

const sortOptions = Object.entries(sortOrders).map(([value, label]) => ({ value, label }));

const crumbsFor = (location: string): Crumb[] => [
  { label: 'Home', to: '/' },
  ...(location
    ? [{ label: 'Search Results', to: '/search-results' }, { label: location }]
    : [{ label: 'Search Results' }]),
];

/** The results screen; its search is the one the address says. */
export function SearchResults({ onContact }: { onContact: (installer: InstallerCard) => void }) {
  const { filters, page, apply, pageAddress } = useSearchAddress();
  const search = useQuery({ ...searchQuery(useApi(), filters, page), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = search;
  const miles = (data?.widenedFrom ? data.appliedRadius : null) ?? filters.distance;
  return (
    <>
      <div className="wrap pt-3">
        <Breadcrumbs crumbs={crumbsFor(filters.location)} />
        <div className="mt-2 items-start gap-6 lg:mt-5 lg:grid lg:grid-cols-[284px_minmax(0,1fr)]">
          <aside aria-label="Filters" className="hidden lg:block">
            <FilterPanel applied={filters} onApply={apply} />
          </aside>
          <div className="min-w-0">
            <h1 className="type-h1 max-w-[44rem] wrap-anywhere">{resultsHeading(filters, miles)}</h1>
            <div className="mt-1.5 mb-4 flex flex-wrap items-center justify-between gap-3">
              <p aria-live="polite" className="basis-full text-soft tabular-nums lg:basis-auto">
                {error ? 'We could not load the list' : countLine(data && !isPlaceholderData ? data.total : null)}
              </p>
              <span className="lg:hidden">
                <FilterSheet applied={filters} onApply={apply} />
              </span>
              <Select
                label="Sort"
                options={sortOptions}
                value={filters.sortBy}
                onValueChange={(sortBy) => apply({ ...filters, sortBy: sortBy as SortOrder })}
                fieldClassName="flex-row! items-center gap-3!"
                className="min-h-11! w-[170px]!"
              />
            </div>
            <h2 className="sr-only">Results</h2>
            <ResultsBody search={search} filters={filters} miles={miles} onApply={apply} onContact={onContact} />
            {data && (
              <div className="mt-8">
                <Pagination page={page} totalPages={data.totalPages} to={pageAddress} label="Result pages" />
              </div>
            )}
          </div>
        </div>
      </div>
      <RelatedServices filters={filters} />
    </>
  );
}
