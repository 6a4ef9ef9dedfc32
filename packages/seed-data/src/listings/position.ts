import { stateBySlug } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import type { City, Places } from '@poolpros/places/places';
import type { Random } from '../random.js';

export interface Position {
  latitude: number;
  longitude: number;
  zipCode: string | null;
}

const milesPerDegree = 69.1;
const spreadMiles = 2.2;
const maxMiles = 6;
/** Firms of one ZIP do not stand on one spot. */
const scatterMiles = 0.4;
const attempts = 5;

const shifted = ({ latitude, longitude }: { latitude: number; longitude: number }, miles: number, random: Random) => {
  const north = (random.normal() * miles) / milesPerDegree;
  const east = (random.normal() * miles) / (milesPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: Number((latitude + north).toFixed(5)), longitude: Number((longitude + east).toFixed(5)) };
};

/**
 * A position within 6 miles of the city's center, normally spread. It lies by the centroid of a ZIP of the state,
 * because a free draw would put many firms of coastal cities into the water.
 */
export function positionIn(city: City, places: Places, random: Random): Position {
  const stateCode = stateBySlug(city.stateSlug)?.code;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const drawn = shifted(city, spreadMiles, random);
    const anchor = places.nearestZip(drawn.latitude, drawn.longitude);
    if (!anchor) break;
    const position = shifted(anchor, scatterMiles, random);
    const zip = places.nearestZip(position.latitude, position.longitude);
    if (zip?.stateCode === stateCode && milesBetween(city, position) <= maxMiles)
      return { ...position, zipCode: zip?.zip ?? null };
  }
  const nearest = places.nearestZip(city.latitude, city.longitude);
  return {
    latitude: city.latitude,
    longitude: city.longitude,
    zipCode: nearest?.stateCode === stateCode ? (nearest?.zip ?? null) : null,
  };
}
