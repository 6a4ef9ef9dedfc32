import ipaddr from 'ipaddr.js';

/** `any` is for a local run, whose receivers are local. */
export type WebhookTargets = 'public' | 'any';

/** The only IPv6 addresses that are assigned on the internet (RFC 4291, section 2.4; IANA). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Ports of HTTPS; any other could be a service that takes what we send for something else. */
const ports = new Set(['', '443', '8443']);

/** Whether an IP address is one of the public internet: nothing of this network, this machine or its provider. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' && (!(address instanceof ipaddr.IPv6) || address.match(globalUnicast));
}

/** The IP address that a URL names instead of a host; null where it names one. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** The URL of an endpoint as it is stored, or what to enter instead. */
export function readWebhookUrl(text: string, targets: WebhookTargets): { url: string } | { fault: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' && targets === 'any';
  if (!url || (url.protocol !== 'https:' && !isHttp))
    return { fault: 'enter a complete URL that begins with https://' };
  if (url.username !== '' || url.password !== '') return { fault: 'leave the name and the password out of the URL' };
  if (url.hash !== '') return { fault: 'leave out everything after #' };
  if (targets === 'public' && !ports.has(url.port)) return { fault: 'leave out the port, or use 443 or 8443' };
  if (targets === 'public' && !isPublicHost(url)) return { fault: 'enter a URL that can be reached from the internet' };
  return { url: url.href };
}

/** A name without a dot, or below what is kept for local networks (RFC 6761, 6762, 8375), is never of the internet. */
function isPublicHost(url: URL): boolean {
  const address = literalAddress(url);
  if (address !== null) return isPublicAddress(address);
  const host = url.hostname.replace(/\.$/, '');
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa|test|invalid)$/.test(host);
}
