const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2026` for `2026-11-22`, the same on the server and in every time zone. */
export const longDate = (isoDate: string): string => day.format(new Date(isoDate));
