import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Audience } from '@poolpros/contracts/http/accounts';
import { accountsRoot } from '@poolpros/contracts/paths';
import type { PresentedToken } from '../domain/refresh-token.js';

export interface RefreshCookie {
  name: string;
  options: CookieSerializeOptions;
}

/**
 * The cookie with an audience's refresh token. Under https it has the `__Host-` prefix, which browsers accept only with
 * `Path=/`; the gateway forwards cookies to no other service. Under http it is limited by its path.
 */
export function refreshCookie(publicUrl: string, audience: Audience): RefreshCookie {
  const secure = publicUrl.startsWith('https:');
  const name = `poolpros-${audience}`;
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'strict', secure, path: secure ? '/' : `${accountsRoot}/${audience}` },
  };
}

/** The cookie's value names the session, so that an outdated token still finds the session it must end. */
export const cookieValue = ({ sessionId, secret }: PresentedToken): string => `${sessionId}.${secret}`;

/** Parses a cookie's value; null if it is none of ours. */
export function readCookieValue(value: string | undefined): PresentedToken | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(value ?? '');
  return match?.[1] && match[2] ? { sessionId: match[1], secret: match[2] } : null;
}
