import type { SignedByPasskey } from '@poolpros/contracts/http/accounts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import type { PasskeyChallengeRow, PasskeyRow } from '../db/entities.js';
import { insertChallenge, lockPasskey, passkeysOf, storeUse, takeChallenge } from '../db/passkey-store.js';
import type { OwnSite } from '../domain/own-site.js';
import { challengeMs } from '../domain/passkey.js';
import type { SignedIn } from './step-up.js';

/** The purpose of a proof: a login, or a step-up of a session. */
export type ProofFor = { purpose: 'login' } | { purpose: 'prove'; signedIn: SignedIn };

const asked = (by: ProofFor): Pick<PasskeyChallengeRow, 'purpose' | 'sessionId'> => ({
  purpose: by.purpose,
  sessionId: by.purpose === 'login' ? null : by.signedIn.sessionId,
});

/**
 * The options for the browser to sign. A login lists no passkeys, so it does not reveal whether an email has an
 * account.
 */
export async function beginPasskeyProof(tx: EntityManager, by: ProofFor, site: OwnSite, now: Date) {
  const own = by.purpose === 'login' ? [] : await passkeysOf(tx, by.signedIn.accountId);
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    userVerification: 'required',
    timeout: challengeMs,
    ...(own.length > 0 && {
      allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    }),
  });
  const { challenge } = options;
  await insertChallenge(tx, { challenge, ...asked(by), expiresAt: new Date(now.getTime() + challengeMs) }, now);
  return { ...options };
}

/** The passkey that signed the challenge, once and in time; null if it is none of ours. Locks it. */
export async function checkPasskeyProof(
  tx: EntityManager,
  { by, passkey, site }: { by: ProofFor; passkey: SignedByPasskey; site: OwnSite },
  now: Date,
): Promise<PasskeyRow | null> {
  const known = await lockPasskey(tx, passkey.id);
  if (!known || (by.purpose === 'prove' && known.accountId !== by.signedIn.accountId)) return null;
  // The library throws for anything wrong in the browser's data.
  const result = await verifyAuthenticationResponse({
    response: passkey as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(tx, { challenge, ...asked(by) }, now),
    expectedOrigin: site.origins,
    expectedRPID: site.rpId,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: Number(known.counter),
      transports: known.transports,
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  await storeUse(tx, known.id, { counter: newCounter, synced: credentialBackedUp, lastUsedAt: now });
  return known;
}
