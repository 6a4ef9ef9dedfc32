import { boundingBox, type Coordinates, metresPerMile, milesBetween } from './geo.js';
import { lowerBound } from './lower-bound.js';

export interface Located<T> {
  item: T;
  miles: number;
}

export interface Locator<T> {
  /** Items within `miles` of the point, nearest first. */
  near(lat: number, lon: number, miles: number): Located<T>[];
  /** The nearest item, however far; null when there are none. */
  nearest(lat: number, lon: number): Located<T> | null;
}

// The last step reaches the opposite side of the earth.
const searchSteps = [5, 25, 100, 500, 12_500];

/** Indexes items by latitude, which narrows a search to a band of the country. */
export function createLocator<T extends Coordinates>(items: readonly T[]): Locator<T> {
  const byLatitude = items.toSorted((a, b) => a.latitude - b.latitude);
  const latitudes = Float64Array.from(byLatitude, (item) => item.latitude);

  const firstAtOrAbove = (latitude: number): number =>
    lowerBound(latitudes.length, (position) => (latitudes[position] ?? 0) < latitude);

  function near(lat: number, lon: number, miles: number): Located<T>[] {
    const box = boundingBox(lat, lon, miles * metresPerMile);
    const point = { latitude: lat, longitude: lon };
    return byLatitude
      .slice(firstAtOrAbove(box.minLat), firstAtOrAbove(box.maxLat))
      .filter((item) => item.longitude >= box.minLon && item.longitude <= box.maxLon)
      .map((item) => ({ item, miles: milesBetween(point, item) }))
      .filter((located) => located.miles <= miles)
      .sort((a, b) => a.miles - b.miles);
  }

  function nearest(lat: number, lon: number): Located<T> | null {
    for (const miles of searchSteps) {
      const [first] = near(lat, lon, miles);
      if (first) return first;
    }
    return null;
  }

  return { near, nearest };
}
