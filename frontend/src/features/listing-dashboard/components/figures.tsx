import type { FigureKind, FigurePeriod, ListingFigures } from '@poolpros/contracts/http/listing-figures';
import { figureLimits } from '@poolpros/contracts/limits';
import { longDate } from '@poolpros/contracts/long-date';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Chart } from '../../../shared/ui/chart.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { Note } from '../../../shared/ui/states.js';
import { listingFiguresQuery } from '../api.js';
import {
  changeText,
  countText,
  kindTexts,
  localText,
  minutesText,
  partText,
  periodTexts,
  shareText,
} from '../figure-texts.js';
import { type TabProps, tabUrl } from '../tab.js';

const periods = Object.keys(periodTexts) as FigurePeriod[];
const kinds = Object.keys(kindTexts) as FigureKind[];
const charts: readonly { title: string; kinds: readonly FigureKind[] }[] = [
  { title: 'How often you are seen', kinds: ['impression', 'profile_view'] },
  { title: 'What visitors do', kinds: ['call', 'website', 'contact', 'request'] },
];

/** What visitors did with the page of a business, and how that compares. The period is in the URL. */
export function Figures({ listing, onSessionEnd }: TabProps) {
  const [params] = useSearchParams();
  const period = periods.find((each) => each === params.get('period')) ?? '30d';
  const { data, error, refetch } = useQuery(listingFiguresQuery(listing.id, period));
  useSessionEnd(onSessionEnd, error);
  const isOtherPlan = error instanceof ApiError && error.code === 'forbidden';
  return (
    <>
      <h1 className="type-h1">Figures</h1>
      <nav aria-label="Period" className="mt-4 flex flex-wrap gap-2 max-sm:gap-1.5">
        {periods.map((each) => (
          <Link
            key={each}
            to={`${tabUrl(listing.id, 'figures')}&period=${each}`}
            aria-current={each === period ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-card border px-4 font-semibold max-sm:px-2.5',
              each === period ? 'border-pool-700 bg-pool-50 text-pool-800' : 'border-rule text-soft hover:bg-stone-50',
            )}
          >
            {periodTexts[each].label}
          </Link>
        ))}
      </nav>
      {data ? (
        <Measured figures={data} />
      ) : isOtherPlan ? (
        <div className="mt-6">
          <Note role="status">
            {error.detail}{' '}
            <Link to={tabUrl(listing.id, 'plan')} className="link">
              See the plans
            </Link>
          </Note>
        </div>
      ) : (
        <LoadingState name="Your figures" error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Measured({ figures }: { figures: ListingFigures }) {
  const { period, from, to, since, counts, reply, conversion, series, local } = figures;
  const { length } = periodTexts[period];
  return (
    <>
      <p className="mt-4 max-w-[44rem] text-soft">
        {longDate(from)} to {longDate(to)}. Each visitor counts once a day. You, your team and search engines are left
        out.
      </p>
      {since === null ? (
        <div className="mt-4">
          <Note>
            No visits have been counted yet. Counting starts with the first visit, and the totals are updated every
            hour.
          </Note>
        </div>
      ) : (
        since > from && <p className="text-soft">Visits have been counted since {longDate(since)}.</p>
      )}
      <dl className="mt-6 grid gap-px overflow-hidden rounded-card border border-rule bg-line sm:grid-cols-2 xl:grid-cols-4">
        {kinds.map((kind) => {
          const { total, before, local: median } = counts[kind];
          return (
            <Tile
              key={kind}
              label={kindTexts[kind].label}
              is={kindTexts[kind].is}
              value={total === null ? null : countText(total)}
              change={total === null || before === null ? null : changeText(total, before, length)}
              local={median === null ? null : countText(median)}
            />
          );
        })}
        <Tile
          label="Median reply"
          is="For the last 30 days. Shown after five requests in 90 days. Nights, 6 pm to 8 am, do not count."
          value={reply.medianMinutes === null ? null : minutesText(reply.medianMinutes)}
          local={reply.local === null ? null : minutesText(reply.local)}
        />
        <Tile
          label="Requests per page view"
          is="Shown after 20 page views."
          value={conversion.share === null ? null : shareText(conversion.share)}
          local={conversion.local === null ? null : shareText(conversion.local)}
        />
      </dl>
      <p className="mt-3 max-w-[44rem] text-soft">{localText(local, figureLimits.localMiles)}</p>
      {series.length > 0 && (
        <div className="mt-8 grid gap-8 xl:grid-cols-2">
          {charts.map((chart) => (
            <Chart
              key={chart.title}
              kind={series.length > 1 ? 'lines' : 'bars'}
              title={chart.title}
              summary={chart.kinds
                .map((kind) => `${kindTexts[kind].label}: ${countText(counts[kind].total ?? 0)}`)
                .join(', ')}
              labelsAre={period === '12m' ? 'Month' : period === '90d' ? 'Week of' : 'Day'}
              labels={series.map((part) => partText(part.from, period))}
              series={chart.kinds.map((kind) => ({
                label: kindTexts[kind].label,
                values: series.map((part) => part.counts[kind]),
              }))}
              format={countText}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface TileProps {
  label: string;
  is: string;
  /** Null if it was not measured. */
  value: string | null;
  change?: string | null;
  local: string | null;
}

const Tile = ({ label, is, value, change = null, local }: TileProps) => (
  <div className="bg-surface px-5 py-4">
    <dt className="type-small text-soft">{label}</dt>
    <dd className="mt-0.5">
      <span
        className={value === null ? 'text-lg/9 text-muted' : 'text-3xl/9 font-[680] tracking-[-0.03em] tabular-nums'}
      >
        {value ?? 'Not measured yet'}
      </span>
      {change && <span className="type-small block">{change}</span>}
      {local && <span className="type-small block">Local median: {local}</span>}
      <span className="type-caption block text-muted">{is}</span>
    </dd>
  </div>
);
