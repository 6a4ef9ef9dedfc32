const minute = 60_000;
const hour = 60 * minute;

/** How often one address may ask, by class of route (product rules 2.1, 2.4). */
export const limitClasses = {
  page: { max: 600, windowMs: minute },
  read: { max: 300, windowMs: minute },
  search: { max: 120, windowMs: minute },
  write: { max: 30, windowMs: minute },
  credentials: { max: 20, windowMs: 10 * minute },
  contact: { max: 5, windowMs: hour },
  shortlist: { max: 5, windowMs: hour },
  review: { max: 5, windowMs: hour },
  submission: { max: 3, windowMs: 24 * hour },
} as const satisfies Record<string, { max: number; windowMs: number }>;

export type LimitClass = keyof typeof limitClasses;
