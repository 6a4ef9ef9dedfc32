import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { CompareBar } from '../../../entities/listings/compare-bar.js';
import type { CompareCardProps } from '../../../entities/listings/compare-card.js';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import type { VisitorCountry } from '../../../entities/search/read-country.js';
import { usePlaceMemory } from '../../../entities/search-box/place-memory.js';
import { OnceHydrated } from '../../../shared/lib/use-hydrated.js';
import { useLastPage } from '../../../shared/lib/use-last-page.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import type { Results } from '../hooks/use-results.js';
import type { SearchUrl } from '../hooks/use-search-url.js';
import { isArea, type SearchResults } from '../results.js';
import { searchContextOf } from '../search-context.js';
import { EstimatePromo } from './estimate-promo.js';
import { nothingFound, placeLine, placeQuestion } from './optional-parts.js';
import { ResultMap, type ResultMapProps } from './result-map.js';
import { ResultsError } from './results-error.js';
import { ResultsList, ResultsSkeleton } from './results-list.js';
import { SearchNotes } from './search-notes.js';

const DebugBlock = lazy(() => import('./debug-block.js').then((module) => ({ default: module.DebugBlock })));

export interface ResultsColumnProps {
  searchUrl: SearchUrl;
  found: Results;
  country: VisitorCountry;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onContact: (installer: ShownListing) => void;
  /** Opens the form that asks the chosen ones. */
  onAsk: NonNullable<CompareCardProps['onAsk']>;
  onSearchArea: ResultMapProps['onSearchArea'];
  /** The map in place of the list, where there is no room beside it. */
  onMap: boolean;
  /** Gives the heading the focus. */
  toHeading: () => void;
}

/** The results, or why there are none yet: loading, failed, nothing found. */
export function ResultsColumn({
  searchUrl,
  found,
  country,
  onAsk,
  onSearchArea,
  onMap,
  toHeading,
  ...cards
}: ResultsColumnProps) {
  const { filters, page, debug } = searchUrl;
  const { results, failure, waiting, choices } = found;
  const isRemembered = usePlaceMemory().length > 0;
  // A button that goes away with what it stands in leaves the focus to the heading.
  const leaving =
    <Given extends unknown[]>(act: (...given: Given) => unknown) =>
    (...given: Given) => {
      act(...given);
      toHeading();
    };
  const isAfterLast = useLastPage(failure?.cause);
  if (failure && !isAfterLast)
    return <ResultsError error={failure} filters={filters} onRetry={leaving(() => found.search.refetch())} />;
  if (!results || (waiting && results.choices.length > 0)) return <ResultsSkeleton />;
  const place = { results, filters, toSearch: searchUrl.toSearch, onChosen: toHeading };
  if (choices.length > 0)
    return (
      <div id="results" tabIndex={-1} className="scroll-mt-24 outline-none!">
        <placeQuestion.Component {...place} />
      </div>
    );
  return (
    <div id="results" tabIndex={-1} className="flex scroll-mt-24 flex-col gap-2.5 outline-none! lg:gap-5">
      {onMap && (
        <div className="max-md:-mx-4 min-[77.5rem]:hidden">
          <ResultMap results={results} filters={filters} onSearchArea={onSearchArea} {...cards} />
        </div>
      )}
      {!waiting && (isRemembered || isUnsure(results)) && <placeLine.Component {...place} />}
      <SearchNotes results={results} filters={filters} country={country} onKeepRadius={leaving(found.keepRadius)} />
      {debug && (
        <OnceHydrated>
          <Suspense fallback={null}>
            <DebugBlock filters={filters} country={country} results={results} />
          </Suspense>
        </OnceHydrated>
      )}
      {results.installers.length > 0 ? (
        <div className={clsx(onMap && 'hidden min-[77.5rem]:block')}>
          <ResultsList results={results} filters={filters} waiting={waiting} {...cards} />
        </div>
      ) : (
        <nothingFound.Component
          results={results}
          widerMiles={found.widerMiles}
          filters={filters}
          searchUrl={{ ...searchUrl, apply: leaving(searchUrl.apply) }}
          onWiden={leaving(found.widen)}
        />
      )}
      <div className="mt-3">
        <Pagination page={page} totalPages={results.totalPages} to={searchUrl.pageUrl} label="Result pages" />
      </div>
      <EstimatePromo />
      <CompareBar {...searchContextOf(filters, results.center)} onAsk={onAsk} className="min-[77.5rem]:hidden" />
    </div>
  );
}

/** Whether there is something to say about the place. */
const isUnsure = ({ understood }: SearchResults): boolean =>
  understood !== null && (!understood.asTyped || understood.others.length > 0 || isArea(understood));
