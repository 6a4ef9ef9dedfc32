import { useState } from 'react';
import type { SearchFilters } from '../../../lib/search-filters.js';
import { useUserLocation } from '../../../lib/use-user-location.js';
import { knowsPlace } from '../filter-rules.js';

/** Filters that are chosen but not applied yet. They follow the applied ones when those change. */
export function useFilterDraft(applied: SearchFilters) {
  const { location, detect } = useUserLocation();
  const [followed, setFollowed] = useState(applied);
  const [chosen, setDraft] = useState(applied);
  if (followed !== applied) {
    setFollowed(applied);
    setDraft(applied);
  }
  const detected = location.status === 'found' && chosen.location === '' ? location.coordinates : null;
  const draft = detected ? { ...chosen, coordinates: detected } : chosen;
  return {
    draft,
    setDraft,
    location,
    /** §4: a distance asks for the visitor's position when no place is known. */
    setDistance: (distance: number) => {
      setDraft({ ...draft, distance });
      if (distance > 0 && !knowsPlace(draft) && location.status !== 'detecting') detect();
    },
    /** The visitor's position instead of a named place. */
    locate: () => {
      setDraft({ ...draft, location: '', state: '', city: '' });
      detect();
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
