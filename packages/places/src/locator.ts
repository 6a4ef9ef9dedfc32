import { boundingBox, type Coordinates, metresPerMile, milesBetween } from './geo.js';
import { lowerBound } from './lower-bound.js';

export interface Located<T> {
  item: T;
  miles: number;
}

export interface Locator<T> {
  /** Items within `miles` of the point, nearest first. */
  near(lat: number, lon: number, miles: number): Located<T>[];
  /** The nearest item, however far; null if there are none. */
  nearest(lat: number, lon: number): Located<T> | null;
}

const everywhere = { minLat: -90, maxLat: 90, minLon: -180, maxLon: 180 };

/** Indexes items by latitude, which limits a search to a band of the country. */
export function createLocator<T extends Coordinates>(items: readonly T[]): Locator<T> {
  const byLatitude = items.toSorted((a, b) => a.latitude - b.latitude);
  // Contiguous in memory, because most items are only scanned.
  const latitudes = Float64Array.from(byLatitude, (item) => item.latitude);
  const longitudes = Float64Array.from(byLatitude, (item) => item.longitude);

  const firstAtOrAbove = (latitude: number): number =>
    lowerBound(latitudes.length, (position) => (latitudes[position] ?? 0) < latitude);

  function near(lat: number, lon: number, miles: number): Located<T>[] {
    const box = boundingBox(lat, lon, miles * metresPerMile);
    const point = { latitude: lat, longitude: lon };
    const end = firstAtOrAbove(box.maxLat);
    const found: Located<T>[] = [];
    for (let position = firstAtOrAbove(box.minLat); position < end; position++) {
      const longitude = longitudes[position] ?? Infinity;
      const item = byLatitude[position];
      if (!item || longitude < box.minLon || longitude > box.maxLon) continue;
      const distance = milesBetween(point, item);
      if (distance <= miles) found.push({ item, miles: distance });
    }
    return found.sort((a, b) => a.miles - b.miles);
  }

  /** Scans outward from the latitude of the point for as long as a nearer item is possible. */
  function nearest(lat: number, lon: number): Located<T> | null {
    const point = { latitude: lat, longitude: lon };
    let found: Located<T> | null = null;
    let box = everywhere;
    let above = firstAtOrAbove(lat);
    let below = above - 1;
    for (;;) {
      // Reads beyond the ends of an array are slow.
      const south = below >= 0 ? (latitudes[below] ?? -Infinity) : -Infinity;
      const north = above < latitudes.length ? (latitudes[above] ?? Infinity) : Infinity;
      const isBelow = lat - south < north - lat;
      const latitude = isBelow ? south : north;
      if (latitude === Infinity || latitude < box.minLat || latitude > box.maxLat) return found;
      const position = isBelow ? below-- : above++;
      const longitude = longitudes[position] ?? Infinity;
      if (longitude < box.minLon || longitude > box.maxLon) continue;
      const item = byLatitude[position];
      if (!item) return found;
      const miles = milesBetween(point, item);
      if (found && miles >= found.miles) continue;
      found = { item, miles };
      box = boundingBox(lat, lon, miles * metresPerMile);
    }
  }

  return { near, nearest };
}
