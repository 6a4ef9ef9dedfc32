import { dayMs } from '@poolpros/contracts/time';

/** The zone whose days are counted for all listings (docs/rules.md#listing-visits). */
export const figuresZone = 'America/Chicago';

/** `2026-11-28`, as dates are compared and stored. */
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: figuresZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of an instant. */
export const figureDay = (at: Date): string => clock.format(at);

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The first day of the month of a day, or of the month so many months later, or earlier. */
export function monthOf(day: string, months = 0): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}
