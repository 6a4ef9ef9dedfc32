import type { AdminSubmissionList, SubmissionStatus } from '@poolpros/contracts/http/submissions';
import { pageSizes } from '@poolpros/contracts/limits';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { ageText } from '../../../shared/lib/dates.js';
import { setPage } from '../../../shared/lib/last-page.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { useShownItems } from '../hooks/queue-moves.js';
import { useSubmissionDecision } from '../hooks/use-submission-decision.js';
import { tabOf } from '../submission-statuses.js';
import { SubmissionReview } from './submission-review.js';

/** One page of the submissions and the one under review: the chosen one, else the oldest. */
export function SubmissionQueue({ list, status }: { list: AdminSubmissionList; status: SubmissionStatus }) {
  const [params, setParams] = useSearchParams();
  const { items, page, totalPages } = list;
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === params.get('listing')),
  );
  const current = items[index];
  useShownItems(current?.id ?? null);

  const urlWith = (changes: { page?: number; listing?: string | undefined }) => {
    const next = setPage(new URLSearchParams(status === 'pending_review' ? {} : { status }), changes.page ?? page);
    if (changes.listing) next.set('listing', changes.listing);
    return `?${next}`;
  };
  const decision = useSubmissionDecision(() =>
    setParams(urlWith({ listing: items[index + 1]?.id }), { replace: true }),
  );

  if (!current) return <EmptyState title="Nothing here" text={tabOf(status)?.empty} />;
  const now = new Date();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[250px_minmax(0,1fr)]">
      <Card
        bare
        className="max-lg:max-h-72 max-lg:overflow-y-auto! lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto!"
      >
        <ul aria-label="Queue">
          {items.map(({ id, businessName, city, state, submittedAt, resubmissions, ...alike }) => (
            <li key={id} className="border-rule not-first:border-t">
              <Link
                to={urlWith({ listing: id })}
                aria-current={id === current.id ? 'true' : undefined}
                className={clsx(
                  'flex flex-col gap-0.5 px-4 py-3 -outline-offset-3! hover:bg-pool-50',
                  id === current.id && 'bg-pool-50 shadow-[inset_4px_0_0_var(--color-pool-700)]',
                )}
              >
                <span className="flex items-baseline justify-between gap-2">
                  <b className="truncate font-[620]">{businessName}</b>
                  <span className="type-caption shrink-0 text-muted">{ageText(submittedAt, now)}</span>
                </span>
                <span className="flex items-center justify-between gap-2">
                  <span className="type-caption truncate text-soft">
                    {city}, {state}
                  </span>
                  {resubmissions > 0 && <Badge tone="pool">Try {resubmissions + 1}</Badge>}
                  {alike.possibleDuplicates.length + alike.waitingDuplicates.length > 0 && (
                    <Badge tone="amber">Duplicate?</Badge>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {totalPages > 1 && (
          <div className="border-t border-rule p-2">
            <Pagination page={page} totalPages={totalPages} to={(wanted) => urlWith({ page: wanted })} />
          </div>
        )}
      </Card>
      <SubmissionReview
        key={current.id}
        submission={current}
        place={`${(page - 1) * pageSizes.submissions + index + 1} of ${list.total}`}
        previousTo={items[index - 1] && urlWith({ listing: items[index - 1]?.id })}
        nextTo={items[index + 1] && urlWith({ listing: items[index + 1]?.id })}
        reviewOf={(id) => (items.some((each) => each.id === id) ? urlWith({ listing: id }) : undefined)}
        decision={decision}
      />
    </div>
  );
}
