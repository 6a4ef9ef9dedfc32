import { clsx } from 'clsx';
import { useState } from 'react';
import type { ComparedFirm, SearchContext } from '../../../entities/listings/compare-list.js';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import { DistanceSteps } from '../../../entities/search/distance-steps.js';
import { RelatedServices } from '../../../entities/search/related-services.js';
import { type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import { useVisitorCountry } from '../../../entities/search/visitor-country.js';
import { useSearchedZip } from '../../../entities/search/visitor-zip.js';
import { FilterChips } from '../../../entities/search-box/filter-chips.js';
import { PageCrumbs } from '../../../shared/layout/page-trail.js';
import { Seo } from '../../../shared/lib/seo.js';
import { useCameWithPage } from '../../../shared/lib/use-hydrated.js';
import { RadiusMarker } from '../../../shared/ui/badge.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { activeFilters, knowsPlace, withPosition } from '../filter-rules.js';
import { countLine, placeCrumb, resultsHeading, resultsTitle, saysMore, searchedFor } from '../headings.js';
import { useDraftResults } from '../hooks/use-draft-results.js';
import { useFilterDraft } from '../hooks/use-filter-draft.js';
import { usePanelOrder } from '../hooks/use-panel-order.js';
import { type Results, useResults } from '../hooks/use-results.js';
import { useResultsFocus } from '../hooks/use-results-focus.js';
import { useSearchEvent } from '../hooks/use-search-event.js';
import { useSearchUrl } from '../hooks/use-search-url.js';
import { searchContextOf } from '../search-context.js';
import { FilterPanel } from './filter-panel.js';
import { LocationNote } from './location-note.js';
import { ResultsAside } from './results-aside.js';
import { ResultsColumn } from './results-column.js';
import { ResultsToolbar, type ResultsView } from './results-toolbar.js';
import { WithoutScript } from './without-script.js';

const filterSheet = onDemand(() => import('./filter-sheet.js').then(({ FilterSheet }) => FilterSheet));

const description = 'Pool, spa, hot tub and sauna contractors for your search.';

export interface SearchResultsProps {
  /** Opens the contact form for one of the installers on the page; the others could be asked as well. */
  onContact: (installer: ShownListing, others: readonly ShownListing[], context: SearchContext) => void;
  /** Opens the form that asks those of them whom the visitor ticks. */
  onAsk: (firms: readonly (ShownListing | ComparedFirm)[], context: SearchContext) => void;
}

/** The results screen; its search is the one the URL says. */
export function SearchResults({ onContact, onAsk }: SearchResultsProps) {
  const searchUrl = useSearchUrl();
  const { filters, page, apply } = searchUrl;
  const found = useResults(searchUrl);
  const { results, failure, total, miles, choices } = found;
  const [view, setView] = useState<ResultsView>('list');
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const [isMapLarge, setMapLarge] = useState(false);
  const [activeId, setActiveId] = useState<number | null>(null);
  const { ordered, reduced, chooseOrder } = usePanelOrder(filters);
  const search = (next: SearchFilters) => {
    apply(ordered(next));
    setView('list');
    setSheet((now) => (now === 'open' ? 'closed' : now));
  };
  const filterDraft = useFilterDraft(filters, search);
  const preview = useDraftResults(filterDraft.draft, filters, found.search);
  const measured = isMeasured(filters, found);
  const searched = searchedFor(filters, miles, found.waiting ? undefined : results?.center);
  const country = useVisitorCountry(searchUrl.country);
  // Only one that the service knows: other pages would ask with it, and be refused.
  useSearchedZip(found.waiting || !results?.center ? '' : filters.location);
  const heading = useResultsFocus(searchParams(filters).toString(), page);
  const cameWithPage = useCameWithPage();
  useSearchEvent({
    filters,
    understood: found.search.data?.understood,
    total: found.search.isPlaceholderData || choices.length > 0 ? null : (found.search.data?.total ?? null),
    fresh: cameWithPage || found.search.isFetchedAfterMount,
  });

  const toggleSheet = (open: boolean) => {
    filterDraft.reset();
    setSheet(open ? 'open' : 'closed');
  };
  const searchArea = (lat: number, lon: number, miles: number) =>
    apply({ ...withPosition(filters, { lat, lon }, 'map'), distance: miles });
  const context = searchContextOf(filters, results?.center);
  const installers = results?.installers ?? [];
  const ask = (firms: readonly ComparedFirm[]) =>
    onAsk(
      firms.map((firm) => installers.find(({ id }) => id === firm.id) ?? firm),
      context,
    );
  const panel = { filterDraft, preview, onApply: search };
  return (
    <>
      <Seo title={resultsTitle(searched, total)} description={description} noindex />
      <div className="wrap lg:pt-3">
        <PageCrumbs page="searchResults" shown={placeCrumb(filters)} />
        <a href="#results" className="skip-link">
          Skip to results
        </a>
        <div
          className={clsx(
            'items-start gap-6 lg:mt-5 lg:grid lg:grid-cols-[280px_minmax(0,1fr)]',
            isMapLarge
              ? 'min-[77.5rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
              : 'min-[77.5rem]:grid-cols-[284px_minmax(0,1fr)_272px]',
          )}
        >
          <aside
            aria-label="Filters"
            className={clsx('hidden lg:block noscript:invisible', isMapLarge && 'min-[77.5rem]:hidden')}
          >
            <FilterPanel {...panel} />
          </aside>
          <div className="min-w-0">
            <h1
              ref={heading}
              tabIndex={-1}
              className="type-h1 max-w-[36rem] scroll-mt-24 wrap-anywhere outline-none! max-md:text-[1.375rem]/[1.625rem]"
            >
              {resultsHeading(filters, miles)}
            </h1>
            <h2
              title={saysMore(filters) ? searched : undefined}
              className={clsx(
                saysMore(filters) ? 'mt-0.5 text-[0.9375rem]/[1.375rem] font-semibold max-lg:truncate' : 'sr-only',
              )}
            >
              {searched}
            </h2>
            <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 lg:mt-1.5 lg:mb-4">
              <p aria-live="polite" className="flex items-center gap-2 text-[0.9375rem]/6 text-soft tabular-nums">
                {failure
                  ? 'We could not load the list'
                  : choices.length > 0
                    ? 'Choose a place first'
                    : countLine(total)}
                {total !== null && measured && <RadiusMarker miles={miles} />}
              </p>
              <ResultsToolbar
                sortBy={filters.sortBy}
                measured={measured}
                onSort={(sortBy) => {
                  chooseOrder(sortBy);
                  apply({ ...filters, sortBy });
                }}
                active={activeFilters(filters)}
                isPanelAway={isMapLarge}
                filtersOpen={sheet === 'open'}
                onOpenFilters={() => toggleSheet(true)}
                onNearFilters={filterSheet.preload}
                view={view}
                onViewChange={setView}
              />
            </div>
            <WithoutScript filters={filters} />
            <div className="filter-line">
              <div className={clsx('shrink-0 lg:hidden', view === 'map' && 'hidden')}>
                <DistanceSteps
                  compact
                  value={filterDraft.draft.distance}
                  onValueChange={filterDraft.searchDistance}
                  counts={results?.facets?.byDistance ?? {}}
                />
              </div>
              <FilterChips filters={filters} onChange={(next) => apply(reduced(next))} measured={measured} />
            </div>
            <div className="mb-2 empty:hidden has-[div:empty]:hidden lg:hidden">
              <LocationNote small location={filterDraft.location} distance={filterDraft.draft.distance} />
            </div>
            <ResultsColumn
              searchUrl={searchUrl}
              found={found}
              country={country}
              activeId={activeId}
              onActiveChange={setActiveId}
              onContact={(installer) => onContact(installer, installers, context)}
              onAsk={ask}
              onSearchArea={searchArea}
              onMap={view === 'map'}
              toHeading={() => heading.current?.focus()}
            />
          </div>
          <ResultsAside
            results={results}
            failed={failure !== null || choices.length > 0}
            size={{ isLarge: isMapLarge, onLargeChange: setMapLarge }}
            filters={filters}
            activeId={activeId}
            onActiveChange={setActiveId}
            onSearchArea={searchArea}
            onAsk={ask}
          />
        </div>
      </div>
      <div className="mt-16">
        <RelatedServices filters={filters} />
      </div>
      {sheet !== 'unused' && <filterSheet.Component {...panel} open={sheet === 'open'} onOpenChange={toggleSheet} />}
    </>
  );
}

/** Whether a distance is measured; before the response says so, whether there is anything to measure from. */
const isMeasured = (filters: SearchFilters, { results, waiting }: Results): boolean =>
  results && !waiting ? results.searchType !== 'text_only' : knowsPlace(filters);
