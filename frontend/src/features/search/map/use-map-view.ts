import { type MapView, snapView } from '@poolpros/contracts/map-view';
import { useEffect, useState } from 'react';

/** How long the view must be still before its picture is fetched. */
const settleMs = 150;

/** A view that belongs to the search whose first view is `home`. */
interface Moved {
  home: string;
  view: MapView;
}

/**
 * The view of the map: what the search starts with until the visitor moves it; the next search resets it. A view that
 * rests becomes the one of the grid beside it, whose picture many share.
 */
export function useMapView(start: MapView) {
  const home = JSON.stringify(start);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [rested, setRested] = useState<Moved | null>(null);
  const current = moved?.home === home ? moved : null;

  useEffect(() => {
    if (!moved || moved === rested) return;
    const timer = setTimeout(() => {
      const resting = { ...moved, view: snapView(moved.view) };
      setMoved(resting);
      setRested(resting);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [moved, rested]);

  return {
    view: current?.view ?? start,
    /** The view whose picture is wanted. */
    pictured: current && rested?.home === home ? rested.view : start,
    isMoved: current !== null,
    move: (change: (view: MapView) => MapView) =>
      setMoved((last) => ({ home, view: change(last?.home === home ? last.view : start) })),
  };
}
