import { expect, it } from 'vitest';
import { countedReport, withoutPath } from './client-report.js';

const missing = (path: string) => countedReport({ kind: 'missing_path', path });
const broken = (path: string) => countedReport({ kind: 'client_error', path, build: 'a1B2c3D4' });

it('counts a missing page by its redacted path in lower case', () => {
  expect(missing('/Guides/Poolz/anna@example.com')).toEqual({
    kind: 'missing_path',
    path: '/guides/poolz/:other',
    build: '',
  });
});

it.each([
  ['has a page', '/about'],
  ['is known to be wrong', '/invalid-page'],
])('does not count a path that %s', (_, path) => {
  expect(missing(path)).toBeNull();
});

it('counts an error by the pattern of its page and its build, and any other path as other', () => {
  expect(broken('/about')).toEqual({ kind: 'client_error', path: '/about', build: 'a1B2c3D4' });
  expect(broken('/anna@example.com')).toMatchObject({ path: '/:other' });
});

it('counts what a day has no room for without its path', () => {
  expect(withoutPath({ kind: 'client_error', path: '/about', build: 'x' })).toEqual({
    kind: 'client_error',
    path: '/:other',
    build: '',
  });
});
