import { callerOf } from '@poolpros/chassis/auth';
import { mayAsk } from '@poolpros/contracts/callers';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.js';

/** Whether the web server reads this for a page, which was counted and admitted itself. */
export function isReadForPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { CALLER_DIGESTS }: Pick<Config, 'CALLER_DIGESTS'>,
): boolean {
  const given = headers['x-internal-token'];
  const caller = typeof given === 'string' ? callerOf(CALLER_DIGESTS, given) : null;
  return caller !== null && mayAsk(caller, 'uncounted-reads');
}
