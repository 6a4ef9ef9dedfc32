const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** A date and time in words, for events that the reader compares with a clock. */
export const momentOf = (at: string): string => `${instant.format(new Date(at))} UTC`;

/** A date in words; it is the same everywhere in the United States except a few hours around midnight. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' }).format(new Date(instant));
