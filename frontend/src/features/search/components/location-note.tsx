import { MapPinCheck } from 'lucide-react';
import { locationHint, locationMessage, type UserLocation } from '../../../shared/search/use-user-location.js';
import { Note, type NoteTone } from '../../../shared/ui/states.js';

const tones: Record<UserLocation['status'], NoteTone> = {
  idle: 'pool',
  detecting: 'pool',
  found: 'leaf',
  failed: 'brick',
};

/** What there is to say about the visitor's position. `distance` is miles, 0 is off. */
export function LocationNote({ location, distance }: { location: UserLocation; distance: number }) {
  const message = locationMessage(location, distance);
  const hint = locationHint(location);
  return (
    <div role="status">
      {message && (
        <Note tone={tones[location.status]} icon={location.status === 'found' ? MapPinCheck : undefined}>
          <span className="type-caption block">{message}</span>
          {hint && <span className="type-caption mt-1 block">{hint}</span>}
        </Note>
      )}
    </div>
  );
}
