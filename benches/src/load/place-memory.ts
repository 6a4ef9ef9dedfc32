// Prints the memory of a process that has read places, in MB: `node --expose-gc place-memory.js nothing|data|names`.
import { loadPlaces } from '@poolpros/places/load';
import { understandPlace } from '@poolpros/places/resolver';

/** Reads places as the services do: all tables of the data file, then the names for the resolver. */
function readPlaces(reading: string): void {
  if (reading === 'nothing') return;
  const places = loadPlaces();
  for (const state of places.states) {
    places.citiesOf(state.slug);
    places.spotsOf(state.code);
    places.countiesOf(state.slug);
  }
  places.nearestCity(30.27, -97.74);
  places.zip('78704');
  if (reading === 'names') understandPlace(places, 'austin', { cityFirst: true });
}

/** Lets the heap of short-lived objects grow as the first requests do, so that it is not counted for places. */
function serveForAWhile(): void {
  const body = JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id, name: `installer ${id}` })));
  for (let request = 0; request < 500; request++) JSON.parse(body);
}

readPlaces(process.argv[2] ?? 'names');
serveForAWhile();
globalThis.gc?.();
const { rss, heapUsed, external } = process.memoryUsage();
console.log(JSON.stringify({ resident: rss / 1e6, held: (heapUsed + external) / 1e6 }));
