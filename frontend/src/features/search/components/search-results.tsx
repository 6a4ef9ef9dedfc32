import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { RelatedServices } from '../../../shared/search/related-services.js';
import { searchParams } from '../../../shared/search/search-filters.js';
import { useVisitorCountry } from '../../../shared/search/visitor-country.js';
import { FilterChips } from '../../../shared/search-box/filter-chips.js';
import { Breadcrumbs, type Crumb } from '../../../shared/ui/breadcrumbs.js';
import { DistanceSteps } from '../../../shared/ui/distance-steps.js';
import { activeFilters, withPosition } from '../filter-rules.js';
import { countLine, placeCrumb, resultsHeading } from '../headings.js';
import { useDraftResults } from '../hooks/use-draft-results.js';
import { useFilterDraft } from '../hooks/use-filter-draft.js';
import { useResults } from '../hooks/use-results.js';
import { useResultsFocus } from '../hooks/use-results-focus.js';
import { useSearchEvent } from '../hooks/use-search-event.js';
import { useSearchUrl } from '../hooks/use-search-url.js';
import { FilterPanel } from './filter-panel.js';
import { LocationNote } from './location-note.js';
import { ResultsAside } from './results-aside.js';
import { ResultsColumn } from './results-column.js';
import { ResultsToolbar, type ResultsView } from './results-toolbar.js';

// Behind a button.
const FilterSheet = lazy(() => import('./filter-sheet.js').then((module) => ({ default: module.FilterSheet })));

const crumbsFor = (place: string | null): Crumb[] => [
  { label: 'Home', to: pagePaths.world },
  ...(place
    ? [{ label: 'Search Results', to: pagePaths.searchResults }, { label: place }]
    : [{ label: 'Search Results' }]),
];

export interface SearchResultsProps {
  /** Opens the contact form for one of the installers on the page; the others could be asked as well. */
  onContact: (installer: InstallerCard, others: readonly InstallerCard[]) => void;
}

/** The results screen; its search is the one the address says. */
export function SearchResults({ onContact }: SearchResultsProps) {
  const searchUrl = useSearchUrl();
  const { filters, page, apply } = searchUrl;
  const found = useResults(searchUrl);
  const { results, failure, total, miles, search } = found;
  const filterDraft = useFilterDraft(filters, apply);
  const preview = useDraftResults(filterDraft.draft, filters, search);
  const country = useVisitorCountry(searchUrl.country);
  const heading = useResultsFocus(searchParams(filters).toString(), page);
  const [view, setView] = useState<ResultsView>('list');
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const [activeId, setActiveId] = useState<number | null>(null);
  useSearchEvent({
    filters,
    total: search.isPlaceholderData ? null : (search.data?.total ?? null),
    fresh: search.isFetchedAfterMount,
  });

  const toggleSheet = (open: boolean) => {
    filterDraft.reset();
    setSheet(open ? 'open' : 'closed');
  };
  const searchArea = (lat: number, lon: number, miles: number) =>
    apply({ ...withPosition(filters, { lat, lon }, 'map'), distance: miles });
  const panel = { filterDraft, preview, onApply: apply };
  return (
    <>
      <div className="wrap pt-3">
        <Breadcrumbs crumbs={crumbsFor(placeCrumb(filters))} />
        <div className="mt-2 items-start gap-6 lg:mt-5 lg:grid lg:grid-cols-[280px_minmax(0,1fr)] min-[77.5rem]:grid-cols-[284px_minmax(0,1fr)_272px]">
          <aside aria-label="Filters" className="hidden lg:block">
            <FilterPanel {...panel} />
          </aside>
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1} className="type-h1 max-w-[32rem] scroll-mt-24 wrap-anywhere outline-none!">
              {resultsHeading(filters, miles)}
            </h1>
            <div className="mt-1.5 mb-4 flex flex-wrap items-center justify-between gap-3">
              <p aria-live="polite" className="text-soft tabular-nums">
                {failure ? 'We could not load the list' : countLine(total)}
              </p>
              <ResultsToolbar
                sortBy={filters.sortBy}
                onSort={(sortBy) => apply({ ...filters, sortBy })}
                active={activeFilters(filters)}
                filtersOpen={sheet === 'open'}
                onOpenFilters={() => toggleSheet(true)}
                view={view}
                onViewChange={setView}
              />
            </div>
            <div className={clsx('mb-5 flex-col gap-2 lg:hidden', view === 'map' ? 'hidden' : 'flex')}>
              <DistanceSteps
                value={filterDraft.draft.distance}
                onValueChange={filterDraft.searchDistance}
                counts={results?.facets?.byDistance ?? {}}
              />
              <LocationNote location={filterDraft.location} distance={filterDraft.draft.distance} />
            </div>
            <div className="not-has-[button]:hidden mb-4">
              <FilterChips filters={filters} onChange={apply} />
            </div>
            <h2 className="sr-only">Results</h2>
            <ResultsColumn
              searchUrl={searchUrl}
              found={found}
              country={country}
              activeId={activeId}
              onActiveChange={setActiveId}
              onContact={(installer) => onContact(installer, results?.installers ?? [])}
              onSearchArea={searchArea}
              onMap={view === 'map'}
              toHeading={() => heading.current?.focus()}
            />
          </div>
          <ResultsAside
            results={results}
            failed={failure !== null}
            filters={filters}
            activeId={activeId}
            onActiveChange={setActiveId}
            onSearchArea={searchArea}
          />
        </div>
      </div>
      <div className="mt-16">
        <RelatedServices filters={filters} />
      </div>
      {sheet !== 'unused' && (
        <Suspense fallback={null}>
          <FilterSheet {...panel} open={sheet === 'open'} onOpenChange={toggleSheet} />
        </Suspense>
      )}
    </>
  );
}
