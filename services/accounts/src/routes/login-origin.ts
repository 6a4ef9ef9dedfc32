import { clientName } from '@poolpros/chassis/client-name';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { FastifyRequest } from 'fastify';
import { type LoginOrigin, loginSubject } from '../actions/login-attempt.js';
import type { Config } from '../config.js';
import { knownDevice } from './device-cookie.js';

/** The browser of a request by name, and its IP address. */
export const clientOf = ({ headers, ip }: FastifyRequest): { client: string; ip: string } => ({
  client: clientName(headers['user-agent']),
  ip,
});

/** Where an attempt to get into an account comes from. */
export function loginOrigin(
  request: FastifyRequest,
  config: Config,
  account: { audience: Audience; email: string },
): LoginOrigin {
  const subject = loginSubject(config.LINK_SECRET, account);
  return { subject, device: knownDevice(request, config, subject), ...clientOf(request) };
}
