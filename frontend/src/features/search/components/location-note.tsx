import { clsx } from 'clsx';
import { MapPinCheck, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { locationHint, locationMessage, type UserLocation } from '../../../entities/search/use-user-location.js';
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
  /** A line rather than a panel while nothing is wrong, and for screen readers alone once the heading says the same. */
  small?: boolean;
}

/** What there is to say about the visitor's position. */
export function LocationNote({ location, distance, unapplied = false, small = false }: LocationNoteProps) {
  const message = locationMessage(location, distance);
  const hint = locationHint(location);
  const ready = unapplied && location.status === 'found' && distance > 0;
  const search = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (ready) search.current?.scrollIntoView({ block: 'nearest' });
  }, [ready]);

  return (
    <>
      <div role="status" className={clsx(small && location.status === 'found' && 'sr-only')}>
        {message && small && location.status !== 'failed' && <p className="type-caption">{message}</p>}
        {message && !(small && location.status !== 'failed') && (
          <Note tone={tones[location.status]} icon={location.status === 'found' ? MapPinCheck : undefined}>
            <span className="type-caption block">{message}</span>
            {hint && <span className="type-caption mt-1 block">{hint}</span>}
          </Note>
        )}
      </div>
      {ready && (
        <div ref={search} className="scroll-mb-4">
          <Button type="submit" variant="secondary" full>
            <Search aria-hidden="true" className="size-5" />
            Search within {distance} miles
          </Button>
        </div>
      )}
    </>
  );
}
