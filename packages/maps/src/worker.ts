import type { MapQuery } from '@poolpros/contracts/http/places';
import Tinypool from 'tinypool';
import type { MapCity } from './cities.js';
import { createMapDrawer } from './draw-map.js';
import type { Judgement } from './map-worker.js';
import { isInUnitedStates, territoryAt } from './united-states.js';

// The thread that draws: what it exports is called from `map-worker.ts`.
const drawMap = createMapDrawer(Tinypool.workerData as MapCity[]);

export const draw = (query: MapQuery): string => drawMap(query);

export function judge({ lat, lon }: { lat: number; lon: number }): Judgement {
  const inUnitedStates = isInUnitedStates(lat, lon);
  return { inUnitedStates, territory: inUnitedStates ? null : territoryAt(lat, lon) };
}
