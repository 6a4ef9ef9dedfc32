import Bowser from 'bowser';

/** Longer ones are no browser's. */
const longestUserAgent = 500;

/** The browser and the system of a `User-Agent`, as their owner would name them: "Firefox on Windows". */
export function clientName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  if (!browser.name) return 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
