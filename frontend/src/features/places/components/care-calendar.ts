import { lazyPart } from '../../../shared/lib/lazy-part.js';
import type { CityCareCalendarProps } from './city-care-calendar.js';

/** The care calendar of a city, which the pages of other services do not load. */
export const careCalendar = lazyPart<CityCareCalendarProps>(
  async () => (await import('./city-care-calendar.js')).CityCareCalendar,
  { file: 'src/features/places/components/city-care-calendar.tsx' },
);
