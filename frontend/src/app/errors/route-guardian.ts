import type { Properties } from '../../shared/analytics/analytics.js';

/** The numbers of visits at which a path without a page is reported again, and at which it becomes critical. */
const alertAt = 3;
const criticalAt = 5;
/** How often the counts are cleared, in milliseconds. */
const healthCheckMs = 300_000;

/** A path may contain anything; only one that looks like our words is reported. */
const withoutSecrets = (path: string): string =>
  path
    .split('/')
    .map((segment) => (/^[a-z0-9-]{0,40}$/i.test(segment) ? segment : ':other'))
    .join('/');

/**
 * Counts the visits of soft 404s by path and reports them (docs/rules.md#route-guardian). Visitors do not notice it.
 */
export function createRouteGuardian() {
  const visits = new Map<string, number>();
  let check: number | undefined;

  const clear = () => {
    visits.clear();
    window.clearInterval(check);
    check = undefined;
  };

  return {
    visit(path: string, capture: (event: string, properties: Properties) => void): void {
      const label = withoutSecrets(path);
      const value = (visits.get(label) ?? 0) + 1;
      visits.set(label, value);
      check ??= window.setInterval(clear, healthCheckMs);
      console.info(`no page at ${label}, visit ${value}`);
      const report = { category: 'routing', label, value };
      capture('soft_404_detected', report);
      if (value === alertAt) capture('route_guardian_alert', report);
      if (value !== criticalAt) return;
      console.error(`critical: ${value} visits of ${label}, which has no page`);
      capture('route_guardian_critical', report);
    },
  };
}
