import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';
import { linkToken } from './links.js';

/** The network of an IP address: an IPv4 address itself, of IPv6 the /64 that one customer gets. */
export const networkOf = (ip: string): string => startOf(ip, 64);

/** The site of an IP address: an IPv4 address itself, of IPv6 the /48, whose 65,536 networks one customer can get for free. */
export const siteOf = (ip: string): string => startOf(ip, 48);

function startOf(ip: string, prefix: number): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/${prefix}`).startAddress().correctForm();
}

/** For `trustProxy` of a service behind the gateway, which alone calls for visitors and sends their IP address in a header. */
export const nearestHop = (_address: string, hop: number): boolean => hop === 0;

/** What is stored of the network of an IP address, to count what comes from it for one purpose: no way leads back to it. */
export const networkHash = (secret: string, purpose: string, ip: string): string =>
  linkToken(secret, purpose, networkOf(ip));

/** What owners are shown of the network of an IP address: enough to tell two apart, not enough to find somebody. */
export function networkLabel(ip: string): string {
  const network = networkOf(ip);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:…`;
  return network.includes('.') ? network.replace(/[.]\d+$/, '.x') : '';
}
