import type { MapQuery } from '@poolpros/contracts/http/places';
import Tinypool from 'tinypool';
import type { MapCity } from './cities.js';
import { createMapDrawer } from './draw-map.js';
import { isInUnitedStates } from './united-states.js';

// The thread that draws: what it exports is called from `map-worker.ts`.
const drawMap = createMapDrawer(Tinypool.workerData as MapCity[]);

export const draw = (query: MapQuery): string => drawMap(query);

export const judge = ({ lat, lon }: { lat: number; lon: number }): boolean => isInUnitedStates(lat, lon);
