import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { findState } from '@poolpros/contracts/states';
import { clsx } from 'clsx';
import { useState } from 'react';
import { installerCardId } from '../../../components/installers/installer-card.js';
import { prefersReducedMotion } from '../../../lib/reduced-motion.js';
import type { SearchFilters } from '../../../lib/search-filters.js';
import { ChosenInstaller } from '../map/chosen-installer.js';
import { MapSurface } from '../map/map-surface.js';
import { mapAspect, useMapSize } from '../map/use-map-size.js';
import type { SearchResults } from '../results.js';

export interface ResultMapProps {
  results: SearchResults;
  filters: SearchFilters;
  /** The installer that the list or the map points at. */
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  /** The biggest circle of a view that the visitor moved to. */
  onSearchArea: (lat: number, lon: number, miles: number) => void;
  /** Number of the first installer in the list. */
  firstNumber: number;
  /** Given where the map stands in place of the list: the chosen firm then stands below it. */
  onContact?: (installer: InstallerCard) => void;
}

/** The results on a map. The list says the same in words. */
export function ResultMap({ onContact, ...props }: ResultMapProps) {
  const { results, filters, activeId, firstNumber } = props;
  const { installers } = results;
  const { box, size } = useMapSize();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = installers.find(({ id }) => id === chosenId) ?? installers[0];
  const place = placeOf(results, filters);
  const pointedAt = activeId ?? (onContact && chosen ? chosen.id : null);
  return (
    <section
      aria-label="Map"
      className={clsx('@container', !onContact && 'overflow-clip rounded-card border border-rule bg-surface')}
    >
      <div
        ref={box}
        className={clsx('relative', mapAspect, onContact ? 'border-y border-rule' : 'border-b border-rule')}
      >
        {size && (
          <MapSurface
            {...props}
            size={size}
            label={`Map of ${installers.length} ${installers.length === 1 ? 'installer' : 'installers'}${place && ` ${place}`}`}
            activeId={pointedAt}
            onChoose={({ id }) => (onContact ? setChosenId(id) : showCard(id))}
            beside={!onContact}
          />
        )}
      </div>
      {!onContact && (
        <p className="px-3.5 py-2.5 text-sm text-soft first-letter:uppercase">{place || 'what was found'}</p>
      )}
      {onContact && chosen && (
        <ChosenInstaller
          installers={installers}
          chosen={chosen}
          firstNumber={firstNumber}
          total={results.total}
          onChoose={({ id }) => setChosenId(id)}
          onContact={onContact}
        />
      )}
    </section>
  );
}

/** Where the map is, in words; empty where a search has no place. */
function placeOf({ center, appliedRadius }: SearchResults, { state, location }: SearchFilters): string {
  if (center && appliedRadius) return `within ${appliedRadius} miles of ${center.label}`;
  if (center) return `around ${center.label}`;
  const found = findState(state) ?? findState(location);
  return found ? `in ${found.label}` : '';
}

/** Brings the card of an installer into sight and its link into focus. */
function showCard(id: number): void {
  const card = document.getElementById(installerCardId(id));
  card?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}
