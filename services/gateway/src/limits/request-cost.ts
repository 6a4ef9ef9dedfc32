import { assetsRoot } from '@poolpros/contracts/missing-page';
import { apiRoot } from '@poolpros/contracts/paths';
import { mediaRoot } from '@poolpros/contracts/photo-url';
import { dearCost, plainCost } from '@poolpros/contracts/rate-limits';
import type { FastifyRequest } from 'fastify';

/**
 * What a request takes of the budget of its network. A read of the API costs what its endpoint says, whatever route
 * passes it on. Everything that the web server makes is dear, also the page that says that there is none.
 */
export function costOf({ url, apiRead }: Pick<FastifyRequest, 'url' | 'apiRead'>): number {
  const [path = ''] = url.split('?', 1);
  const isIn = (root: string): boolean => path === root || path.startsWith(`${root}/`);
  if (apiRead) return apiRead.dear ? dearCost : plainCost;
  return isIn(apiRoot) || isIn(mediaRoot) || isIn(assetsRoot) ? plainCost : dearCost;
}

/**
 * For how many plain requests it counts in the limits of its network: for as many as it takes places, and for one if the
 * gateway has the page already.
 */
export function weightOf<R extends Parameters<typeof costOf>[0]>(
  request: R,
  isStored: (request: R) => boolean,
): number {
  const cost = costOf(request);
  return cost > plainCost && isStored(request) ? plainCost : cost;
}
