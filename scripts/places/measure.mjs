// Prints how long the first lookups of a fresh process take, in milliseconds.
import { performance } from 'node:perf_hooks';

const start = performance.now();
const { loadPlaces } = await import('@poolpros/places/load');
const { resolvePlace } = await import('@poolpros/places/resolve');

const steps = [
  ['load', () => loadPlaces()],
  ['city by slug', () => loadPlaces().city('texas', 'austin')],
  ['ZIP', () => loadPlaces().zip('78704')],
  ['city by name', () => resolvePlace(loadPlaces(), { location: 'Saint Louis, MO' })],
  ['cities within 50 miles', () => loadPlaces().citiesNear(30.27, -97.74, 50)],
  ['the same again', () => loadPlaces().citiesNear(30.27, -97.74, 50)],
];
let last = performance.now();
console.log(`${(last - start).toFixed(1).padStart(8)}  imports`);
for (const [name, step] of steps) {
  step();
  const now = performance.now();
  console.log(`${(now - last).toFixed(1).padStart(8)}  ${name}`);
  last = now;
}
console.log(`${(last - start).toFixed(1).padStart(8)}  total`);
