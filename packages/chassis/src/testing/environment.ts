import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callers } from './callers.js';
import { testPrefix } from './prefix.js';
import { type TestTokens, testTokens } from './tokens.js';

const secret = () => randomBytes(24).toString('hex');

/** The environment that a service needs besides the URLs of stores. No server listens at its URL of accounts. */
export const testEnvironment = (tokens: TestTokens = testTokens()) => ({
  PORT: '0',
  METRICS_PORT: '0',
  PUBLIC_URL: 'https://poolpros.example',
  EVENT_PREFIX: testPrefix(),
  JWT_PUBLIC_KEY: tokens.publicKey,
  JWT_PRIVATE_KEY: tokens.privateKey,
  CALLER_DIGESTS: callers.digests,
  INTERNAL_TOKEN: secret(),
  ACCOUNTS_URL: 'http://127.0.0.1:9',
  LINK_SECRET: secret(),
  FILES_URL: pathToFileURL(join(tmpdir(), `files-${secret()}`)).href,
});
