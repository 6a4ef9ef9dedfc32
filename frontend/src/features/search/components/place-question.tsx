import { ChevronRight, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { atPlace, type NamedPlace } from '../../../shared/search/place-memory.js';
import type { SearchFilters } from '../../../shared/search/search-filters.js';
import { Card } from '../../../shared/ui/card.js';
import type { SearchUrl } from '../hooks/use-search-url.js';
import type { SearchResults } from '../results.js';

export interface PlaceQuestionProps {
  choices: SearchResults['choices'];
  filters: SearchFilters;
  toSearch: SearchUrl['toSearch'];
  onChoose: (place: NamedPlace) => void;
}

/** Which of several places is meant, in place of the results. Links, so that they work without a script. */
export function PlaceQuestion({ choices, filters, toSearch, onChoose }: PlaceQuestionProps) {
  const { location, q } = filters;
  const asWords = { ...filters, location: '', q: [q, location].filter(Boolean).join(' ') };
  return (
    <Card>
      <h2 id="place-question" className="type-h3 wrap-anywhere">
        {location}: which one?
      </h2>
      <p className="mt-1 text-soft">Several places have this name. We remember your choice for this visit.</p>
      <ul aria-labelledby="place-question" className="mt-3">
        {choices.map((place) => (
          <li key={place.location} className="border-t border-rule">
            <Link
              to={toSearch(atPlace(filters, place))}
              replace
              preventScrollReset
              onClick={() => onChoose(place)}
              className="flex min-h-14 items-center gap-3 rounded-control py-2.5 hover:bg-pool-50"
            >
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-pool-600" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{place.location}</span>
                {place.detail && <span className="block text-sm text-soft">{place.detail}</span>}
              </span>{' '}
              <span className="shrink-0 text-sm text-soft tabular-nums">{contractorsOf(place.contractors)}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule pt-3 text-sm text-soft">
        Another one? Add its state or a ZIP to the name, or{' '}
        <Link to={toSearch(asWords)} replace preventScrollReset className="link wrap-anywhere">
          search for “{location}” as words
        </Link>
        .
      </p>
    </Card>
  );
}

const contractorsOf = (count: number): string => `${count} ${count === 1 ? 'contractor' : 'contractors'}`;
