import type { SearchResponse } from '@poolpros/contracts/http/search';
import { findState } from '@poolpros/contracts/states';
import { LocateFixed, type LucideIcon, MapPin, TextSearch } from 'lucide-react';
import { RadiusMarker } from '../../../components/ui/badge.js';
import { Note } from '../../../components/ui/states.js';
import type { SearchFilters } from '../../../lib/search-filters.js';
import type { SearchResults } from '../results.js';

/** §2: how the place was understood. */
const banners: Record<SearchResponse['searchType'], { icon: LucideIcon; text: string }> = {
  gps: { icon: LocateFixed, text: 'GPS Location Search - Using your exact GPS coordinates' },
  city_center: { icon: MapPin, text: 'Smart Radius Search - Using city center coordinates - works globally!' },
  text_only: { icon: TextSearch, text: 'Text-Based Search - Location-based results' },
};

export interface SearchNotesProps {
  results: SearchResults;
  filters: SearchFilters;
  /** Radius searched, in miles; 0 is none. */
  miles: number;
}

/** What there is to know about a search before its results. */
export function SearchNotes({ results, filters, miles }: SearchNotesProps) {
  const { searchType, message, widenedFrom } = results;
  const { icon, text } = banners[searchType];
  const placed = searchType !== 'text_only';
  return (
    <div className="flex flex-col gap-2.5">
      <Note icon={icon}>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {text}
          {placed && <RadiusMarker miles={miles} />}
        </span>
      </Note>
      {message && <Note tone={widenedFrom === null ? 'stone' : 'amber'}>{message}</Note>}
      {!placed && <Note tone="stone">{missingDistances(filters.location)}</Note>}
    </div>
  );
}

function missingDistances(location: string): string {
  if (location === '') return 'Distances are missing. Pick a state and a city to see who is near and who serves it.';
  if (findState(location))
    return `Distances are missing. Pick a city in ${location} to see who is near and who serves it.`;
  return `We could not place “${location}” on the map, so distances are missing. Pick a state and a city to see who serves it.`;
}
