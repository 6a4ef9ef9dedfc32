/**
 * Whether an absolute URL points to the local machine: the names and addresses of loopback (RFC 6761, section 6.3; RFC
 * 1122, section 3.2.1.3; RFC 4291, section 2.5.3). Nobody else can read such a site. Throws if it is not a URL.
 */
export const isOwnMachine = (url: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1]$/.test(new URL(url).hostname);

/** Whether a listing is a sample on a public site, where it must not pass for a business (docs/rules.md#samples). */
export const isPublicSample = (listing: { sample?: boolean | undefined }, publicUrl: string): boolean =>
  listing.sample === true && !isOwnMachine(publicUrl);

/**
 * Why samples are not stored, as the user of `seed` reads it; null on the local machine, or if they are allowed in
 * public.
 */
export const samplesRefusal = (publicUrl: string, arePublic: boolean): string | null =>
  arePublic || isOwnMachine(publicUrl)
    ? null
    : `The public reads ${publicUrl}, where made-up businesses must not pass for real ones. With --public-samples they are stored all the same: pages that show one are kept from search engines, say what they show, and take no messages for it.`;
