import { ratingPrior } from '@poolpros/contracts/catalogue';
import { findState } from '@poolpros/contracts/states';
import { clsx } from 'clsx';
import { LocateFixed, type LucideIcon, Map as MapIcon, MapPin, MoveHorizontal, TextSearch } from 'lucide-react';
import { InternationalNotice } from '../../../entities/search/international-notice.js';
import type { VisitorCountry } from '../../../entities/search/read-country.js';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { Note } from '../../../shared/ui/states.js';
import { measuredFrom, saysMore } from '../headings.js';
import { isArea, type SearchResults } from '../results.js';

type Banner = { icon: LucideIcon; text: string };

/** How the place was understood. */
const banners: Record<SearchResults['searchType'], Banner> = {
  gps: { icon: LocateFixed, text: 'GPS Location Search - Using your exact GPS coordinates' },
  city_center: { icon: MapPin, text: 'Smart Radius Search - Using city center coordinates - works globally!' },
  text_only: { icon: TextSearch, text: 'Text-Based Search - Location-based results' },
};
const mapBanner: Banner = { icon: MapIcon, text: 'Map Area Search - Using the center of the map' };

export interface SearchNotesProps {
  results: SearchResults;
  filters: SearchFilters;
  country: VisitorCountry;
  /** Shows the search as it was before it was widened. */
  onKeepRadius: () => void;
}

/** What there is to know about a search before its results. */
export function SearchNotes({ results, filters, country, onKeepRadius }: SearchNotesProps) {
  const { searchType, message, widenedFrom, center, sort, total } = results;
  const placed = searchType !== 'text_only';
  const ofMap = placed && filters.coordinates !== null && filters.origin === 'map';
  const { icon: Icon, text } = ofMap ? mapBanner : banners[searchType];
  return (
    <div className="flex flex-col gap-2.5">
      <div className="text-xs/[1.125rem] text-muted">
        <Icon aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-2px]" />
        {text}
        <span className={clsx('text-soft', (saysMore(filters) || searchType === 'gps') && placed && 'max-lg:sr-only')}>
          {' '}
          {placed && measuredFrom(filters, center)}
          {!placed && !isArea(results.understood) && missingDistances(filters.location)}
        </span>
        {sort === 'rating' && total > 1 && (
          <>
            {' '}
            <RatingOrder />
          </>
        )}
      </div>
      {widenedFrom !== null && (
        <Note tone="amber" icon={MoveHorizontal}>
          {message}{' '}
          <button type="button" onClick={onKeepRadius} className="font-semibold underline">
            Keep to {widenedFrom} miles
          </button>
        </Note>
      )}
      {widenedFrom === null && message && <Note tone="stone">{message}</Note>}
      {country === 'international' && searchType !== 'gps' && <InternationalNotice />}
    </div>
  );
}

/** What the order by rating weighs, for those who ask. */
function RatingOrder() {
  const { weight, mean } = ratingPrior;
  return (
    <details className="inline-block align-top open:block">
      <summary className="inline cursor-pointer py-1 text-link underline">How “Highest Rated” works</summary>
      <p className="mt-1 max-w-[40rem] text-soft">
        Both the stars and the number of reviews count. We add {weight} reviews with {mean} stars to a contractor’s own,
        so that one 5.0 review ranks below forty 4.8 reviews. When contractors are tied, the one that usually replies
        faster comes first, then the nearer one. Contractors without reviews come last. Nobody can pay to rank higher.
      </p>
    </details>
  );
}

function missingDistances(location: string): string {
  if (location === '') return 'Add a city or ZIP to see who is nearby.';
  const city = findState(location) ? `a city in ${location}` : 'a state and a city';
  return `No distances are shown. Pick ${city}, or type a ZIP, to see who is nearby and who serves your area.`;
}
