import ipaddr from 'ipaddr.js';

/** `any` is for a local run, whose receivers are local. */
export type WebhookTargets = 'public' | 'any';

/** Whether an IP address is one of the public internet: nothing of this network, this machine or its provider. */
export const isPublicAddress = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

/** The IP address that a URL names instead of a host; null where it names one. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** The URL of an endpoint as it is stored, or what to enter instead. */
export function readWebhookUrl(text: string, targets: WebhookTargets): { url: string } | { fault: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' && targets === 'any';
  if (!url || (url.protocol !== 'https:' && !isHttp)) return { fault: 'enter a whole URL that begins with https://' };
  if (url.username !== '' || url.password !== '') return { fault: 'leave the name and the password out of the URL' };
  if (url.hash !== '') return { fault: 'leave out what follows #' };
  if (targets === 'public' && !isPublicHost(url)) return { fault: 'enter a URL that is reached from the internet' };
  return { url: url.href };
}

/** A name without a dot, or below what is kept for local networks (RFC 6761, 6762, 8375), is never of the internet. */
function isPublicHost(url: URL): boolean {
  const address = literalAddress(url);
  if (address !== null) return isPublicAddress(address);
  const host = url.hostname.replace(/\.$/, '');
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa|test|invalid)$/.test(host);
}
