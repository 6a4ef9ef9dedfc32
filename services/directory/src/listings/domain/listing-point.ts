import { milesBetween } from '@poolpros/places/geo';
import type { City, Zip } from '@poolpros/places/places';

/** A ZIP farther than this from the city counts as a typo. */
export const plausibleMiles = 50;

/** The location of a listing: its ZIP's centroid, or the city's center if the ZIP is unknown or far from the city. */
export function listingPoint(city: City, zip: Zip | null): { latitude: number; longitude: number } {
  const { latitude, longitude } = zip && milesBetween(city, zip) <= plausibleMiles ? zip : city;
  return { latitude, longitude };
}
