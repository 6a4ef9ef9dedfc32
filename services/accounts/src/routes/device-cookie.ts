import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { linkToken } from '@poolpros/chassis/links';
import { accountsRoot } from '@poolpros/contracts/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';

type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'LINK_SECRET'>;

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie of a browser whose owner has proved to own an account, by logging in or through a mailed link. It grants
 * no access: it only gives the browser a separate counter of failed logins. `subject` is the account's loginSubject;
 * each account has its own cookie, so that several accounts can know a browser.
 */
function deviceCookie(publicUrl: string, subject: string): { name: string; options: CookieSerializeOptions } {
  const secure = publicUrl.startsWith('https:');
  const name = `poolpros-device-${subject.slice(0, 16)}`;
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'strict', secure, path: secure ? '/' : accountsRoot, maxAge: yearSeconds },
  };
}

const signature = (secret: string, subject: string, device: string): string =>
  linkToken(secret, 'device-cookie', `${subject}:${device}`);

/** The device in the cookies of a request; null if none was signed here for this account. */
export function knownDevice({ cookies }: FastifyRequest, config: CookieConfig, subject: string): string | null {
  const value = cookies[deviceCookie(config.PUBLIC_URL, subject).name];
  const [, device, given] = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(value ?? '') ?? [];
  if (device === undefined || given === undefined) return null;
  const expected = signature(config.LINK_SECRET, subject, device);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? device : null;
}

/** Makes the account know the browser from now on, as its existing device or as a new one. */
export function rememberDevice(reply: FastifyReply, config: CookieConfig, subject: string, known: string | null): void {
  const device = known ?? randomBytes(16).toString('base64url');
  const { name, options } = deviceCookie(config.PUBLIC_URL, subject);
  reply.setCookie(name, `${device}.${signature(config.LINK_SECRET, subject, device)}`, options);
}
