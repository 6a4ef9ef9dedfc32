/** Hosts that many businesses share; the same host says nothing about the same business. */
const sharedHosts = new Set(['facebook.com', 'instagram.com', 'linkedin.com', 'yelp.com', 'google.com', 'linktr.ee']);

/** The domain a website stands for (`https://www.a.com/b` → `a.com`), null without one of its own. */
export function websiteDomain(website: string | null): string | null {
  if (website === null) return null;
  const host = new URL(website).hostname.toLowerCase().replace(/^(?:www|m)\./, '');
  return sharedHosts.has(host) ? null : host;
}
