import { createRandom, type Random } from '@poolpros/seed-data/random';
import { present } from '../present.js';

export interface Point {
  lat: number;
  lon: number;
}
/** A center, and the running sum of the weights. */
export interface Metro extends Point {
  upTo: number;
}

const visitorSpreadMiles = 10;
const milesPerDegree = 69.1;

/** What visitors search for in addition to the point, in turn; distance 0: none chosen. */
export const shapes = [
  'distance=25&sortBy=distance',
  'distance=50&sortBy=rating',
  'distance=25&sortBy=distance&services=Pool%20Renovation',
  'distance=100&sortBy=rating&minRating=4',
  'distance=0&sortBy=distance',
  'distance=50&sortBy=distance&serviceType=inground',
] as const;

/** The kind of the nth search. */
export const shapeAt = (number: number): string => present(shapes[number % shapes.length], 'shape');

/** One of the metros, larger ones more often. */
export function drawMetro<M extends { upTo: number }>(metros: readonly M[], random: Random): M {
  const wanted = random.next() * present(metros.at(-1), 'metro').upTo;
  return present(metros.find(({ upTo }) => wanted < upTo) ?? metros[0], 'metro');
}

/** A visitor near one of the metros. */
export function drawPoint(metros: readonly Metro[], random: Random): Point {
  const metro = drawMetro(metros, random);
  return {
    lat: Number((metro.lat + (random.normal() * visitorSpreadMiles) / milesPerDegree).toFixed(6)),
    lon: Number((metro.lon + (random.normal() * visitorSpreadMiles) / milesPerDegree).toFixed(6)),
  };
}

export const queryOf = (shape: string, { lat, lon }: Point): string => `?lat=${lat}&lon=${lon}&${shape}`;

/** Searches of every kind in turn, each from a different point. */
export const distinctQueries = (metros: readonly Metro[], seed: number, count: number): string[] =>
  Array.from({ length: count }, (_, number) =>
    queryOf(shapeAt(number), drawPoint(metros, createRandom(seed + number))),
  );

/** Realistic searches: the center of the visitor's city, larger cities more often. */
export function skewedQueries(metros: readonly Metro[], { seed = 4, count = 20_000 } = {}): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => queryOf(random.pick(shapes), drawMetro(metros, random)));
}
