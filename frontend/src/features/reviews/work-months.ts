const label = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Product rules: a review speaks of work within the last 12 months. */
const months = 12;

/** This month and the twelve before it, newest first, as options of a select. */
export function workMonths(now: Date): { value: string; label: string }[] {
  return Array.from({ length: months + 1 }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return { value: month.toISOString().slice(0, 7), label: label.format(month) };
  });
}
