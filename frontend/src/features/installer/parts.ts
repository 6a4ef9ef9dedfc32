import { loadedPart } from '../../shared/lib/loaded-part.js';
import type { BusinessDataProps } from './components/business-data.js';
import type { SpecialHoursRowsProps } from './components/special-hours-rows.js';

/** The business for machines, which nobody waits for. */
export const businessDataPart = loadedPart<BusinessDataProps>(
  'src/features/installer/components/business-data.tsx',
  async () => (await import('./components/business-data.js')).BusinessData,
);

/** Seasons and days with hours of their own, which few listings have. */
export const specialHoursPart = loadedPart<SpecialHoursRowsProps>(
  'src/features/installer/components/special-hours-rows.tsx',
  async () => (await import('./components/special-hours-rows.js')).SpecialHoursRows,
);
