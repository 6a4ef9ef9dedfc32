import { clsx } from 'clsx';
import { MapPinCheck, Search } from 'lucide-react';
import { locationHint, locationMessage, type UserLocation } from '../../../shared/search/use-user-location.js';
import { Button } from '../../../shared/ui/button.js';
import { Note, type NoteTone } from '../../../shared/ui/states.js';

const tones: Record<UserLocation['status'], NoteTone> = {
  idle: 'pool',
  detecting: 'pool',
  found: 'leaf',
  failed: 'brick',
};

export interface LocationNoteProps {
  location: UserLocation;
  /** Miles; 0 is off. */
  distance: number;
  /** Within a form: the message has its Search beside it until that is pressed. */
  unapplied?: boolean;
  /** A line rather than a panel while nothing is wrong. */
  small?: boolean;
}

/** What there is to say about the visitor's position. */
export function LocationNote({ location, distance, unapplied = false, small = false }: LocationNoteProps) {
  const message = locationMessage(location, distance);
  const hint = locationHint(location);
  const inLine = small && location.status !== 'failed';
  return (
    <div role="status">
      {message && inLine && (
        <p className={clsx('type-caption', location.status === 'found' && 'text-leaf-700')}>{message}</p>
      )}
      {message && !inLine && (
        <Note tone={tones[location.status]} icon={location.status === 'found' ? MapPinCheck : undefined}>
          <span className="type-caption block">{message}</span>
          {hint && <span className="type-caption mt-1 block">{hint}</span>}
          {unapplied && location.status === 'found' && distance > 0 && (
            <Button type="submit" variant="primary" full className="mt-2.5">
              <Search aria-hidden="true" className="size-5" />
              Search within {distance} miles
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}
