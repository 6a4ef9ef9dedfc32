import { expect, it } from 'vitest';
import * as z from 'zod';
import {
  busShape,
  ConfigError,
  calledShape,
  callerShape,
  checkOperator,
  databaseShape,
  filesShape,
  httpShape,
  loadConfig,
  operatorShape,
  publicUrlShape,
  tagShape,
  tokenShape,
} from './config.js';
import { testTokens } from './testing/tokens.js';

const schema = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  ...tokenShape,
  ...callerShape,
  ...calledShape,
  ...publicUrlShape,
});
const complete = {
  PORT: '4101',
  DATABASE_URL: 'postgres://directory:secret@db:5432/directory',
  NATS_URL: 'nats://nats:4222',
  JWT_PUBLIC_KEY: testTokens().publicKey,
  INTERNAL_TOKEN: 'x'.repeat(32),
  ACCOUNTS_URL: 'http://accounts:8080',
  CALLER_DIGESTS: `notifications:${'a'.repeat(64)}, search:${'b'.repeat(64)}`,
  PUBLIC_URL: 'https://poolpros.example.com/',
};

const problemsOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    loadConfig(schema, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

it('reads a complete environment and fills in the defaults', () => {
  expect(loadConfig(schema, { ...complete, UNRELATED: 'ignored' })).toEqual({
    ...complete,
    CALLER_DIGESTS: new Map([
      ['notifications', 'a'.repeat(64)],
      ['search', 'b'.repeat(64)],
    ]),
    PORT: 4101,
    PUBLIC_URL: 'https://poolpros.example.com',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DATABASE_POOL_SIZE: 10,
    EVENT_PREFIX: '',
  });
});

it('names all missing variables at once, and takes an empty one for missing', () => {
  expect(problemsOf({ ...complete, PORT: '', NATS_URL: undefined })).toEqual([
    'PORT: is missing',
    'NATS_URL: is missing',
  ]);
});

it.each([
  ['PORT', 'http', 'must be a port'],
  ['PORT', '70000', 'must be a port'],
  ['LOG_LEVEL', 'loud', 'Invalid option'],
  ['DATABASE_URL', 'mysql://db/x', 'must look like postgres://'],
  ['DATABASE_POOL_SIZE', '0', 'must be a number from 1 to 100'],
  ['NATS_URL', 'nowhere', 'must look like nats://'],
  ['EVENT_PREFIX', 'a.b', 'may hold letters'],
  ['JWT_PUBLIC_KEY', 'aGVsbG8=', 'must be an Ed25519 public key'],
  ['INTERNAL_TOKEN', 'short', 'at least 32'],
  ['CALLER_DIGESTS', 'a'.repeat(64), 'must look like notifications:'],
  ['CALLER_DIGESTS', `stranger:${'a'.repeat(64)}`, 'must look like notifications:'],
  ['CALLER_DIGESTS', `search:${'a'.repeat(63)}`, 'must look like notifications:'],
  ['PUBLIC_URL', 'poolpros.example.com', 'must look like https://'],
  ['PUBLIC_URL', 'https://example.com/app', 'must not have a path'],
])('rejects %s with a reason', (name, value, reason) => {
  const [problem, ...more] = problemsOf({ ...complete, [name]: value });
  expect(more).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${name}: `));
  expect(problem).toContain(reason);
});

it('never repeats a value', () => {
  const wrong = Object.fromEntries(Object.keys(complete).map((name) => [name, `S3CRET-${name}`]));
  const problems = problemsOf(wrong);
  expect(problems).toHaveLength(8);
  expect(problems.join('\n')).not.toContain('S3CRET');
});

it.each([
  'file:///var/lib/poolpros/files',
  'https://key:secret@s3.us-east-1.amazonaws.com/pools?region=us-east-1',
  'http://key:se%2Fcret@127.0.0.1:9000/pools',
])('stores files at %s', (FILES_URL) => {
  expect(loadConfig(z.object(filesShape), { FILES_URL })).toEqual({ FILES_URL });
});

it.each([
  '/var/files',
  'file:///',
  'https://s3.example.com/pools',
  'https://key@host/b',
  'https://key:secret@host',
  's3://b',
])('stores no files at %s', (FILES_URL) => {
  expect(() => loadConfig(z.object(filesShape), { FILES_URL })).toThrow(/FILES_URL: must look like file:/);
});

it('asks for every setting of the operator where the public reads the site, and only there', () => {
  const ofOperator = z.object({ ...publicUrlShape, ...operatorShape }).superRefine(checkOperator);
  expect(() => loadConfig(ofOperator, { PUBLIC_URL: 'http://127.0.0.1:4000' })).not.toThrow();
  const missing = Object.keys(operatorShape).map((name) => `${name}: is missing`);
  expect(() => loadConfig(ofOperator, { PUBLIC_URL: 'https://pools.example' })).toThrow(missing.join('; '));
});

const tags = (TAG_ORIGINS: string) => loadConfig(z.object(tagShape), { TAG_ORIGINS }).TAG_ORIGINS;

it('reads the origins of tags, each once, and none by default', () => {
  expect(tags('https://tags.example, https://pixel.example/,https://tags.example')).toEqual([
    'https://tags.example',
    'https://pixel.example',
  ]);
  expect(tags('')).toEqual([]);
});

it.each(['tags.example', 'https://tags.example/ads.js', "https://tags.example; script-src 'unsafe-inline'", '*'])(
  'rejects %s as the origin of a tag',
  (value) => {
    expect(() => tags(value)).toThrow('TAG_ORIGINS: must look like https://tags.example.com,https://pixel.example.net');
  },
);
