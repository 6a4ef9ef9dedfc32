import { adminPaths } from '@poolpros/contracts/admin-paths';
import {
  type AdminReport,
  type AdminReportList,
  type ReportOutcome,
  type ReportState,
  reportOutcomes,
} from '@poolpros/contracts/http/listing-reports';
import { reportDays } from '@poolpros/contracts/limits';
import { reportReasons } from '@poolpros/contracts/report-reasons';
import { Check } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { adminReportsQuery, markHandled } from '../api.js';
import { useQueueDecision } from '../hooks/use-queue-decision.js';
import { queueUrl } from '../queue-url.js';
import { ListingFinder, listingUrl } from './listing-finder.js';
import { ListingName } from './listing-name.js';
import { PagedQueue } from './paged-queue.js';

/** What people reported about listings. */
export const Reports = ({ onSessionEnd }: { onSessionEnd: () => void }) => (
  <PagedQueue<AdminReportList, ReportState>
    title="Reports"
    text="Visitors’ reports about listings, including those from businesses that say a page is theirs."
    tabs={[
      { value: 'open', label: 'Open', empty: 'No reports are waiting.' },
      { value: 'handled', label: 'Handled', empty: `Handled reports stay here for ${reportDays} days.` },
    ]}
    queueQuery={adminReportsQuery}
    urlOf={queueUrl('reports', 'open')}
    idOf={({ id }) => id}
    row={(report, onHandled) => <Report report={report} onHandled={onHandled} />}
    onSessionEnd={onSessionEnd}
  >
    <ListingFinder />
  </PagedQueue>
);

const outcomeTexts: Record<ReportOutcome, { button: string; done: string }> = {
  changed: { button: 'Acted on it', done: 'acted on' },
  unchanged: { button: 'Nothing to change', done: 'nothing changed' },
};

const handledText = (name: string, email: string | null): string =>
  email === null
    ? `The report about ${name} has been handled.`
    : `The person who reported ${name} will be told by email.`;

function Report({ report, onHandled }: { report: AdminReport; onHandled: () => void }) {
  const { id, reason, note, email, createdAt, handledAt, outcome, listing } = report;
  const { mutate, isPending, variables } = useQueueDecision<ReportOutcome>({
    decide: (api, chosen) => markHandled(api, id, chosen),
    itemOf: () => report,
    reads: [adminPaths.adminReports],
    said: () => ({ title: 'Handled', text: handledText(listing.name, email) }),
    onDecided: onHandled,
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-[620]">{reportReasons[reason]}</b>
          {listing.status !== 'published' && <Badge tone="amber">Listing is {listing.status}</Badge>}
        </p>
        <p className="type-small mt-0.5 text-soft">
          <ListingName listing={listing} />, {listing.location} · {momentText(createdAt)}
          {handledAt && ` · handled ${momentText(handledAt)}`}
          {outcome && `, ${outcomeTexts[outcome].done}`} ·{' '}
          <Link to={listingUrl(listing.id)} className="link">
            Status<span className="sr-only"> of {listing.name}</span>
          </Link>
        </p>
        {note && <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{note}</p>}
        {email && (
          <p className="type-small mt-1 wrap-anywhere">
            Reply to{' '}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </p>
        )}
      </div>
      {handledAt === null && (
        <div className="flex flex-wrap gap-2">
          {reportOutcomes.map((each) => (
            <Button
              key={each}
              busyText={isPending && variables === each ? 'Saving...' : null}
              onClick={() => mutate(each)}
            >
              {each === 'changed' && <Check aria-hidden="true" className="size-5" />}
              {outcomeTexts[each].button}
              <span className="sr-only">: {listing.name}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
