import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';
import { linkToken } from './links.js';

/** The network of an IP address: an IPv4 address itself, or the /64 of an IPv6 address, which one customer gets. */
export const networkOf = (ip: string): string => startOf(ip, 64);

/**
 * The site of an IP address: an IPv4 address itself, or the /48 of an IPv6 address, whose 65,536 networks one customer
 * can get for free.
 */
export const siteOf = (ip: string): string => startOf(ip, 48);

function startOf(ip: string, prefix: number): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/${prefix}`).startAddress().correctForm();
}

/**
 * `trustProxy` of a service behind the gateway. Only the gateway calls for visitors, and sends their IP address in a
 * header.
 */
export const nearestHop = (_address: string, hop: number): boolean => hop === 0;

/** The stored form of an IP address's network, to count requests for one purpose. It cannot be reversed. */
export const networkHash = (secret: string, purpose: string, ip: string): string =>
  linkToken(secret, purpose, networkOf(ip));

/**
 * The network of an IP address as owners see it: enough to tell two networks apart, not enough to identify a person.
 */
export function networkLabel(ip: string): string {
  const network = networkOf(ip);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:…`;
  return network.includes('.') ? network.replace(/[.]\d+$/, '.x') : '';
}
