import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePaths } from './paths.js';
import { withoutSecret } from './secret-paths.js';
import { holdsSecret } from './secret-urls.js';

const root = join(import.meta.dirname, '../../..');

/** Every link to a page with a query that a service writes into a mail or text message, and the source of each value. */
function mailedLinks() {
  const sources = ['accounts', 'directory', 'reviews', 'notifications'].flatMap((service) =>
    readdirSync(join(root, 'services', service, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, 'services', service, 'src', file), 'utf8')),
  );
  return sources.flatMap((text) =>
    [...text.matchAll(/\$\{pagePaths\.(\w+)\}\?([^`]+)`/g)].map(([, page = '', query = '']) => ({
      path: pagePaths[page as keyof typeof pagePaths],
      query: [...query.matchAll(/(\w+)=\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, name = '', value = '']) => ({
        name,
        isSecret: /token/i.test(value),
      })),
    })),
  );
}

describe('holdsSecret', () => {
  it('knows the secret of every link that a service mails', () => {
    const links = mailedLinks().flatMap(({ path, query }) => query.map((parameter) => ({ path, ...parameter })));
    const secrets = links.filter(({ isSecret }) => isSecret).map(({ path, name }) => `${path}?${name}`);
    expect(new Set(secrets)).toEqual(
      new Set([
        '/contractor/claim/confirm?answer',
        '/contractor/claim/confirm?objection',
        '/contractor/claim/confirm?token',
        '/contractor/invitation?token',
        '/list-your-business?again',
        '/list-your-business?draft',
        '/submission-confirmation?token',
        '/submission-status?token',
      ]),
    );
    for (const { path, name, isSecret } of links)
      expect([path, name, holdsSecret(`${path}?${name}=x`)]).toEqual([path, name, isSecret]);
  });

  it('knows the pages whose path ends with a token', () => {
    const paths = Object.values(pagePaths).filter((path) => path.includes(':token'));
    expect(paths).toHaveLength(8);
    for (const path of paths) expect([path, holdsSecret(path.replace(':token', 'aB-c_1'))]).toEqual([path, true]);
  });

  it.each([
    '/%72eset-password/abc',
    '/verify%2Dreview/abc',
    '/Reset-Password/abc',
    '//reset-password//abc',
    '/reset-password%2Fabc',
    '/reset-password/abc/and/more',
    '/Submission-Status/?page=1&token=abc',
    '/submission-status?%74oken=abc',
    '/submission-status?token',
  ])('finds it in %s', (url) => {
    expect(holdsSecret(url)).toBe(true);
  });

  it.each(['/', '/us?token=abc', '/list-your-business', '/reset-password', '/contractor/claim?token=abc', '/%zz'])(
    'finds none in %s',
    (url) => {
      expect(holdsSecret(url)).toBe(false);
    },
  );
});

it.each([
  ['/reset-password/aB-c_1', '/reset-password/:token'],
  ['/Reset-Password/abc/more', '/reset-password/:token'],
  ['/reset-password', '/reset-password'],
  ['/us/texas', '/us/texas'],
])('%s without its secret is %s', (path, shown) => {
  expect(withoutSecret(path)).toBe(shown);
});
