import { useEffect, useRef, useState } from 'react';
import { nearMeMiles, type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import { type UserLocation, useUserLocation } from '../../../entities/search/use-user-location.js';
import { knowsPlace, withPosition, withZip, zipError, zipOf } from '../filter-rules.js';

/** An incomplete ZIP, and the location it replaces. */
interface TypedZip {
  text: string;
  over: string;
}

/** What the visitor's position was asked for. */
interface AskedPosition {
  /** The location that it replaces. */
  over: string;
  /** Searches as soon as it is known. */
  searches: boolean;
  /** Miles that stay chosen when it cannot be known. */
  otherwise: number;
}

/** Filters that are chosen but not applied yet. They follow the applied ones when those change. */
export function useFilterDraft(applied: SearchFilters, apply: (filters: SearchFilters) => void) {
  const userLocation = useUserLocation();
  const { location, detect } = userLocation;
  const [followed, setFollowed] = useState(applied);
  const [draft, setDraft] = useState(applied);
  const [typedZip, setTypedZip] = useState<TypedZip | null>(null);
  const asked = useRef<AskedPosition | null>(null);
  if (followed !== applied) {
    setFollowed(applied);
    if (searchParams(followed).toString() !== searchParams(applied).toString()) setDraft(applied);
  }

  const locate = (position: AskedPosition) => {
    asked.current = position;
    detect();
  };

  useEffect(() => {
    const position = asked.current;
    if (!position || location.status === 'idle' || location.status === 'detecting') return;
    asked.current = null;
    // Keep a place that was named in the meantime.
    if (draft.location !== position.over) return;
    if (location.status === 'failed') return setDraft({ ...draft, distance: position.otherwise });
    const here = withPosition(draft, location.coordinates, 'visitor');
    if (!position.searches) return setDraft(here);
    const near = { ...here, distance: here.distance || nearMeMiles };
    setDraft(near);
    apply(near);
  }, [location, draft, apply]);

  const typed = typedZip?.over === draft.location ? typedZip.text : null;
  return {
    draft,
    setDraft,
    /** Something is chosen that Search would change. */
    unapplied: searchParams(draft).toString() !== searchParams(applied).toString(),
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
      if (distance > 0 && !knowsPlace(draft) && location.status !== 'detecting')
        locate({ over: '', searches: false, otherwise: distance });
    },
    /** Searches at once, or as soon as the position is known. */
    searchDistance: (distance: number) => {
      const next = applied.location ? { ...applied, distance } : { ...draft, distance };
      if (distance === 0 || knowsPlace(next)) return apply(next);
      setDraft(next);
      locate({ over: '', searches: true, otherwise: applied.distance });
    },
    /** Searches around the visitor instead of a named place. */
    locate: () => locate({ over: draft.location, searches: true, otherwise: draft.distance }),
  };
}

const isHere = ({ coordinates, origin }: SearchFilters): boolean => coordinates !== null && origin === 'visitor';

export type FilterDraft = ReturnType<typeof useFilterDraft>;
