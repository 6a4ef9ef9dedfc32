import { fitView, type MapSize, type MapView, snapOutwards } from '@poolpros/contracts/map-view';

interface Point {
  lat: number;
  lon: number;
}

/** Slightly less than the miles of one degree of latitude, so that a circle never touches the edge. */
const milesPerDegree = 68.5;
/** A visitor farther away than this many radii is left out of the map, because the area would be a dot. */
const mostRadii = 4;
const paddingPixels = 16;

/** The view that shows the whole area around a business, and the visitor if not too far away. */
export function areaView(
  { lat, lon }: Point,
  radius: number,
  visitor: (Point & { miles: number }) | null,
  size: MapSize,
): MapView {
  const high = radius / milesPerDegree;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  const shown = visitor && visitor.miles <= radius * mostRadii ? visitor : { lat, lon };
  const bounds = {
    south: Math.min(lat - high, shown.lat),
    north: Math.max(lat + high, shown.lat),
    west: Math.min(lon - wide, shown.lon),
    east: Math.max(lon + wide, shown.lon),
  };
  return snapOutwards(fitView(bounds, size, { padding: paddingPixels, miles: 0 }));
}
