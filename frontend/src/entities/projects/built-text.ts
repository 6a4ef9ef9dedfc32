const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2024-06` → `June 2024`; a year alone stays. */
export const builtText = (builtOn: string): string =>
  builtOn.includes('-') ? month.format(new Date(`${builtOn}-01T00:00:00Z`)) : builtOn;
