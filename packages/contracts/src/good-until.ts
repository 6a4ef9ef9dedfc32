/** How long something is good. */
export interface Age {
  /** The day it is of, YYYY-MM-DD. */
  asOf: string;
  /** After so many months it is to be read or gathered anew; null for what does not grow old. */
  maxAgeMonths: number | null;
}

/** The last day on which something is not too old yet, YYYY-MM-DD; null for what does not grow old. */
export function goodUntil({ asOf, maxAgeMonths }: Age): string | null {
  if (maxAgeMonths === null) return null;
  const [year = 0, month = 1, day = 1] = asOf.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + maxAgeMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + maxAgeMonths, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Whether something is older than its limit (docs/rules.md#old-facts). */
export function isDue(age: Age, today: Date): boolean {
  const until = goodUntil(age);
  return until !== null && today.toISOString().slice(0, 10) > until;
}
