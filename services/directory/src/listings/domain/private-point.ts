import { createHash } from 'node:crypto';
import { type Coordinates, earthRadiusMetres } from '@poolpros/places/geo';

/** The maximum distance between a private address and its shown point (docs/rules.md#listing-point). */
export const privateMetres = 500;

const metresPerDegree = (Math.PI / 180) * earthRadiusMetres;

/**
 * A point within `privateMetres` of the given one, in a direction and at a distance derived from an id, so that it
 * never moves and cannot be found by averaging.
 */
export function privatePoint({ latitude, longitude }: Coordinates, id: string): Coordinates {
  const hash = createHash('sha256').update(id).digest();
  const share = (offset: number): number => hash.readUInt32BE(offset) / 0x1_0000_0000;
  const angle = 2 * Math.PI * share(0);
  // The square root distributes the points evenly over the disc.
  const degrees = (privateMetres * Math.sqrt(share(4))) / metresPerDegree;
  return {
    latitude: latitude + degrees * Math.cos(angle),
    longitude: longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
  };
}
