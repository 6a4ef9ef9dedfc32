import { type Coordinates, milesBetween } from '@poolpros/places/geo';
import type { City, Places, Zip } from '@poolpros/places/places';
import type { InstallerFields } from './installer.js';

/** A ZIP farther than this from the city counts as a typo. */
export const plausibleMiles = 50;

/** The location of a listing: its ZIP's centroid, or the city's center if the ZIP is unknown or far from the city. */
export function listingPoint(city: City, zip: Zip | null): Coordinates {
  const { latitude, longitude } = zip && milesBetween(city, zip) <= plausibleMiles ? zip : city;
  return { latitude, longitude };
}

type Placed = Pick<InstallerFields, 'stateSlug' | 'citySlug' | 'zipCode' | 'latitude' | 'longitude'>;

/** The point of a listing's place, even if a more precise one is stored. */
export function placePoint(places: Pick<Places, 'city' | 'zip'>, listing: Placed): Coordinates {
  const city = places.city(listing.stateSlug, listing.citySlug);
  return city ? listingPoint(city, listing.zipCode === null ? null : places.zip(listing.zipCode)) : listing;
}

/** Whether the stored point is one that was stated for a public address (docs/rules.md#listing-point). */
export function hasExactPoint(
  places: Pick<Places, 'city' | 'zip'>,
  listing: Placed & Pick<InstallerFields, 'street' | 'addressPrivate'>,
): boolean {
  const { latitude, longitude } = placePoint(places, listing);
  const isOfPlace = listing.latitude === latitude && listing.longitude === longitude;
  return listing.street !== null && !listing.addressPrivate && !isOfPlace;
}
