import { loadPage } from './page-files.js';
import type { LoadPage } from './page-route.js';

/** Raised on the window if the script of a page does not load; its `detail` is the error. */
export const preloadErrorEvent = 'preload-error';

/**
 * A page loader that reports a failure to load (docs/rules.md#preload-errors). It rethrows the error unless a listener
 * cancels the event in order to handle it; then the page stays as it is.
 */
export const withPreloadErrors =
  (load: LoadPage): LoadPage =>
  async (file) => {
    try {
      return await load(file);
    } catch (error) {
      const goesOn = window.dispatchEvent(new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error }));
      if (goesOn) throw error;
      return new Promise(() => undefined);
    }
  };

/** Loads the page in a file during a navigation. */
export const loadNextPage = withPreloadErrors(loadPage);
