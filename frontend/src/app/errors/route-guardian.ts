import type { ClientReport } from '@poolpros/contracts/http/client-reports';
import { redactedPath } from '@poolpros/contracts/redacted-path';
import { checkRoute } from '@poolpros/contracts/route-check';
import type { Properties } from '../../shared/analytics/analytics.js';

/** The numbers of visits at which a path without a page is reported again, and at which it becomes critical. */
const alertAt = 3;
const criticalAt = 5;
/** How often the counts are cleared, in milliseconds. */
const healthCheckMs = 300_000;
/** How long after a step back or forward the path is checked, in milliseconds. */
const popStateMs = 100;

/** Where a visit is reported: to analytics, and to our own server, which counts it. */
export interface GuardianReports {
  capture(event: string, properties: Properties): void;
  send(report: ClientReport): void;
}

const isSoft404 = (path: string): boolean => {
  const { isValid, shouldBe404 } = checkRoute(path);
  return !isValid && !shouldBe404;
};

/**
 * Counts the visits of soft 404s by path and reports them (docs/rules.md#route-guardian). Visitors do not notice it.
 * From the first visit on it checks the path after each step back or forward, which may not mount a page again.
 */
export function createRouteGuardian() {
  const visits = new Map<string, number>();
  let check: number | undefined;
  let popped: number | undefined;
  let followed: GuardianReports | null = null;

  const clear = () => {
    visits.clear();
    window.clearInterval(check);
    check = undefined;
  };

  function count(path: string, { capture, send }: GuardianReports): void {
    const label = redactedPath(path);
    const value = (visits.get(label) ?? 0) + 1;
    visits.set(label, value);
    check ??= window.setInterval(clear, healthCheckMs);
    console.info(`no page at ${label}, visit ${value}`);
    const report = { category: 'routing', label, value };
    capture('soft_404_detected', report);
    send({ kind: 'missing_path', path: label });
    if (value === alertAt) capture('route_guardian_alert', report);
    if (value !== criticalAt) return;
    console.error(`critical: ${value} visits of ${label}, which has no page`);
    capture('route_guardian_critical', report);
  }

  const checkLater = () => {
    window.clearTimeout(popped);
    popped = window.setTimeout(() => {
      const { pathname } = window.location;
      if (followed && isSoft404(pathname)) count(pathname, followed);
    }, popStateMs);
  };

  return {
    /** The page for a path without one is shown; `byHistory` after a step back or forward. */
    visit(path: string, reports: GuardianReports, byHistory = false): void {
      const isFirst = followed === null;
      if (isFirst) window.addEventListener('popstate', checkLater);
      followed = reports;
      // A later step through the history is counted by its check.
      if (isSoft404(path) && (isFirst || !byHistory)) count(path, reports);
    },
    stop(): void {
      window.removeEventListener('popstate', checkLater);
      window.clearTimeout(popped);
      clear();
    },
  };
}
