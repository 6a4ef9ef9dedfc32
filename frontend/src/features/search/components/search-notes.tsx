import { findState } from '@poolpros/contracts/states';
import { LocateFixed, type LucideIcon, Map as MapIcon, MapPin, MoveHorizontal, TextSearch } from 'lucide-react';
import type { SearchFilters } from '../../../shared/search/search-filters.js';
import type { VisitorCountry } from '../../../shared/search/visitor-country.js';
import { RadiusMarker } from '../../../shared/ui/badge.js';
import { Note } from '../../../shared/ui/states.js';
import type { SearchResults } from '../results.js';
import { InternationalNotice } from './international-notice.js';

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
  /** Radius searched, in miles; 0 is none. */
  miles: number;
  country: VisitorCountry;
  /** Shows the search as it was before it was widened. */
  onKeepRadius: () => void;
}

/** What there is to know about a search before its results. */
export function SearchNotes({ results, filters, miles, country, onKeepRadius }: SearchNotesProps) {
  const { searchType, message, widenedFrom } = results;
  const placed = searchType !== 'text_only';
  const ofMap = placed && filters.coordinates !== null && filters.origin === 'map';
  const { icon, text } = ofMap ? mapBanner : banners[searchType];
  return (
    <div className="flex flex-col gap-2.5">
      <Note icon={icon}>
        <span className="flex min-h-7 flex-wrap items-center justify-between sm:flex-nowrap gap-x-4 gap-y-2">
          {text}
          {placed && <RadiusMarker miles={miles} />}
        </span>
      </Note>
      {widenedFrom !== null && (
        <Note tone="amber" icon={MoveHorizontal}>
          {message}{' '}
          <button type="button" onClick={onKeepRadius} className="font-semibold underline">
            Keep to {widenedFrom} miles
          </button>
        </Note>
      )}
      {widenedFrom === null && (message || !placed) && (
        <Note tone="stone">
          {message} {!placed && missingDistances(filters.location, message !== null)}
        </Note>
      )}
      {country === 'international' && searchType !== 'gps' && <InternationalNotice />}
    </div>
  );
}

/** `explained`: the service itself said what became of the location. */
function missingDistances(location: string, explained: boolean): string {
  if (location === '' || explained)
    return 'Distances are missing. Pick a state and a city, or type a ZIP, to see who is near and who serves it.';
  if (findState(location))
    return `Distances are missing. Pick a city in ${location}, or type a ZIP, to see who is near and who serves it.`;
  return `We could not place “${location}” on the map, so distances are missing. Pick a state and a city, or type a ZIP, to see who serves it.`;
}
