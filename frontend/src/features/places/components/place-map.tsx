import { mapSizes, snapOutwards } from '@poolpros/contracts/map-view';
import { mapPictureUrl } from '../../../shared/lib/map-picture.js';

export interface PlaceMapProps {
  /** What lies in the middle. */
  label: string;
  lat: number;
  lon: number;
  /** Of the circle. */
  miles: number;
}

/** Around a city when nobody chose a distance. */
export const cityMapMiles = 25;

/** Half the height of the map, in radii of the circle. */
const surroundings = 1.25;

/** The surroundings of a place with a circle of so many miles, drawn by the server. */
export function PlaceMap({ label, lat, lon, miles }: PlaceMapProps) {
  const view = snapOutwards({ lat, lon, miles: miles * surroundings, ...mapSizes.placeHead });
  return (
    <img
      src={mapPictureUrl(view, { lat, lon, miles })}
      alt={`Map of ${miles} miles around ${label}`}
      {...mapSizes.placeHead}
      decoding="async"
      className="size-full object-cover"
    />
  );
}
