import { CompareCard } from '../../../components/installers/compare-card.js';
import type { SearchFilters } from '../../../lib/search-filters.js';
import { rounded } from '../../../lib/use-user-location.js';
import type { SearchResults } from '../results.js';

export interface ResultsAsideProps {
  results: SearchResults | undefined;
  filters: SearchFilters;
}

/** What stands beside the list where there is room: the map and the chosen installers. */
export function ResultsAside({ results, filters }: ResultsAsideProps) {
  const center = results?.center ?? null;
  return (
    <aside
      aria-label="Map and comparison"
      className="sticky top-24 hidden max-h-[calc(100vh-7rem)] flex-col gap-5 overflow-y-auto min-[77.5rem]:flex"
    >
      <CompareCard
        point={center && rounded(center)}
        location={filters.location}
        services={[...filters.services, ...filters.poolTypes]}
      />
    </aside>
  );
}
