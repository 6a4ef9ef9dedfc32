import { counted } from '@poolpros/contracts/counted';
import { findState } from '@poolpros/contracts/states';
import { clsx } from 'clsx';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useState } from 'react';
import { installerCardId } from '../../../entities/listings/installer-card.js';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { prefersReducedMotion } from '../../../shared/lib/reduced-motion.js';
import { Button } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { ErrorState } from '../../../shared/ui/states.js';
import type { ChosenInstallerProps } from '../map/chosen-installer.js';
import type { MapSurfaceProps } from '../map/map-surface.js';
import { mapAspect, useMapSize } from '../map/use-map-size.js';
import { firstNumberOf, type SearchResults } from '../results.js';

// Loaded where the map is shown.
const parts = () => import('../map/map-surface.js');
const chosenInstaller = onDemand<ChosenInstallerProps>(() => parts().then(({ ChosenInstaller }) => ChosenInstaller), {
  Loading: () => null,
  // The map says so, and offers to try again.
  Failed: () => null,
});
const mapSurface = onDemand<MapSurfaceProps>(() => parts().then(({ MapSurface }) => MapSurface), {
  Loading: MapSkeleton,
  Failed: ({ onRetry }) => <ErrorState title="The map did not load" text="Check your connection." onRetry={onRetry} />,
});

export interface ResultMapProps {
  /** Absent while the first ones are on their way. */
  results: SearchResults | undefined;
  filters: SearchFilters;
  /** The installer that the list or the map points at. */
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  /** The biggest circle of a view that the visitor moved to. */
  onSearchArea: (lat: number, lon: number, miles: number) => void;
  /** Given where the map stands in place of the list: the chosen firm then stands below it. */
  onContact?: (installer: ShownListing) => void;
  /** Given where it can take half of the page, and whether it does. */
  size?: { isLarge: boolean; onLargeChange: (isLarge: boolean) => void };
}

/** The results on a map. The list says the same in words. */
export function ResultMap({ results, onContact, size: half, ...pointing }: ResultMapProps) {
  const { filters, activeId } = pointing;
  const { box, size } = useMapSize();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const installers = results?.installers ?? [];
  const chosen = installers.find(({ id }) => id === chosenId) ?? installers[0];
  const beside = onContact === undefined;
  const place = results && placeOf(results, filters);
  return (
    <section
      aria-label="Map"
      className={clsx('@container shrink-0', beside && 'overflow-clip rounded-card border border-rule bg-surface')}
    >
      <div ref={box} className={clsx('relative isolate border-rule', beside ? 'border-b' : 'border-y', mapAspect)}>
        {results && size ? (
          <mapSurface.Component
            {...pointing}
            results={results}
            size={size}
            label={`Map of ${countOf(installers)}${place && ` ${place}`}`}
            activeId={activeId ?? (beside ? null : (chosen?.id ?? null))}
            onChoose={({ id }) => (beside ? showCard(id) : setChosenId(id))}
          />
        ) : (
          <MapSkeleton />
        )}
      </div>
      {beside && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-3.5">
          <p className="py-1.5 text-sm text-soft first-letter:uppercase">
            {results && (place || `${countOf(installers)} on this page`)}
          </p>
          {half && (
            <Button
              variant="ghost"
              size="sm"
              className="ml-auto min-h-11! gap-1.5! px-2!"
              onClick={() => half.onLargeChange(!half.isLarge)}
            >
              {half.isLarge ? (
                <Minimize2 aria-hidden="true" className="size-4" />
              ) : (
                <Maximize2 aria-hidden="true" className="size-4" />
              )}
              {half.isLarge ? 'Smaller map' : 'Larger map'}
            </Button>
          )}
        </div>
      )}
      {results && onContact && chosen && (
        <chosenInstaller.Component
          installers={installers}
          chosen={chosen}
          firstNumber={firstNumberOf(results)}
          total={results.total}
          onChoose={({ id }) => setChosenId(id)}
          onContact={onContact}
        />
      )}
    </section>
  );
}

function MapSkeleton() {
  return <Skeleton className="absolute inset-0 rounded-none!" />;
}

const countOf = ({ length }: readonly ShownListing[]): string => counted(length, 'installer');

/** Where the map is, in words; empty where a search has no place. */
function placeOf({ center, appliedRadius, searchType }: SearchResults, filters: SearchFilters): string {
  const { state, location, origin } = filters;
  if (center) {
    const point = origin === 'map' ? 'the map center' : 'your location';
    const middle = origin === 'map' || searchType === 'gps' ? `${point}, near ${center.label}` : center.label;
    return appliedRadius ? `within ${appliedRadius} miles of ${middle}` : `around ${middle}`;
  }
  const found = findState(state) ?? findState(location);
  return found ? `in ${found.label}` : '';
}

/** Brings the card of an installer into sight and its link into focus. */
function showCard(id: number): void {
  const card = document.getElementById(installerCardId(id));
  card?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}
