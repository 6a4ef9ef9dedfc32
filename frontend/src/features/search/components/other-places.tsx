import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { SearchFilters } from '../../../shared/search/search-filters.js';
import { useSessionValue } from '../../../shared/storage/session-value.js';
import type { SearchUrl } from '../hooks/use-search-url.js';
import { atName, atPlace, forgetChoice, nameKey, rememberChoice } from '../place-choice.js';
import type { SearchResults } from '../results.js';

export interface OtherPlacesProps {
  results: Pick<SearchResults, 'understood'>;
  filters: SearchFilters;
  urlOf: SearchUrl['urlOf'];
}

/** What else the searched name may mean, and how to take back a choice between its places. */
export function OtherPlaces({ results: { understood }, filters, urlOf }: OtherPlacesProps) {
  const { location } = filters;
  const typed = useSessionValue(nameKey(location));
  const others = understood?.others ?? [];
  if (typed)
    return (
      <p className="text-sm text-soft">
        You chose this place for “{typed}”.{' '}
        <Link
          to={urlOf(atName(filters, typed))}
          replace
          onClick={() => forgetChoice(typed)}
          className="text-link underline"
        >
          Choose another
        </Link>
      </p>
    );
  if (others.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      Other places of this name:{' '}
      {others.map((other, index) => (
        <Fragment key={other.location}>
          {index > 0 && ' · '}
          <Link
            to={urlOf(atPlace(filters, other))}
            replace
            onClick={() => rememberChoice(location, other.location)}
            className="text-link underline"
          >
            {other.label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
