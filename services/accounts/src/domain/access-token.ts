import { createPrivateKey, sign } from 'node:crypto';
import { type AccessTokenClaims, type Audience, accessTokenIssuer } from '@poolpros/contracts/http/accounts';
import { permissionsOf, type StaffRole } from '@poolpros/contracts/roles';
import { lacksSecondFactor, type StaffFactorPolicy } from './second-factor.js';

/** How long a service that cannot learn about ended sessions would still accept one (docs/rules.md#sessions). */
export const accessTokenSeconds = 15 * 60;
/** The clocks of replicas may differ, and a replaced refresh token still yields access tokens for a moment. */
const slackSeconds = 60;

/** Access tokens of sessions that were last refreshed before this instant have expired. */
export const tokensSince = (now: Date): Date => new Date(now.getTime() - (accessTokenSeconds + slackSeconds) * 1000);

interface SignedIn {
  account: { id: string; audience: Audience; role: StaffRole | null };
  session: { id: string; amr: readonly string[] };
}
export type SignAccessToken = (signedIn: SignedIn, now: Date) => string;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs access tokens as JWT with EdDSA (RFC 8037). A session that lacks a required second factor gets no permission.
 * The key is an Ed25519 PEM in base64; throws for any other.
 */
export function createAccessTokenSigner(privateKey: string, policy: StaffFactorPolicy): SignAccessToken {
  const key = createPrivateKey(Buffer.from(privateKey, 'base64'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('JWT_PRIVATE_KEY is not an Ed25519 key');
  return ({ account, session }, now) => {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const claims: AccessTokenClaims = {
      iss: accessTokenIssuer,
      sub: account.id,
      aud: account.audience,
      typ: 'access',
      iat: issuedAt,
      exp: issuedAt + accessTokenSeconds,
      sid: session.id,
      amr: [...session.amr],
      permissions: lacksSecondFactor(policy, account.audience, session.amr) ? [] : [...permissionsOf(account)],
    };
    const content = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`;
    return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`;
  };
}
