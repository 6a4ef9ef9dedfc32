import Bowser from 'bowser';

/** No browser sends a longer one. */
const longestUserAgent = 500;

/** The browser and system in a `User-Agent`, in words that its user knows: "Firefox on Windows". */
export function clientName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  if (!browser.name) return 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
