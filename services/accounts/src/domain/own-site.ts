/** What browsers know the site by. */
export interface OwnSite {
  /** Where its pages may call from. */
  origins: string[];
  /** The domain that its passkeys belong to; a browser takes no IP address for one. */
  rpId: string;
}

/** The site at a public URL. A local one is reached by the name of its computer as well as by its IP address. */
export function ownSite(publicUrl: string): OwnSite {
  const { origin, hostname } = new URL(publicUrl);
  if (hostname !== '127.0.0.1') return { origins: [origin], rpId: hostname };
  return { origins: [origin, origin.replace(hostname, 'localhost')], rpId: 'localhost' };
}
