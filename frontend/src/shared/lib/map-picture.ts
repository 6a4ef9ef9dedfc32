import { type MapView, snapCircle } from '@poolpros/contracts/map-view';
import { apiPaths } from '@poolpros/contracts/paths';

/** A circle in the picture; without miles only the distance steps around its center. */
export interface MapCircle {
  lat: number;
  lon: number;
  miles: number;
}

/** URL of the picture of a snapped view: equal for all with the same picture. */
export function mapPictureUrl(view: MapView, circle: MapCircle | null): string {
  const { lat, lon, miles, width, height } = view;
  const params = new URLSearchParams(
    Object.entries({ lat, lon, miles, width, height }).map(([name, value]) => [name, String(value)]),
  );
  if (circle) {
    const drawn = snapCircle(view, circle);
    params.set('radius', String(drawn.miles));
    params.set('circleLat', String(drawn.lat));
    params.set('circleLon', String(drawn.lon));
  }
  return `${apiPaths.map}?${params}`;
}
