import type { ClientReport } from '@poolpros/contracts/http/client-reports';
import { routeRows } from '@poolpros/contracts/page-table';
import { otherSegment, redactedPath } from '@poolpros/contracts/redacted-path';
import { checkRoute } from '@poolpros/contracts/route-check';

/** What is counted of a report. */
export interface CountedReport {
  kind: ClientReport['kind'];
  path: string;
  /** Empty for a missing page, which no build has. */
  build: string;
}

const patterns: ReadonlySet<string> = new Set(routeRows.map(([, { path }]) => path));
const otherPath = `/${otherSegment}`;

/** Counted in place of the path when a day has too many different ones. */
export const withoutPath = (report: CountedReport): CountedReport => ({ ...report, path: otherPath, build: '' });

/**
 * What is counted of a report (docs/rules.md#client-reports): of an error the pattern of its page, of a missing page its
 * redacted path. Null for a path that has a page or is known to be wrong.
 */
export function countedReport(report: ClientReport): CountedReport | null {
  const { kind, path } = report;
  if (report.kind === 'client_error') return { kind, path: patterns.has(path) ? path : otherPath, build: report.build };
  const { isValid, shouldBe404 } = checkRoute(path);
  return isValid || shouldBe404 ? null : { kind, path: redactedPath(path.toLowerCase()), build: '' };
}
