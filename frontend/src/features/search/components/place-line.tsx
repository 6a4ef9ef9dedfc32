import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { atPlace, type NamedPlace, type PlaceMeaning } from '../../../shared/search/place-memory.js';
import type { SearchFilters } from '../../../shared/search/search-filters.js';
import type { SearchUrl } from '../hooks/use-search-url.js';

export interface PlaceLineProps {
  meaning: PlaceMeaning;
  filters: SearchFilters;
  toSearch: SearchUrl['toSearch'];
  onChoose: (place: NamedPlace) => void;
}

/** What was taken for a name that was written with a slip or that other places have too, with the other ways to read it. */
export function PlaceLine({ meaning: { typed, place, asTyped, others }, filters, toSearch, onChoose }: PlaceLineProps) {
  const asWords = { ...filters, location: '', state: '', city: '', q: [filters.q, typed].filter(Boolean).join(' ') };
  return (
    <p className="text-sm text-soft wrap-anywhere">
      {!asTyped && (
        <>
          Showing results for <b className="font-semibold">{place.label}</b>.{' '}
          <Link to={toSearch(asWords)} replace preventScrollReset className="link">
            Search for “{typed}” as words instead
          </Link>{' '}
        </>
      )}
      {others.length > 0 && 'Also: '}
      {others.map((other, index) => (
        <Fragment key={other.location}>
          {index > 0 && ' · '}
          <Link
            to={toSearch(atPlace(filters, other))}
            replace
            preventScrollReset
            onClick={() => onChoose(other)}
            className="link whitespace-nowrap pointer-coarse:inline-block pointer-coarse:py-2"
          >
            {other.label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
