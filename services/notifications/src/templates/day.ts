const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** An instant in words, for what has to be compared with a clock. */
export const momentOf = (at: string): string => `${instant.format(new Date(at))} UTC`;

/** A day in words; it is the same for everybody in the United States but a few hours around midnight. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' }).format(new Date(instant));
