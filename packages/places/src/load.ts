import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readPlaceData } from './place-data.js';
import { createPlaces, type Places } from './places.js';

let loaded: Places | undefined;

/** The places of the data file, read once. Throws when the file cannot be read. */
export function loadPlaces(): Places {
  if (!loaded) {
    const file = readFileSync(new URL('../data/places.txt.gz', import.meta.url));
    loaded = createPlaces(readPlaceData(gunzipSync(file).toString()));
  }
  return loaded;
}
