/** Hosts that many businesses share; the same host does not mean the same business. */
const sharedHosts = new Set(['facebook.com', 'instagram.com', 'linkedin.com', 'yelp.com', 'google.com', 'linktr.ee']);

const hostOf = (website: string): string => new URL(website).hostname.toLowerCase().replace(/^(?:www|m)\./, '');

/** The domain of a website (`https://www.a.com/b` → `a.com`); null if it has no domain of its own. */
export function websiteDomain(website: string | null): string | null {
  if (website === null) return null;
  const host = hostOf(website);
  return sharedHosts.has(host) ? null : host;
}

/** Whether two websites have the same host, or, on a shared host, the same page. */
export function isSameSite(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const host = hostOf(one);
  return sharedHosts.has(host) ? one === other : host === hostOf(other);
}
