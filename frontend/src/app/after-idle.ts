import type { DataRouter } from 'react-router-dom';
import type { ApiClient } from '../shared/api/api-client.js';
import { ApiError } from '../shared/api/api-error.js';
import type { ReportFailure } from './errors/early-failures.js';
import { buildOf, createErrorReports } from './errors/report-error.js';
import { preloadErrorEvent } from './preload-error.js';
import { createEditWatch, reloadOnce } from './reload-once.js';

export { loadNextPage } from './preload-error.js';

/** This file names the scripts of all pages by their hashes, so its own name identifies the build. */
const thisScript = import.meta.url;

export interface PageWatch {
  api: Pick<ApiClient, 'postLast'>;
  router: Pick<DataRouter, 'state'>;
  /** Passes on each failure of a script, and those from before this file had loaded. */
  failures: (report: ReportFailure) => void;
  /** Loads a page from the server: another one, or this one again. */
  open?: (url: string | null) => void;
  build?: string;
}

const openPage = (url: string | null): void => {
  if (url === null) window.location.reload();
  else window.location.assign(url);
};

/**
 * What an open page does about failures, from the first idle moment on: it reports errors of scripts, also those before
 * it, and loads again once if a script of a page is gone (docs/rules.md#preload-errors, #client-reports). The returned function ends it.
 */
export function watchPage({ api, router, failures, open = openPage, build = thisScript }: PageWatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const report = createErrorReports(api, buildOf(build));
  failures((failure, path) => {
    const { reason, detail } = failure as Partial<PromiseRejectionEvent & CustomEvent>;
    // What the API answers is no error of a script.
    if (!(signal.aborted || (reason ?? detail) instanceof ApiError)) report(path);
  });

  const edits = createEditWatch(document);
  signal.addEventListener('abort', edits.stop);
  const loadAgain = () => {
    const next = router.state.navigation.location;
    open(next ? `${next.pathname}${next.search}${next.hash}` : null);
  };
  window.addEventListener(
    preloadErrorEvent,
    (event) => {
      const { isEdited } = edits;
      if (reloadOnce({ build, storage: () => window.sessionStorage, isEdited, reload: loadAgain }))
        event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}
