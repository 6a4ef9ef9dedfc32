import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {number} bytes */
const random = (bytes) => randomBytes(bytes).toString('base64url');

/** PEM keys travel in environment variables as base64 of the whole text. */
function tokenKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey: Buffer.from(publicKey).toString('base64'),
    privateKey: Buffer.from(privateKey).toString('base64'),
  };
}

export const makeSecrets = () => ({
  tokenKeys: tokenKeys(),
  callerTokens: { notifications: random(32), accounts: random(32), search: random(32), web: random(32) },
  natsPasswords: {
    directory: random(32),
    accounts: random(32),
    reviews: random(32),
    notifications: random(32),
    search: random(32),
    gateway: random(32),
  },
  linkSecrets: { directory: random(32), accounts: random(32), reviews: random(32) },
  postgresPassword: random(18),
  contractorPassword: random(9),
  adminPassword: random(9),
});

/** @typedef {ReturnType<typeof makeSecrets>} Secrets */

/**
 * The secrets of this checkout, made once and readable by their owner only. Those that an earlier version did not have
 * are added; the others are in use and stay.
 * @param {string} file
 * @returns {Secrets}
 */
export function loadSecrets(file) {
  mkdirSync(dirname(file), { recursive: true });
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = { ...makeSecrets(), ...kept };
  if (Object.keys(secrets).length > Object.keys(kept).length)
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/**
 * What a receiver's CALLER_DIGESTS holds of these callers.
 * @param {Secrets} secrets
 * @param {(keyof Secrets['callerTokens'])[]} callers
 */
export const callerDigests = ({ callerTokens }, ...callers) =>
  callers.map((caller) => `${caller}:${digestOf(callerTokens[caller])}`).join(',');

/** @param {string} token */
export const digestOf = (token) => createHash('sha256').update(token).digest('hex');
