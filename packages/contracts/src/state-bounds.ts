/** A rectangle in degrees. */
export interface GeoBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * The area that a map of each state (by slug) must show, from the outlines of us-atlas 3.0.1. Without islands smaller
 * than a thousandth of the state that have no town of 10,000, and without the Aleutians past the 180th meridian.
 */
export const stateBounds: Readonly<Record<string, GeoBounds>> = {
  alabama: { south: 30.22, west: -88.48, north: 35.01, east: -84.89 },
  alaska: { south: 53.25, west: -171.86, north: 71.36, east: -129.98 },
  arizona: { south: 31.33, west: -114.82, north: 37.01, east: -109.04 },
  arkansas: { south: 33, west: -94.62, north: 36.5, east: -89.64 },
  california: { south: 32.53, west: -124.42, north: 42.01, east: -114.13 },
  colorado: { south: 36.99, west: -109.06, north: 41.01, east: -102.04 },
  connecticut: { south: 40.98, west: -73.73, north: 42.06, east: -71.78 },
  delaware: { south: 38.45, west: -75.8, north: 39.84, east: -75.05 },
  'district-of-columbia': { south: 38.79, west: -77.12, north: 39, east: -76.9 },
  florida: { south: 24.54, west: -87.64, north: 31.01, east: -80.03 },
  georgia: { south: 30.35, west: -85.61, north: 35.01, east: -80.84 },
  hawaii: { south: 18.91, west: -160.25, north: 22.24, east: -154.8 },
  idaho: { south: 41.98, west: -117.25, north: 49.01, east: -111.04 },
  illinois: { south: 36.97, west: -91.52, north: 42.51, east: -87.49 },
  indiana: { south: 37.77, west: -88.1, north: 41.77, east: -84.79 },
  iowa: { south: 40.37, west: -96.64, north: 43.51, east: -90.14 },
  kansas: { south: 36.99, west: -102.06, north: 40.01, east: -94.6 },
  kentucky: { south: 36.49, west: -89.42, north: 39.15, east: -81.96 },
  louisiana: { south: 28.92, west: -94.05, north: 33.02, east: -89 },
  maine: { south: 43.05, west: -71.09, north: 47.46, east: -66.98 },
  maryland: { south: 37.91, west: -79.49, north: 39.73, east: -75.05 },
  massachusetts: { south: 41.23, west: -73.51, north: 42.89, east: -69.92 },
  michigan: { south: 41.69, west: -90.42, north: 48.2, east: -82.41 },
  minnesota: { south: 43.49, west: -97.24, north: 49.39, east: -89.49 },
  mississippi: { south: 30.18, west: -91.65, north: 35, east: -88.09 },
  missouri: { south: 35.99, west: -95.77, north: 40.62, east: -89.09 },
  montana: { south: 44.35, west: -116.06, north: 49.01, east: -104.04 },
  nebraska: { south: 40, west: -104.06, north: 43.01, east: -95.3 },
  nevada: { south: 35, west: -120.01, north: 42.01, east: -114.04 },
  'new-hampshire': { south: 42.69, west: -72.56, north: 45.31, east: -70.7 },
  'new-jersey': { south: 38.92, west: -75.57, north: 41.36, east: -73.89 },
  'new-mexico': { south: 31.33, west: -109.05, north: 37.01, east: -103 },
  'new-york': { south: 40.5, west: -79.77, north: 45.02, east: -71.85 },
  'north-carolina': { south: 33.85, west: -84.33, north: 36.59, east: -75.45 },
  'north-dakota': { south: 45.93, west: -104.05, north: 49.01, east: -96.55 },
  ohio: { south: 38.4, west: -84.83, north: 41.98, east: -80.51 },
  oklahoma: { south: 33.61, west: -103.01, north: 37.01, east: -94.43 },
  oregon: { south: 41.99, west: -124.56, north: 46.27, east: -116.46 },
  pennsylvania: { south: 39.72, west: -80.53, north: 42.27, east: -74.69 },
  'rhode-island': { south: 41.15, west: -71.86, north: 42.02, east: -71.12 },
  'south-carolina': { south: 32.03, west: -83.36, north: 35.22, east: -78.53 },
  'south-dakota': { south: 42.48, west: -104.06, north: 45.95, east: -96.43 },
  tennessee: { south: 34.98, west: -90.31, north: 36.68, east: -81.64 },
  texas: { south: 25.84, west: -106.65, north: 36.51, east: -93.51 },
  utah: { south: 36.99, west: -114.06, north: 42.01, east: -109.04 },
  vermont: { south: 42.72, west: -73.44, north: 45.02, east: -71.49 },
  virginia: { south: 36.54, west: -83.68, north: 39.47, east: -75.24 },
  washington: { south: 45.54, west: -124.74, north: 49.01, east: -116.91 },
  'west-virginia': { south: 37.2, west: -82.64, north: 40.64, east: -77.72 },
  wisconsin: { south: 42.49, west: -92.89, north: 46.97, east: -86.97 },
  wyoming: { south: 40.99, west: -111.06, north: 45.01, east: -104.05 },
};
