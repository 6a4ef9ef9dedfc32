import { generateKeyPairSync, sign } from 'node:crypto';
import { type AccessTokenClaims, type Audience, accessTokenIssuer } from '@poolpros/contracts/http/accounts';
import { permissionsOf } from '@poolpros/contracts/roles';
import { newId } from '../ids.js';

export interface TestTokens {
  /** Ed25519 PEM in base64, as in JWT_PUBLIC_KEY. */
  publicKey: string;
  /** Ed25519 PEM in base64, as in JWT_PRIVATE_KEY. */
  privateKey: string;
  /**
   * An access token, of a superadmin if it is an admin's. Expires after 15 minutes by default; negative for an expired
   * one.
   */
  sign(audience: Audience, accountId?: string, o?: { expiresInSeconds?: number; claims?: object }): string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A separate key pair and tokens signed with it, as the accounts service makes them. */
export function testTokens(): TestTokens {
  const pair = generateKeyPairSync('ed25519');
  const pem = (text: string | Buffer) => Buffer.from(text).toString('base64');
  return {
    publicKey: pem(pair.publicKey.export({ type: 'spki', format: 'pem' })),
    privateKey: pem(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    sign(audience, accountId = newId(), o = {}) {
      const now = Math.floor(Date.now() / 1000);
      const claims: AccessTokenClaims = {
        iss: accessTokenIssuer,
        sub: accountId,
        aud: audience,
        typ: 'access',
        iat: now,
        exp: now + (o.expiresInSeconds ?? 900),
        sid: newId(),
        amr: ['pwd'],
        permissions: [...permissionsOf({ audience, role: audience === 'admin' ? 'superadmin' : null })],
        ...o.claims,
      };
      const content = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`;
      return `${content}.${sign(null, Buffer.from(content), pair.privateKey).toString('base64url')}`;
    },
  };
}
