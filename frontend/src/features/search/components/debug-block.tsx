import type { VisitorCountry } from '../../../entities/search/read-country.js';
import { type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import type { ResponseSource, SearchResults } from '../results.js';

export interface DebugBlockProps {
  filters: SearchFilters;
  country: VisitorCountry;
  results: SearchResults & { source: ResponseSource };
}

/** What was asked and how it was understood, for `debug=true`. */
export function DebugBlock({ filters, country, results }: DebugBlockProps) {
  const { searchType, center, appliedRadius, widenedFrom, sort, total, page, totalPages, source } = results;
  const rows: [string, string | number | null][] = [
    ['asked', decodeURIComponent(searchParams(filters).toString().replaceAll('+', ' ')) || 'everything'],
    ['searchType', searchType],
    ['center', center && `${center.label} (${center.lat.toFixed(3)}, ${center.lon.toFixed(3)})`],
    ['appliedRadius', appliedRadius],
    ['widenedFrom', widenedFrom],
    ['sort', sort],
    ['total', total],
    ['page', `${page} of ${totalPages}`],
    ['country', country],
    ['endpoint', source.endpoint],
    ['duration', `${source.milliseconds} ms`],
    ['request', source.requestId],
  ];
  return (
    <section aria-label="Debug" className="rounded-[12px] border border-dashed border-control bg-stone-50 px-4 py-3">
      <dl className="type-caption grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value ?? 'none'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
