// Read by Node and by k6: no import of either.

/** @typedef {{ lat: number, lon: number }} Point */
/** @typedef {{ next(): number, normal(): number }} Random */
/** @typedef {{ lat: number, lon: number, upTo: number }} Metro a centre and the running sum of the weights */

const visitorSpreadMiles = 10;
const milesPerDegree = 69.1;

/** What visitors ask beside the point, in turn; null distance: none chosen. */
export const shapes = [
  'distance=25&sortBy=distance',
  'distance=50&sortBy=rating',
  'distance=25&sortBy=distance&services=Pool%20Renovation',
  'distance=100&sortBy=rating&minRating=4',
  'distance=0&sortBy=distance',
  'distance=50&sortBy=distance&serviceType=inground',
];

/**
 * A visitor near one of the metros, larger ones more often.
 * @param {Metro[]} metros
 * @param {Random} random
 * @returns {Point}
 */
export function drawPoint(metros, random) {
  const wanted = random.next() * metros[metros.length - 1].upTo;
  const metro = metros.find(({ upTo }) => wanted < upTo) ?? metros[0];
  return {
    lat: Number((metro.lat + (random.normal() * visitorSpreadMiles) / milesPerDegree).toFixed(6)),
    lon: Number((metro.lon + (random.normal() * visitorSpreadMiles) / milesPerDegree).toFixed(6)),
  };
}

/** @param {string} shape @param {Point} point */
export const queryOf = (shape, { lat, lon }) => `?lat=${lat}&lon=${lon}&${shape}`;
