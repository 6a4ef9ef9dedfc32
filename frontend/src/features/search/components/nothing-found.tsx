import { counted } from '@poolpros/contracts/counted';
import { pagePaths } from '@poolpros/contracts/paths';
import { NearestInstallers } from '../../../entities/listings/nearest-installers.js';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { useAlternativeSearches } from '../hooks/use-alternative-searches.js';
import type { SearchUrl } from '../hooks/use-search-url.js';
import type { SearchResults } from '../results.js';

export interface NothingFoundProps {
  results: SearchResults;
  /** Miles to which the search was widened before that was undone; null otherwise. */
  widerMiles: number | null;
  filters: SearchFilters;
  searchUrl: Pick<SearchUrl, 'apply' | 'pageUrl'>;
  onWiden: () => void;
}

/** No installers, and the searches that would find some. */
export function NothingFound({ results, searchUrl: { apply, pageUrl }, ...search }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState title="No installers found" text="Try adjusting your search criteria or location.">
        {results.total > 0 ? (
          <ButtonLink to={pageUrl(1)} variant="secondary">
            Show the first page
          </ButtonLink>
        ) : (
          <AlternativeSearches results={results} apply={apply} {...search} />
        )}
      </EmptyState>
      {results.total === 0 && results.center && <NearestInstallers point={results.center} />}
    </Card>
  );
}

/** Each search says how many it finds; one that finds nobody is not offered. */
function AlternativeSearches({
  results,
  widerMiles,
  filters,
  apply,
  onWiden,
}: Omit<NothingFoundProps, 'searchUrl'> & Pick<SearchUrl, 'apply'>) {
  const searches = useAlternativeSearches(filters, results.facets).filter(
    (each) => each.filters.distance !== widerMiles,
  );
  return (
    <>
      {widerMiles !== null && (
        <Button variant="secondary" onClick={onWiden}>
          Show installers within {widerMiles} miles
        </Button>
      )}
      {searches.map(({ text, count, filters: next }, index) => (
        <Button
          key={text}
          variant={index === 0 && widerMiles === null ? 'secondary' : 'outline'}
          onClick={() => apply(next)}
          className="max-w-full flex-wrap wrap-anywhere whitespace-normal!"
        >
          {text} {count !== null && <span className="font-normal tabular-nums">{counted(count, 'installer')}</span>}
        </Button>
      ))}
      <ButtonLink to={pagePaths.unitedStates} variant="ghost">
        Start a new search
      </ButtonLink>
    </>
  );
}
