import { useEffect, useRef, useState } from 'react';
import { type SearchFilters, searchParams } from '../../../shared/search/search-filters.js';
import { type UserLocation, useUserLocation } from '../../../shared/search/use-user-location.js';
import { knowsPlace, withPosition, withZip, zipError, zipOf } from '../filter-rules.js';

/** An incomplete ZIP, and the location it replaces. */
interface TypedZip {
  text: string;
  over: string;
}

/** Filters that are chosen but not applied yet. They follow the applied ones when those change. */
export function useFilterDraft(applied: SearchFilters, apply: (filters: SearchFilters) => void) {
  const userLocation = useUserLocation();
  const { location, detect } = userLocation;
  const [followed, setFollowed] = useState(applied);
  const [draft, setDraft] = useState(applied);
  const [typedZip, setTypedZip] = useState<TypedZip | null>(null);
  /** The location that the position replaces, and the search that waits for it. */
  const asked = useRef<{ over: string; search: SearchFilters | null } | null>(null);
  if (followed !== applied) {
    setFollowed(applied);
    if (searchParams(followed).toString() !== searchParams(applied).toString()) setDraft(applied);
  }

  const locate = (over: string, search: SearchFilters | null) => {
    asked.current = { over, search };
    detect();
  };

  useEffect(() => {
    const purpose = asked.current;
    if (location.status !== 'found' || !purpose) return;
    asked.current = null;
    const { coordinates } = location;
    // A place that was named meanwhile is kept.
    setDraft((now) => (now.location === purpose.over ? withPosition(now, coordinates, 'visitor') : now));
    if (purpose.search) apply(withPosition(purpose.search, coordinates, 'visitor'));
  }, [location, apply]);

  const typed = typedZip?.over === draft.location ? typedZip.text : null;
  return {
    draft,
    setDraft,
    /** Discards what was chosen and not applied. */
    reset: () => {
      setDraft(applied);
      setTypedZip(null);
    },
    userLocation,
    /** The panel's note about the position; null once a place is named or a map area searched. */
    location: location.status === 'found' && !isHere(draft) ? ({ status: 'idle' } satisfies UserLocation) : location,
    zip: {
      text: typed ?? zipOf(draft),
      error: typed === null ? null : zipError(typed),
      type: (text: string) => {
        const next = withZip(draft, text);
        setTypedZip({ text, over: draft.location });
        setDraft(next);
      },
    },
    /** A distance asks for the visitor's position when no place is known. */
    setDistance: (distance: number) => {
      setDraft({ ...draft, distance });
      if (distance > 0 && !knowsPlace(draft) && location.status !== 'detecting') locate('', null);
    },
    /** Searches at once, or as soon as the position is known. */
    searchDistance: (distance: number) => {
      const next = applied.location ? { ...applied, distance } : { ...draft, distance };
      if (distance === 0 || knowsPlace(next)) return apply(next);
      setDraft(next);
      locate('', next);
    },
    /** The visitor's position instead of a named place. */
    locate: () => locate(draft.location, null),
  };
}

const isHere = ({ coordinates, origin }: SearchFilters): boolean => coordinates !== null && origin === 'visitor';

export type FilterDraft = ReturnType<typeof useFilterDraft>;
