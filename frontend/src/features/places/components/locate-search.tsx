import { clsx } from 'clsx';
import { LocateFixed } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DistanceSteps } from '../../../entities/search/distance-steps.js';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { locationHint, locationMessage, useUserLocation } from '../../../entities/search/use-user-location.js';
import { Button } from '../../../shared/ui/button.js';

const startMiles = 25;

/** A search around the visitor's position, which is asked for when it starts. */
export function LocateSearch() {
  const navigate = useNavigate();
  const { location, detect } = useUserLocation();
  const [distance, setDistance] = useState<number>(startMiles);

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (distance > 0) detect();
  };

  useEffect(() => {
    if (location.status !== 'found') return;
    const { coordinates } = location;
    void navigate(searchResultsPath({ ...noFilters, coordinates, distance, sortBy: 'distance' }));
  }, [location, distance, navigate]);

  return (
    <form onSubmit={search} className="flex flex-col gap-3">
      <div>
        <p aria-hidden="true" className="type-small mb-1.5 font-semibold">
          Distance
        </p>
        <DistanceSteps value={distance} onValueChange={setDistance} />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="min-h-12!"
        disabledReason={distance > 0 ? null : 'Choose a distance first'}
        busyText={location.status === 'detecting' ? 'Locating...' : null}
      >
        <LocateFixed aria-hidden="true" className="size-5" />
        Use my location
      </Button>
      <div>
        <p className="type-caption text-muted">US Only. Your browser asks before it shares your location.</p>
        <p
          role="status"
          className={clsx(
            'type-small',
            location.status === 'failed' && 'text-brick-700',
            location.status === 'found' && 'text-leaf-700',
          )}
        >
          {locationMessage(location, distance)}
          <span className="block text-soft">{locationHint(location)}</span>
        </p>
      </div>
    </form>
  );
}
