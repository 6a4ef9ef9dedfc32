/** Mean earth radius in meters (IUGG, R1), and the international mile in meters. */
export const earthRadiusMetres = 6_371_008.8;
export const metresPerMile = 1609.344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** A point on the earth in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return (2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)))) / metresPerMile;
}

export interface BoundingBox {
  minLat: number;
  maxLat: number;
  minLon: number;
  maxLon: number;
}

// Rounding must not push a point at exactly the given distance out of the box.
const widening = 1 + 1e-6;

/**
 * The smallest box in degrees that contains every point within `metres` of the given one. A box that would reach a pole
 * or the 180th meridian spans all longitudes, so `BETWEEN` on its edges is always correct.
 */
export function boundingBox(lat: number, lon: number, metres: number): BoundingBox {
  const angle = metres / earthRadiusMetres;
  const latReach = degrees(angle) * widening;
  const minLat = lat - latReach;
  const maxLat = lat + latReach;
  if (minLat <= -90 || maxLat >= 90) {
    return { minLat: Math.max(-90, minLat), maxLat: Math.min(90, maxLat), minLon: -180, maxLon: 180 };
  }
  const lonReach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat))))) * widening;
  const minLon = lon - lonReach;
  const maxLon = lon + lonReach;
  return minLon < -180 || maxLon > 180
    ? { minLat, maxLat, minLon: -180, maxLon: 180 }
    : { minLat, maxLat, minLon, maxLon };
}
