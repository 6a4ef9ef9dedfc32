import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { type RejectReason, rejectReasons } from '@poolpros/contracts/reject-reasons';
import { clsx } from 'clsx';
import { Check, ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Timeline } from '../../../shared/ui/progress.js';
import type { useSubmissionDecision } from '../hooks/use-submission-decision.js';
import { historyOf, tabOf } from '../submission-statuses.js';
import { Duplicates, type DuplicatesProps } from './duplicates.js';
import { Risk } from './risk.js';
import { SentAgain } from './sent-again.js';
import { SubmissionFields } from './submission-fields.js';

const rejectDialog = onDemand(() =>
  import('./reject-dialog.js').then(({ RejectDialog }) => RejectDialog<RejectReason>),
);

export interface SubmissionReviewProps {
  submission: AdminSubmission;
  /** Where it stands in its queue, "3 of 14". */
  place: string;
  previousTo: string | undefined;
  nextTo: string | undefined;
  reviewOf: DuplicatesProps['reviewOf'];
  decision: ReturnType<typeof useSubmissionDecision>;
}

const foot = 'flex flex-wrap justify-end gap-2.5 rounded-b-card border-t border-rule bg-surface-quiet px-4 md:px-5';
/** It stands at the lower edge however long the listing is. */
const reachable =
  'bottom-bar sticky bottom-0 z-10 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(4_32_43/.08)]';

/** One listing with everything that helps to decide about it. */
export function SubmissionReview({ submission, place, previousTo, nextTo, reviewOf, decision }: SubmissionReviewProps) {
  const [rejecting, setRejecting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const justDecided = decision.isSuccess;
  // After a decision the next listing takes the place of the one that held the focus.
  useEffect(() => {
    if (justDecided) heading.current?.focus({ preventScroll: true });
  }, [justDecided]);
  const { businessName, contactName, status, submittedAt, profilePath, sentBefore } = submission;
  const tab = tabOf(status);
  return (
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_250px]">
      <div className="flex min-w-0 flex-col gap-5">
        {submission.decidedAt === null && <Duplicates submission={submission} reviewOf={reviewOf} />}
        {sentBefore && <SentAgain submission={submission} before={sentBefore} />}
        <Card className="p-0!">
          <div className="flex items-start justify-between gap-4 px-4 py-4 md:px-5">
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <h2 ref={heading} tabIndex={-1} className="type-h3 min-w-0 wrap-anywhere outline-none!">
                  {businessName}
                </h2>
                {tab && <Badge tone={tab.tone}>{tab.label}</Badge>}
              </div>
              <p className="type-small mt-1 text-soft">
                {place} · sent by {contactName} on {momentText(submittedAt)}
              </p>
            </div>
            <div className="flex gap-1">
              <StepLink to={previousTo} label="Previous listing" icon={ChevronLeft} />
              <StepLink to={nextTo} label="Next listing" icon={ChevronRight} />
            </div>
          </div>
          <SubmissionFields submission={submission} />
          {status === 'pending_review' && (
            <div className={clsx(foot, reachable)}>
              <Button variant="danger" className="max-sm:flex-1" onClick={() => setRejecting(true)}>
                <X aria-hidden="true" className="size-5" />
                Reject
              </Button>
              <Button
                variant="secondary"
                className="max-sm:flex-1"
                busyText={decision.isPending && !rejecting ? 'Approving...' : null}
                onClick={() => decision.mutate({ kind: 'approve', submission })}
              >
                <Check aria-hidden="true" className="size-5" />
                Approve
              </Button>
            </div>
          )}
          {profilePath && (
            <div className={clsx(foot, 'py-4')}>
              <Link to={profilePath} className={buttonClass({ variant: 'outline' })}>
                <ExternalLink aria-hidden="true" className="size-5" strokeWidth={1.75} />
                Open the live page
              </Link>
            </div>
          )}
        </Card>
      </div>
      <div className="flex flex-col gap-5">
        {submission.risk && <Risk risk={submission.risk} />}
        <Card className="p-5!">
          <h3 className="type-h4 mb-3">History</h3>
          <Timeline entries={historyOf(submission)} />
        </Card>
      </div>
      {rejecting && (
        <rejectDialog.Component
          name={businessName}
          reader="sender"
          reasons={rejectReasons}
          busy={decision.isPending}
          onReject={(reasonCode, note) =>
            decision.mutate({ kind: 'reject', submission, reasonCode, note }, { onSuccess: () => setRejecting(false) })
          }
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

interface StepLinkProps {
  to: string | undefined;
  label: string;
  icon: typeof ChevronLeft;
}

function StepLink({ to, label, icon: Icon }: StepLinkProps) {
  const boxClass = 'grid size-11 place-items-center rounded-control border border-rule';
  if (to === undefined)
    return (
      <span aria-hidden="true" className={`${boxClass} text-stone-300`}>
        <Icon className="size-5" />
      </span>
    );
  return (
    <Link to={to} aria-label={label} className={`${boxClass} text-soft hover:bg-pool-50`}>
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
}
