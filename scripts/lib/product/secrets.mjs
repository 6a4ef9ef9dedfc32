import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brokerUsers, callers, namesOf } from './services.mjs';

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

/** @param {string[]} names @returns {Record<string, string>} */
const oneEach = (names) => Object.fromEntries(names.map((name) => [name, random(32)]));

export const makeSecrets = () => ({
  tokenKeys: tokenKeys(),
  callerTokens: oneEach(callers),
  natsPasswords: oneEach(brokerUsers),
  linkSecrets: oneEach(namesOf(({ links }) => links)),
  postgresPassword: random(18),
  contractorPassword: random(9),
  adminPassword: random(9),
});

/** @typedef {ReturnType<typeof makeSecrets>} Secrets */

/**
 * The secrets of this checkout, created once and readable only by their owner. Missing ones are added; the others are
 * in use and stay.
 * @param {string} file
 * @returns {Secrets}
 */
export function loadSecrets(file) {
  mkdirSync(dirname(file), { recursive: true });
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = withOlder(makeSecrets(), kept);
  if (JSON.stringify(secrets) !== JSON.stringify(kept))
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/**
 * The older values, with new ones where there are none, also inside a group.
 * @template {object} T
 * @param {T} made
 * @param {Record<string, unknown>} older
 * @returns {T}
 */
function withOlder(made, older) {
  /** @param {object} first @param {object} second what is in the first stays where it is */
  const completed = (first, second) => ({ ...first, ...second, ...first });
  const groups = Object.entries(completed(older, made)).map(([name, value]) => {
    const fresh = /** @type {Record<string, unknown>} */ (made)[name];
    return [name, value instanceof Object && fresh instanceof Object ? completed(value, fresh) : value];
  });
  return Object.fromEntries(groups);
}

/**
 * What a receiver's CALLER_DIGESTS holds of these callers.
 * @param {Secrets} secrets
 * @param {string[]} names
 */
export const callerDigests = ({ callerTokens }, ...names) =>
  names.map((caller) => `${caller}:${digestOf(callerTokens[caller])}`).join(',');

/** @param {string} token */
export const digestOf = (token) => createHash('sha256').update(token).digest('hex');
