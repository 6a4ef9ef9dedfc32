declare global {
  interface WindowEventMap {
    'page-error': CustomEvent<unknown>;
  }
}

/** Raised on the window when a page is replaced because of an error, its `detail`; React does not raise `error` then. */
export const pageErrorEvent = 'page-error';
