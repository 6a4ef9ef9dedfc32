import { networkOf, siteOf } from '@poolpros/chassis/network';
import { siteAllowance } from '@poolpros/contracts/rate-limits';
import type { Count } from './local-counters.js';
import type { SharedCounts } from './rate-limit-store.js';

/** Counts requests by the network of a visitor and, for IPv6, also by its site, which may send ten times as many. */
export interface VisitorCounts {
  /**
   * Counts a request as so many. Returns the stricter of the two counts, as a count of the network, which may send
   * `max`.
   */
  count(ip: string, o: { limit: string; windowMs: number; max: number; weight: number }): Promise<Count>;
  /** Uncounts one request. */
  giveBack(ip: string, limit: string): void;
}

export function createVisitorCounts(counts: Pick<SharedCounts, 'count' | 'giveBack'>): VisitorCounts {
  return {
    async count(ip, { limit, windowMs, max, weight }) {
      const keys = keysOf(ip, limit);
      const [network, site] = await Promise.all([
        counts.count(keys.network, windowMs, max, weight),
        keys.site && counts.count(keys.site, windowMs, siteAllowance * max, weight),
      ]);
      const current = site ? site.current - (siteAllowance - 1) * max : 0;
      return site && current > network.current ? { current, ttl: site.ttl } : network;
    },
    giveBack(ip, limit) {
      const { network, site } = keysOf(ip, limit);
      counts.giveBack(network);
      if (site) counts.giveBack(site);
    },
  };
}

function keysOf(ip: string, limit: string): { network: string; site: string | null } {
  const site = siteOf(ip);
  return { network: `${networkOf(ip)}:${limit}`, site: site.includes(':') ? `${site}/48:${limit}` : null };
}
