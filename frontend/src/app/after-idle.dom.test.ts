import { apiPaths } from '@poolpros/contracts/paths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../shared/api/api-error.js';
import { type PageWatch, watchPage } from './after-idle.js';
import { keepFailures } from './errors/early-failures.js';
import { pageErrorEvent } from './errors/page-error.js';
import { preloadErrorEvent } from './preload-error.js';

const build = 'https://poolpros.example/assets/after-idle-BkX3a9Zq.js';
const postLast = vi.fn(async () => undefined);
const open = vi.fn();
const routerAt = (next?: object) => ({ state: { navigation: { location: next } } }) as unknown as PageWatch['router'];
const going = { pathname: '/search-results', search: '?state=texas', hash: '#list' };
const preloadFails = () =>
  !window.dispatchEvent(new CustomEvent(preloadErrorEvent, { cancelable: true, detail: new TypeError('gone') }));

let stop: () => void;
const watch = (router = routerAt(going)) => {
  stop = watchPage({ api: { postLast }, router, failures: keepFailures(), open, build });
};
beforeEach(() => window.history.replaceState(null, '', '/pool-contractors/texas/austin'));
afterEach(() => {
  stop();
  postLast.mockClear();
  open.mockReset();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

const report = { kind: 'client_error', path: '/pool-contractors/:state/:city', build: 'BkX3a9Zq' };

it('opens from the server the page whose script is gone, once, and then leaves the failure to the page', () => {
  watch();
  expect(preloadFails()).toBe(true);
  expect(open.mock.calls).toEqual([['/search-results?state=texas#list']]);
  expect(preloadFails()).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

it('loads the same page again where none is being opened', () => {
  watch(routerAt());
  preloadFails();
  expect(open.mock.calls).toEqual([[null]]);
});

it('does not leave a page on which something was typed', () => {
  document.body.innerHTML = '<form><input></form>';
  watch();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(preloadFails()).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['an error of a script', () => window.dispatchEvent(new ErrorEvent('error', { message: 'anna@example.com' }))],
  [
    'a promise that nobody caught',
    () =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('anna@example.com') })),
  ],
  [
    'a page that was replaced',
    () => window.dispatchEvent(new CustomEvent(pageErrorEvent, { detail: new Error('anna@example.com') })),
  ],
])('reports %s by the pattern of the page and the build, without its message', (_, raise) => {
  watch();
  raise();
  expect(postLast.mock.calls).toEqual([[apiPaths.clientReports, report]]);
});

it('reports an error from before the page was idle, by the page that was open then', () => {
  const failures = keepFailures();
  window.dispatchEvent(new ErrorEvent('error', { message: 'anna@example.com' }));
  window.history.replaceState(null, '', '/about');
  stop = watchPage({ api: { postLast }, router: routerAt(), failures, open, build });
  expect(postLast.mock.calls).toEqual([[apiPaths.clientReports, report]]);
});

it('does not report an answer of the API as an error of a script', () => {
  watch();
  const answer = new ApiError(503, 'unavailable', null);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: answer }));
  window.dispatchEvent(new CustomEvent(pageErrorEvent, { detail: answer }));
  expect(postLast).not.toHaveBeenCalled();
});

it('reports five errors of a visit, and a path without a page as other', () => {
  window.history.replaceState(null, '', '/anna@example.com');
  watch();
  for (let each = 0; each < 6; each += 1) window.dispatchEvent(new ErrorEvent('error'));
  expect(postLast).toHaveBeenCalledTimes(5);
  expect(postLast).toHaveBeenLastCalledWith(apiPaths.clientReports, { ...report, path: '/:other' });
});
