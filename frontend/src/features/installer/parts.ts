import { lazyPart } from '../../shared/lib/lazy-part.js';
import type { FreeWeeksCardProps } from './components/free-weeks-card.js';
import type { ProfileEndProps } from './components/profile-end.js';
import type { ProjectListProps } from './components/project-list.js';
import type { SpecialHoursRowsProps } from './components/special-hours-rows.js';

/** The end of the page, which nobody waits for. */
export const profileEndPart = lazyPart<ProfileEndProps>(
  async () => (await import('./components/profile-end.js')).ProfileEnd,
  { file: 'src/features/installer/components/profile-end.tsx' },
);

/** Seasons and days with hours of their own, which few listings have. */
export const specialHoursPart = lazyPart<SpecialHoursRowsProps>(
  async () => (await import('./components/special-hours-rows.js')).SpecialHoursRows,
  { file: 'src/features/installer/components/special-hours-rows.tsx' },
);

/** Free weeks, which few listings state. */
export const freeWeeksPart = lazyPart<FreeWeeksCardProps>(
  async () => (await import('./components/free-weeks-card.js')).FreeWeeksCard,
  { file: 'src/features/installer/components/free-weeks-card.tsx' },
);

/** Projects, which many listings do not have. */
export const projectListPart = lazyPart<ProjectListProps>(
  async () => (await import('./components/project-list.js')).ProjectList,
  { file: 'src/features/installer/components/project-list.tsx' },
);

/** In place of a listing that was removed. */
export const removedListing = lazyPart(async () => (await import('./components/removed-listing.js')).RemovedListing, {
  file: 'src/features/installer/components/removed-listing.tsx',
});
