import { counted } from '@poolpros/contracts/counted';
import { ChevronRight, MapPin } from 'lucide-react';
import { Fragment } from 'react';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { atPlace } from '../../../entities/search-box/place-memory.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { usePlaceMeaning } from '../hooks/use-place-meaning.js';
import type { SearchUrl } from '../hooks/use-search-url.js';
import { isArea, type SearchResults } from '../results.js';

export interface PlaceProps {
  results: SearchResults;
  filters: SearchFilters;
  toSearch: SearchUrl['toSearch'];
  /** Another search begins, and what was pressed may go away. */
  onChosen: () => void;
}

/** Which of several places is meant, in place of the results. Links, so that they work without a script. */
export function PlaceQuestion({ results, filters, toSearch, onChosen }: PlaceProps) {
  const { choose } = usePlaceMeaning(filters, results);
  const { location, q } = filters;
  const asWords = { ...filters, location: '', q: [q, location].filter(Boolean).join(' ') };
  return (
    <Card>
      <h2 id="place-question" className="type-h3 wrap-anywhere">
        Which {location} do you mean?
      </h2>
      <p className="mt-1 text-soft">Several places have this name. We will remember your choice for this visit.</p>
      <ul aria-labelledby="place-question" className="mt-3">
        {results.choices.map((place) => (
          <li key={place.location} className="border-t border-rule">
            <Link
              to={toSearch(atPlace(filters, place))}
              replace
              preventScrollReset
              onClick={() => {
                choose(place);
                onChosen();
              }}
              className="flex min-h-14 items-center gap-3 rounded-control py-2.5 hover:bg-pool-50"
            >
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-pool-600" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{place.location}</span>{' '}
                {place.detail && <span className="block text-sm text-soft">{place.detail}</span>}
              </span>{' '}
              <span className="shrink-0 text-sm text-soft tabular-nums">
                {counted(place.contractors, 'contractor')}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule pt-3 text-sm text-soft">
        Not one of these? Add the state or a ZIP to the name, or{' '}
        <Link onClick={onChosen} to={toSearch(asWords)} replace preventScrollReset className="link wrap-anywhere">
          search for the text “{location}”
        </Link>
        .
      </p>
    </Card>
  );
}

/** What was taken for a name that was written with a slip or that other places have too, with the other ways to read it. */
export function PlaceLine({ results, filters, toSearch, onChosen }: PlaceProps) {
  const { meaning, choose } = usePlaceMeaning(filters, results);
  const { understood } = results;
  if (understood && isArea(understood))
    return (
      <p className="text-sm text-soft">
        This search covers all of {understood.label}, so no distances are shown. Add a city or ZIP to see who is nearby.
      </p>
    );
  if (!meaning) return null;
  const { typed, place, asTyped, others } = meaning;
  const asWords = { ...filters, location: '', state: '', city: '', q: [filters.q, typed].filter(Boolean).join(' ') };
  return (
    <p className="text-sm text-soft wrap-anywhere">
      {!asTyped && (
        <>
          {/* The message of the service says it of a name that it read itself. */}
          {understood?.asTyped !== false && (
            <>
              Showing results for <b className="font-semibold">{place.label}</b>.{' '}
            </>
          )}
          <Link onClick={onChosen} to={toSearch(asWords)} replace preventScrollReset className="link">
            Search for the text “{typed}” instead
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
            onClick={() => {
              choose(other);
              onChosen();
            }}
            className="link whitespace-nowrap pointer-coarse:inline-block pointer-coarse:py-2"
          >
            {other.label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
