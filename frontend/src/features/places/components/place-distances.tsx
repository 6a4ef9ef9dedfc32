import type { SearchResponse } from '@poolpros/contracts/http/search';
import { useNavigate } from 'react-router-dom';
import { DistanceSteps } from '../../../entities/search/distance-steps.js';
import { Note } from '../../../shared/ui/states.js';
import type { NearListing } from '../api.js';

export interface PlaceDistancesProps<Listed extends NearListing> {
  listing: Listed;
  found: SearchResponse;
  to: (listing: Listed) => string;
}

/** How many there are at each distance; a press shows them, a second one everybody again. Nothing where nobody is near. */
export function PlaceDistances<Listed extends NearListing>({ listing, found, to }: PlaceDistancesProps<Listed>) {
  const navigate = useNavigate();
  const counts = Object.fromEntries(found.facets.byDistance.map(({ miles, count }) => [miles, count]));
  const isSomebodyNear = found.facets.byDistance.some(({ count }) => count > 0);
  if (!isSomebodyNear && listing.distance === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="max-w-md">
        <DistanceSteps
          value={listing.distance}
          onValueChange={(distance) =>
            void navigate(to({ ...listing, distance, page: 1 }), { preventScrollReset: true })
          }
          counts={counts}
        />
        <p className="type-caption mt-2 text-muted">Contractors found at each distance</p>
      </div>
      {found.message && <Note tone={found.widenedFrom === undefined ? 'stone' : 'amber'}>{found.message}</Note>}
    </div>
  );
}
