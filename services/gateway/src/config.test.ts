import { loadConfig } from '@poolpros/chassis/config';
import { testTokens } from '@poolpros/chassis/testing/tokens';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config.js';

const environment = {
  PORT: '4000',
  METRICS_PORT: '4100',
  PUBLIC_URL: 'https://pools.example',
  REDIS_URL: 'redis://127.0.0.1:6379',
  NATS_URL: 'nats://127.0.0.1:4222',
  JWT_PUBLIC_KEY: testTokens().publicKey,
  INTERNAL_TOKEN: 'of-the-gateway'.padEnd(32, '-'),
  CALLER_DIGESTS: `web:${'a'.repeat(64)}`,
  DIRECTORY_URL: 'http://directory:8080',
  SEARCH_URL: 'http://search:8080',
  ACCOUNTS_URL: 'http://accounts:8080',
  REVIEWS_URL: 'http://reviews:8080',
  NOTIFICATIONS_URL: 'http://notifications:8080',
  WEB_URL: 'http://web:8080',
};

describe('the configuration', () => {
  it('trusts no proxy and scales no limit by default', () => {
    expect(loadConfig(configSchema, environment)).toMatchObject({ TRUSTED_PROXIES: [], RATE_LIMITS_SCALE: 1 });
  });

  it('reads a list of proxies', () => {
    const { TRUSTED_PROXIES } = loadConfig(configSchema, { ...environment, TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['RATE_LIMITS_SCALE', '0'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['WEB_URL', 'http://web:8080/path'],
    ['CALLER_DIGESTS', 'web'],
  ])('rejects %s=%s', (name, value) => {
    expect(() => loadConfig(configSchema, { ...environment, [name]: value })).toThrow(name);
  });
});
