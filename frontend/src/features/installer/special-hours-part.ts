import { loadedPart } from '../../shared/lib/loaded-part.js';
import type { SpecialHoursProps } from './components/special-hours-rows.js';

/** Seasons and days with hours of their own, which few listings have. */
export const specialHoursPart = loadedPart<SpecialHoursProps>(
  'src/features/installer/components/special-hours-rows.tsx',
  async () => (await import('./components/special-hours-rows.js')).SpecialHoursRows,
);
