const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** When the next try is possible, `seconds` after `now`. */
export function waitText(seconds: number, now: Date): string {
  if (seconds < 120) return `You can try again in ${seconds} seconds.`;
  return `You can try again at ${clock.format(new Date(now.getTime() + seconds * 1000))}.`;
}
