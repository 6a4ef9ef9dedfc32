/** Hosts that many businesses share, with all below them; the same host does not mean the same business. */
const sharedHosts = new Set([
  'alignable.com',
  'angi.com',
  'angieslist.com',
  'bbb.org',
  'buildzoom.com',
  'facebook.com',
  'fb.com',
  'g.page',
  'goo.gl',
  'google.com',
  'homeadvisor.com',
  'houzz.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'nextdoor.com',
  'pinterest.com',
  'porch.com',
  'threads.net',
  'thumbtack.com',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'yelp.com',
  'youtube.com',
  'yellowpages.com',
]);

/** The page of a customer, as providers number them: `https://www.provider.net/~joe`. */
const isOfCustomer = (path: string): boolean => path.startsWith('/~');

/** Whether a host, or a domain above it, is one of these. */
export const isBelow = (host: string, hosts: ReadonlySet<string>): boolean =>
  host.split('.').some((_, at, labels) => hosts.has(labels.slice(at).join('.')));

function siteOf(website: string): { host: string; isShared: boolean } {
  const { hostname, pathname } = new URL(website);
  const host = hostname.toLowerCase().replace(/^(?:www|m)\./, '');
  return { host, isShared: isBelow(host, sharedHosts) || isOfCustomer(pathname) };
}

/** The domain of a website (`https://www.a.com/b` → `a.com`); null if it has no domain of its own. */
export function websiteDomain(website: string | null): string | null {
  if (website === null) return null;
  const { host, isShared } = siteOf(website);
  return isShared ? null : host;
}

/** Whether two websites have the same host, or, on a shared host, the same page. */
export function isSameSite(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const [first, second] = [siteOf(one), siteOf(other)];
  return first.isShared || second.isShared ? one === other : first.host === second.host;
}
