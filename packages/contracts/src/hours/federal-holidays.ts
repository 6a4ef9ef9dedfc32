const dayMs = 86_400_000;

const dateOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** The nth weekday of a month (0 is Sunday); a negative `nth` counts from the end. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  if (nth > 0) {
    const first = dateOf(year, month, 1).getUTCDay();
    return dateOf(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
  }
  const last = dateOf(year, month + 1, 0);
  return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * dayMs);
}

const onDate = (month: number, day: number) => (year: number) => dateOf(year, month, day);
const onWeekday = (month: number, weekday: number, nth: number) => (year: number) =>
  nthWeekday(year, month, weekday, nth);

/** The holidays of 5 U.S.C. 6103(a), by their common names. */
const holidays: readonly { name: string; on: (year: number) => Date }[] = [
  { name: 'New Year’s Day', on: onDate(1, 1) },
  { name: 'Martin Luther King Jr. Day', on: onWeekday(1, 1, 3) },
  { name: 'Presidents’ Day', on: onWeekday(2, 1, 3) },
  { name: 'Memorial Day', on: onWeekday(5, 1, -1) },
  { name: 'Juneteenth', on: onDate(6, 19) },
  { name: 'Independence Day', on: onDate(7, 4) },
  { name: 'Labor Day', on: onWeekday(9, 1, 1) },
  { name: 'Columbus Day', on: onWeekday(10, 1, 2) },
  { name: 'Veterans Day', on: onDate(11, 11) },
  { name: 'Thanksgiving', on: onWeekday(11, 4, 4) },
  { name: 'Christmas Day', on: onDate(12, 25) },
];

/** Monday for a Sunday, Friday for a Saturday (5 U.S.C. 6103(b), Executive Order 11582). */
function observed(date: Date): Date {
  const shift = { 0: 1, 6: -1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * dayMs);
}

const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The federal holiday on a date, YYYY-MM-DD, even if it is observed on another day; null if there is none. */
export function federalHoliday(date: string): string | null {
  const year = Number(date.slice(0, 4));
  // New Year's Day of the next year may be observed on December 31.
  for (const { name, on } of holidays)
    for (const day of [on(year), on(year + 1)]) {
      if (isoDate(day) === date) return name;
      if (isoDate(observed(day)) === date) return `${name} (observed)`;
    }
  return null;
}
