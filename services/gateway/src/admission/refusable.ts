import type { IncomingMessage } from 'node:http';
import { apiRoot } from '@poolpros/contracts/paths';
import type { Config } from '../config.js';
import { isReadForPage } from '../page-reads.js';

/**
 * What is refused before anything is done for it while there is more than the gateway itself can do: reads of the API. A
 * form is never dropped in favor of a read, and a page is what a visitor comes for.
 */
export const refusableBy =
  (config: Pick<Config, 'CALLER_DIGESTS'>) =>
  ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
    method === 'GET' && url.startsWith(`${apiRoot}/`) && !isReadForPage({ headers }, config);
