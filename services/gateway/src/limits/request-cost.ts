import { apiRoot } from '@poolpros/contracts/paths';
import { mediaRoot } from '@poolpros/contracts/photo-url';
import { dearCost, plainCost } from '@poolpros/contracts/rate-limits';
import { readAt } from '../known-reads.js';

/** Files of the build, which the web server has in memory. */
const assets = '/assets/';

/**
 * What a request takes of the budget of its network. Everything that the web server makes is dear, also the page that
 * says that there is none.
 */
export function costOf({ method, url }: { method: string; url: string }): number {
  const [path = ''] = url.split('?', 1);
  const isIn = (root: string): boolean => path === root || path.startsWith(`${root}/`);
  if (isIn(mediaRoot)) return plainCost;
  if (isIn(apiRoot)) return (method === 'GET' || method === 'HEAD') && readAt(path)?.dear ? dearCost : plainCost;
  return path.startsWith(assets) ? plainCost : dearCost;
}
