declare global {
  interface Window {
    /** The social-ad pixel, when its script is on the page. */
    fbq?: (command: 'track', event: string) => void;
    /** The ad tag, when its script is on the page. */
    gtag?: (command: 'event', event: string) => void;
  }
}

/** What the pixel calls each event. */
const pixelEvents = { search: 'Search' } as const;

/** Tells the ad tags that are present what happened, and nothing about the visitor. */
export function tellAdTags(event: keyof typeof pixelEvents): void {
  window.fbq?.('track', pixelEvents[event]);
  window.gtag?.('event', event);
}
