const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 20, 2026, 4:12 PM` in the reader's time zone; only for content that the server does not render. */
export const momentText = (instant: string): string => moment.format(new Date(instant));

/** `November 20, 2026` in the same time zone, for an instant whose time does not matter. */
export const dayText = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' });

/** How long ago, in the two largest units: `38 min`, `5 h`, `1 d 6 h`. */
export function ageText(instant: string, now: Date): string {
  const ageMs = Math.max(0, now.getTime() - Date.parse(instant));
  const days = Math.floor(ageMs / dayMs);
  const hours = Math.floor((ageMs % dayMs) / hourMs);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  return hours > 0 ? `${hours} h` : `${Math.floor(ageMs / 60_000)} min`;
}
