import { generateKeyPairSync, randomBytes } from 'node:crypto';
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

const makeSecrets = () => ({
  tokenKeys: tokenKeys(),
  internalToken: random(32),
  linkSecrets: { directory: random(32), accounts: random(32), reviews: random(32) },
  postgresPassword: random(18),
  contractorPassword: random(9),
  adminPassword: random(9),
});

/** @typedef {ReturnType<typeof makeSecrets>} Secrets */

/**
 * The secrets of this checkout, made once and readable by their owner only.
 * @param {string} file
 * @returns {Secrets}
 */
export function loadSecrets(file) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(makeSecrets(), null, 2)}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
