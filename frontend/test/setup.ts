import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

// In development React takes a stack trace of each element, for warnings, until there are ten thousand: of all that tests
// render, a tenth of their processor time. They see the warnings without it.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
  configurable: true,
});

// Fake timers replace what there is when they are first asked about, which must not be the stub of a file before.
vi.isFakeTimers();

// What Radix and our components ask of a browser and jsdom does not have.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

configure({
  // A page's first import can take seconds on a busy machine.
  asyncUtilTimeout: 60_000,
  // A query that finds nothing yet would write out the whole page each time; `screen.debug()` does when asked.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// The next file of the worker begins with an empty page.
afterEach(() => {
  cleanup();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  // An open dialog leaves its own pointer-events here.
  document.body.removeAttribute('style');
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
