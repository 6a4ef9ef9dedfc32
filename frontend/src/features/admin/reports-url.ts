import type { ReportState } from '@poolpros/contracts/http/listing-reports';

/** The query of the console that shows the reports. */
export function reportsUrl({ state, page }: { state: ReportState; page: number }): string {
  const query = new URLSearchParams({ view: 'reports' });
  if (state !== 'open') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}
