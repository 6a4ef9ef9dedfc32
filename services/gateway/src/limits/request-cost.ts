import { assetsRoot } from '@poolpros/contracts/missing-page';
import { apiRoot } from '@poolpros/contracts/paths';
import { mediaRoot } from '@poolpros/contracts/photo-url';
import { dearCost, plainCost } from '@poolpros/contracts/rate-limits';
import type { FastifyRequest } from 'fastify';

/**
 * What a request takes of the budget of its network. Everything that the web server makes is dear, also the page that
 * says that there is none.
 */
export function costOf({ url, apiRead }: Pick<FastifyRequest, 'url' | 'apiRead'>): number {
  const [path = ''] = url.split('?', 1);
  const isIn = (root: string): boolean => path === root || path.startsWith(`${root}/`);
  if (apiRead) return apiRead.dear ? dearCost : plainCost;
  return isIn(apiRoot) || isIn(mediaRoot) || isIn(assetsRoot) ? plainCost : dearCost;
}
