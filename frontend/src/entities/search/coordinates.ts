export interface Coordinates {
  lat: number;
  lon: number;
}

/** Coordinates with three decimals, about 110 m: less than a home address, and the same search for a whole street. */
export const rounded = ({ lat, lon }: Coordinates): Coordinates => ({
  lat: Math.round(lat * 1000) / 1000,
  lon: Math.round(lon * 1000) / 1000,
});
