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
import type { SignedIn } from './prove-again.js';

/** What a proof is for: a login, or for a session that asks again who is there. */
export type ProofFor = { purpose: 'login' } | { purpose: 'prove'; signedIn: SignedIn };

const asked = (by: ProofFor): Pick<PasskeyChallengeRow, 'purpose' | 'sessionId'> => ({
  purpose: by.purpose,
  sessionId: by.purpose === 'login' ? null : by.signedIn.sessionId,
});

/** What the browser is asked to sign. A login names no passkeys, so it does not tell whether an email has an account. */
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

/** The passkey that signed what was asked, once and in time; null when none of ours did. Locks it. */
export async function checkPasskeyProof(
  tx: EntityManager,
  { by, passkey, site }: { by: ProofFor; passkey: SignedByPasskey; site: OwnSite },
  now: Date,
): Promise<PasskeyRow | null> {
  const known = await lockPasskey(tx, passkey.id);
  if (!known || (by.purpose === 'prove' && known.accountId !== by.signedIn.accountId)) return null;
  // The library throws whatever is wrong with what a browser sent.
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
