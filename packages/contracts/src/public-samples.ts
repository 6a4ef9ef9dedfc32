/**
 * Whether an absolute URL is an address of the machine itself: the names and numbers of loopback (RFC 6761, section 6.3;
 * RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). What stands there nobody else reads. Throws for what is no URL.
 */
export const isOwnMachine = (url: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1]$/.test(new URL(url).hostname);

/** Whether a listing is a sample on a site that others read, where it must not pass for a business (docs/rules.md#samples). */
export const isPublicSample = (listing: { sample?: boolean | undefined }, publicUrl: string): boolean =>
  listing.sample === true && !isOwnMachine(publicUrl);

/** Why samples are not stored, as those who seed read it; null on the machine itself, or where they are wanted in public. */
export const samplesRefusal = (publicUrl: string, arePublic: boolean): string | null =>
  arePublic || isOwnMachine(publicUrl)
    ? null
    : `The public reads ${publicUrl}, where made-up businesses must not pass for real ones. With --public-samples they are stored all the same: pages that show one are kept from search engines, say what they show, and take no messages for it.`;
