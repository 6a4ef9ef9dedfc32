import { apiPaths } from '@poolpros/contracts/paths';
import { matchRoute } from '@poolpros/contracts/route-match';
import type { ApiClient } from '../../shared/api/api-client.js';

/** The most errors that one visit reports; a page that fails in a loop says nothing new. */
const mostReports = 5;

/** The build as the name of one of its scripts ends: `/assets/after-idle-BkX3a9Zq.js`. */
export const buildOf = (script: string): string => /-([\w-]{8})\.js$/.exec(script)?.[1] ?? 'unknown';

/** Sends that a script failed: the pattern of the page and the build, and nothing of the error (docs/rules.md#client-reports). */
export function createErrorReports(api: Pick<ApiClient, 'postLast'>, build: string) {
  let sent = 0;
  return (path: string): void => {
    if (sent >= mostReports) return;
    sent += 1;
    const pattern = matchRoute(path)?.row.path ?? '/:other';
    void api.postLast(apiPaths.clientReports, { kind: 'client_error', path: pattern, build });
  };
}
