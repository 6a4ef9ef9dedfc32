import { clientName } from '@poolpros/chassis/client-name';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { FastifyRequest } from 'fastify';
import { type LoginOrigin, loginSubject } from '../actions/login-attempt.js';
import type { Config } from '../config.js';
import { knownDevice } from './device-cookie.js';

/** The name of the browser of a request, and its IP address. */
export const clientOf = ({ headers, ip }: FastifyRequest): { client: string; ip: string } => ({
  client: clientName(headers['user-agent']),
  ip,
});

/** The origin of an attempt to log in. */
export function loginOrigin(
  request: FastifyRequest,
  config: Config,
  account: { audience: Audience; email: string },
): LoginOrigin {
  const subject = loginSubject(config.LINK_SECRET, account);
  return { subject, device: knownDevice(request, config, subject), ...clientOf(request) };
}
