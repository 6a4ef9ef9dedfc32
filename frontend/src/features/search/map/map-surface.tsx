import { type MapSize, toPixels } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import { ScanSearch } from 'lucide-react';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { percent } from '../../../shared/map/pin-shape.js';
import { Button } from '../../../shared/ui/button.js';
import { firstNumberOf, type SearchResults } from '../results.js';
import { BaseMap } from './base-map.js';
import { circleOf, homeView } from './home-view.js';
import { isNarrow, MapControls } from './map-controls.js';
import { MapPins } from './map-pins.js';
import { useMapGestures } from './use-map-gestures.js';
import { useMapView } from './use-map-view.js';
import { type Point, searchableArea } from './view.js';

export { ChosenInstaller } from './chosen-installer.js';

export interface MapSurfaceProps {
  results: SearchResults;
  filters: SearchFilters;
  size: MapSize;
  label: string;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onChoose: (installer: ShownListing) => void;
  onSearchArea: (lat: number, lon: number, miles: number) => void;
}

/** The picture with its pins, moved by hand, by keys or by buttons. */
export function MapSurface(props: MapSurfaceProps) {
  const { results, filters, size, label, activeId, onActiveChange, onChoose, onSearchArea } = props;
  const circle = circleOf(results);
  const { view, pictured, isMoved, move } = useMapView(homeView(results, filters, size));
  const { surface, handlers } = useMapGestures(size.width, move);
  const searchArea = () => {
    const { lat, lon, miles } = searchableArea(view);
    // The button is about to go.
    surface.current?.focus({ preventScroll: true });
    onSearchArea(lat, lon, miles);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={surface}
      role="group"
      aria-label={label}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight + -"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the map
      tabIndex={0}
      {...handlers}
      className="group absolute inset-0 cursor-grab touch-none overflow-clip bg-[#eef2f1] -outline-offset-3! select-none active:cursor-grabbing"
    >
      <BaseMap view={view} pictured={pictured} circle={circle} />
      {circle && (
        <Middle view={view} point={circle} own={results.searchType === 'gps' && filters.origin === 'visitor'} />
      )}
      <MapPins
        view={view}
        installers={results.installers}
        firstNumber={firstNumberOf(results)}
        activeId={activeId}
        onActiveChange={onActiveChange}
        onChoose={onChoose}
        move={move}
      />
      <MapControls view={view} move={move} />
      {isMoved && (
        <Button
          size="sm"
          onClick={searchArea}
          className={clsx(
            'absolute top-2 z-30 min-h-11! shadow-raised',
            isNarrow(view) ? 'right-2' : 'left-1/2 -translate-x-1/2',
          )}
        >
          <ScanSearch aria-hidden="true" className="size-4" />
          Search this area
        </Button>
      )}
    </div>
  );
}

/** What the distances are measured from: the visitor's position, or the middle of a place. */
function Middle({ view, point, own }: { view: Parameters<typeof toPixels>[0]; point: Point; own: boolean }) {
  const { x, y } = toPixels(view, point);
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute size-4 -translate-1/2 rounded-full',
        own ? 'bg-pool-500 shadow-[0_0_0_3px_#fff,0_0_0_9px_rgb(28_141_174/.25)]' : 'border-3 border-pool-700 bg-white',
      )}
      style={{ left: percent(x / view.width), top: percent(y / view.height) }}
    />
  );
}
