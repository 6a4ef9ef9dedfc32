/** How long data is valid. */
export interface Age {
  /** The date of the data, YYYY-MM-DD. */
  asOf: string;
  /** Months after which to check or collect it again; null for data that does not expire. */
  maxAgeMonths: number | null;
}

/** The last valid day, YYYY-MM-DD; null for data that does not expire. */
export function goodUntil({ asOf, maxAgeMonths }: Age): string | null {
  if (maxAgeMonths === null) return null;
  const [year = 0, month = 1, day = 1] = asOf.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + maxAgeMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + maxAgeMonths, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Whether data has expired (docs/rules.md#old-facts). */
export function isDue(age: Age, today: Date): boolean {
  const until = goodUntil(age);
  return until !== null && today.toISOString().slice(0, 10) > until;
}
