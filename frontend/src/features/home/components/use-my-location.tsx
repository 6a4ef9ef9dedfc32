import { clsx } from 'clsx';
import { LocateFixed, Search } from 'lucide-react';
import { locationHint, locationMessage, type UserLocation } from '../../../entities/search/use-user-location.js';
import { Button } from '../../../shared/ui/button.js';

export interface UseMyLocationProps {
  location: UserLocation;
  detect: () => void;
  /** Miles; 0 is off. */
  distance: number;
}

export function UseMyLocation({ location, detect, distance }: UseMyLocationProps) {
  const message = locationMessage(location, distance);
  const hint = locationHint(location);
  return (
    <>
      <button
        type="button"
        onClick={detect}
        className="type-small -mx-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-[8px] px-2 text-link hover:bg-pool-50"
      >
        <LocateFixed aria-hidden="true" className="size-5" />
        Use my location <span className="text-muted">US Only</span>
      </button>
      <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
        <p
          role="status"
          className={clsx(
            'type-small',
            location.status === 'failed' && 'text-brick-700',
            location.status === 'found' && 'text-leaf-700',
          )}
        >
          {message}
          {hint && <span className="block text-soft">{hint}</span>}
        </p>
        {location.status === 'found' && distance > 0 && (
          <Button type="submit" variant="soft">
            <Search aria-hidden="true" className="size-5" />
            Search within {distance} miles
          </Button>
        )}
      </div>
    </>
  );
}
