import { loadPage } from './page-files.js';
import type { LoadPage } from './page-route.js';

/** Raised on the window when the script of a page does not load; its `detail` is the error. */
export const preloadErrorEvent = 'preload-error';

/**
 * A loader of pages that says so when one does not load (docs/rules.md#preload-errors). The error goes on, unless who
 * listens cancels the event to do something else about it; then the page stays as it is.
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

/** Loads the page of a file that the visitor goes on to. */
export const loadNextPage = withPreloadErrors(loadPage);
