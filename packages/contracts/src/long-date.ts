const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2026` for `2026-11-22` or a time of that day in UTC: the same in pages, mails and messages. */
export const longDate = (date: string | Date): string => day.format(new Date(date));
