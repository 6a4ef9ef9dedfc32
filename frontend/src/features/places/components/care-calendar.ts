import { loadedPart } from '../../../shared/lib/loaded-part.js';
import type { CityCareCalendarProps } from './city-care-calendar.js';

/** The care calendar of a city, which the pages of other services do not load. */
export const careCalendar = loadedPart<CityCareCalendarProps>(
  'src/features/places/components/city-care-calendar.tsx',
  async () => (await import('./city-care-calendar.js')).CityCareCalendar,
);
