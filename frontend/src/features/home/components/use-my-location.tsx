import { clsx } from 'clsx';
import { LocateFixed } from 'lucide-react';
import { locationHint, locationMessage, type UserLocation } from '../../../shared/search/use-user-location.js';

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
        className="type-small -mx-2 inline-flex min-h-9 items-center gap-2 rounded-[8px] px-2 text-link hover:bg-pool-50"
      >
        <LocateFixed aria-hidden="true" className="size-5" />
        Use my location <span className="text-muted">US Only</span>
      </button>
      <p
        role="status"
        className={clsx(
          'type-small basis-full',
          location.status === 'failed' && 'text-brick-700',
          location.status === 'found' && 'text-leaf-700',
        )}
      >
        {message}
        {hint && <span className="block text-soft">{hint}</span>}
      </p>
    </>
  );
}
