import type { SubmissionState, SubmissionStatus } from '@poolpros/contracts/http/submissions';
import { pagePaths } from '@poolpros/contracts/paths';
import { ArrowRight, Eye } from 'lucide-react';
import { submissionTimeline } from '../../../entities/submission/submission-timeline.js';
import { Badge, type Tone } from '../../../shared/ui/badge.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Timeline } from '../../../shared/ui/progress.js';
import { againPath, isSubmissionId, previewPath } from '../submission-paths.js';

const badges: Record<SubmissionStatus, { tone: Tone; text: string }> = {
  awaiting_confirmation: { tone: 'amber', text: 'Email not confirmed yet' },
  pending_review: { tone: 'amber', text: 'In review' },
  approved: { tone: 'leaf', text: 'Live' },
  rejected: { tone: 'brick', text: 'Not approved' },
  expired: { tone: 'stone', text: 'Expired' },
};

const next: Record<Exclude<SubmissionStatus, 'rejected'>, string> = {
  awaiting_confirmation: 'Open the link we emailed you and press the button on that page.',
  pending_review: 'You do not need to do anything now. We will email you the decision.',
  approved: 'Homeowners can find you. You will get requests by email and in your dashboard.',
  expired: 'Nothing was published. You can send the listing again at any time.',
};

/** Who is signed in has a password. */
const forDashboard = 'If you have no password yet, we will email you a link to choose one for your dashboard.';

const hasPreview: readonly SubmissionStatus[] = ['awaiting_confirmation', 'pending_review', 'rejected'];

const againText = (left: number): string =>
  left === 0
    ? 'You have sent it as many times as allowed. This decision is final.'
    : `If you can correct the listing, send it again; the form still has what you wrote. You can send it again ${left === 1 ? 'once' : `${left} times`}.`;

export interface SubmissionProgressProps {
  state: SubmissionState;
  /** The token of its mailed link, or its id for who is signed in as its owner. */
  reference: string;
}

/** Where a submission stands and what comes next. */
export function SubmissionProgress({ state, reference }: SubmissionProgressProps) {
  const { businessName, status, history, reason, profilePath, resubmissionsLeft } = state;
  const { tone, text } = badges[status];
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h3 min-w-0 wrap-anywhere">{businessName}</h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {reason && (
        <p className="rounded-[12px] border-l-4 border-brick-600 bg-brick-50 px-4 py-3.5 wrap-anywhere">
          <b className="type-caption block font-semibold text-brick-700">Reason</b>
          {reason}
        </p>
      )}
      <Timeline entries={submissionTimeline(history, status)} />
      <p className="border-t border-rule pt-4 text-soft">
        {status === 'rejected' ? againText(resubmissionsLeft) : next[status]}
        {status === 'pending_review' && !isSubmissionId(reference) && ` ${forDashboard}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {profilePath && (
          <ButtonLink to={profilePath} variant="primary">
            See your page
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        )}
        {status === 'approved' && <ButtonLink to={pagePaths.dashboard}>Open your dashboard</ButtonLink>}
        {status === 'awaiting_confirmation' && !isSubmissionId(reference) && (
          <ButtonLink to={`${pagePaths.confirmSubmission}?token=${reference}`} variant="primary">
            Confirm your email
          </ButtonLink>
        )}
        {resubmissionsLeft > 0 && (
          <ButtonLink to={againPath(reference)} variant="primary">
            Correct it and send it again
          </ButtonLink>
        )}
        {hasPreview.includes(status) && (
          <ButtonLink to={previewPath(reference)}>
            <Eye aria-hidden="true" className="size-5" />
            Preview your page
          </ButtonLink>
        )}
        {status === 'expired' && (
          <ButtonLink to={pagePaths.listYourBusiness} variant="primary">
            List your business again
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
