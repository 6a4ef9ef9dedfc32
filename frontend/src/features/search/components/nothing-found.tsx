import { noFilters, type SearchFilters } from '../../../shared/search/search-filters.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { activeFilters, withoutFilters } from '../filter-rules.js';
import type { SearchUrl } from '../hooks/use-search-url.js';

export interface NothingFoundProps {
  /** Installers on other pages. */
  total: number;
  /** Miles that would find somebody; null where none do. */
  widerMiles: number | null;
  filters: SearchFilters;
  searchUrl: Pick<SearchUrl, 'apply' | 'pageUrl'>;
  onWiden: () => void;
}

/** No installers, and the ways on: the first one is the most likely to find somebody. */
export function NothingFound({ total, widerMiles, filters, searchUrl, onWiden }: NothingFoundProps) {
  const { apply, pageUrl } = searchUrl;
  const { distance, location, q } = filters;
  const active = activeFilters(filters);
  const ways: { text: string; go: () => void }[] = [];
  if (widerMiles !== null) ways.push({ text: `Show those within ${widerMiles} miles`, go: onWiden });
  if (active > 0)
    ways.push({
      text: active === 1 ? 'Remove 1 filter' : `Remove ${active} filters`,
      go: () => apply(withoutFilters(filters)),
    });
  if (filters.serviceType !== 'all')
    ways.push({ text: 'Search all services', go: () => apply({ ...filters, serviceType: 'all' }) });
  if (q) ways.push({ text: `Search without “${q}”`, go: () => apply({ ...filters, q: '' }) });
  if (distance > 0 && widerMiles === null)
    ways.push({ text: 'Search without a distance', go: () => apply({ ...filters, distance: 0 }) });
  if (location && distance === 0)
    ways.push({ text: 'Search everywhere', go: () => apply({ ...noFilters, q, sortBy: filters.sortBy }) });
  return (
    <Card>
      <EmptyState title="No installers found" text="Try adjusting your search criteria or location.">
        {total > 0 ? (
          <ButtonLink to={pageUrl(1)} variant="secondary">
            Show the first page
          </ButtonLink>
        ) : (
          ways.map(({ text, go }, index) => (
            <Button
              key={text}
              variant={index === 0 ? 'secondary' : 'ghost'}
              onClick={go}
              className="max-w-full wrap-anywhere whitespace-normal!"
            >
              {text}
            </Button>
          ))
        )}
      </EmptyState>
    </Card>
  );
}
