import { boundingBox, type Coordinates, metresPerMile } from '@poolpros/places/geo';

const cellOf = (row: number, column: number): string => `${row} ${column}`;

/** Where something changed last, by cells of one degree: about 70 miles high and 50 to 60 wide. */
export interface ChangeGrid {
  /** `revision` is higher than all before. Without a place it is a change everywhere. */
  mark(place: Coordinates | null, revision: number): void;
  /** The revision of the last change within so many miles of a place, or not much farther; 0 without one. */
  lastNear(place: Coordinates, miles: number): number;
}

export function createChangeGrid(): ChangeGrid {
  const cells = new Map<string, number>();
  let everywhere = 0;
  return {
    mark(place, revision) {
      if (place) cells.set(cellOf(Math.floor(place.latitude), Math.floor(place.longitude)), revision);
      else everywhere = revision;
    },
    lastNear({ latitude, longitude }, miles) {
      const { minLat, maxLat, minLon, maxLon } = boundingBox(latitude, longitude, miles * metresPerMile);
      let last = everywhere;
      for (let row = Math.floor(minLat); row <= maxLat; row++)
        for (let column = Math.floor(minLon); column <= maxLon; column++)
          last = Math.max(last, cells.get(cellOf(row, column)) ?? 0);
      return last;
    },
  };
}
