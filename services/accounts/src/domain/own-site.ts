/** The site's identity in browsers. */
export interface OwnSite {
  /** The origin from which its pages may call. */
  origins: string[];
  /** The domain of its passkeys; browsers accept no IP address. */
  rpId: string;
}

/** The site at a public URL. A local one is reachable by the name of its computer as well as by its IP address. */
export function ownSite(publicUrl: string): OwnSite {
  const { origin, hostname } = new URL(publicUrl);
  if (hostname !== '127.0.0.1') return { origins: [origin], rpId: hostname };
  return { origins: [origin, origin.replace(hostname, 'localhost')], rpId: 'localhost' };
}
