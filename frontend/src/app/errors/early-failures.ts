import { pageErrorEvent } from './page-error.js';

/** What happened, and the path of the page on which it did. */
export type ReportFailure = (failure: Event, path: string) => void;

/** As many as a visit reports; a script that fails in a loop fills no memory. */
const mostKept = 5;

/**
 * Keeps the failures of scripts until what reports them has loaded. The returned function passes on those so far, and from
 * then on each at once.
 */
export function keepFailures(): (report: ReportFailure) => void {
  const kept: Parameters<ReportFailure>[] = [];
  let onFailure: ReportFailure = (...failure) => {
    if (kept.length < mostKept) kept.push(failure);
  };
  for (const type of ['error', 'unhandledrejection', pageErrorEvent])
    window.addEventListener(type, (failure) => onFailure(failure, window.location.pathname));
  return (report) => {
    onFailure = report;
    for (const failure of kept.splice(0)) report(...failure);
  };
}
