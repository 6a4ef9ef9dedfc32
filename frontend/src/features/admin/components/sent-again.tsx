import type { AdminSubmission, Statement } from '@poolpros/contracts/http/submissions';
import { rejectReasons, resubmissionsMost } from '@poolpros/contracts/reject-reasons';
import { ChangeRows } from '../../../entities/listing-fields/change-values.js';
import { Card } from '../../../shared/ui/card.js';
import { differences } from '../statement-rows.js';

/** Of a submission that was sent again: which try it is, why the one before was rejected, and what differs from it. */
export function SentAgain({ submission, before }: { submission: AdminSubmission; before: Statement }) {
  const { resubmissions, reasonCode, note, status } = submission;
  const rows = differences(before, submission);
  return (
    <Card className="flex flex-col gap-3 p-5!">
      <h3 className="type-h4">
        Sent again: attempt {resubmissions + 1} of {resubmissionsMost + 1}
      </h3>
      {status === 'pending_review' && reasonCode && (
        <p className="type-small text-soft wrap-anywhere">
          Rejected before: {rejectReasons[reasonCode]} {note}
        </p>
      )}
      {rows.length === 0 ? (
        <p>Nothing has changed since the listing was last sent.</p>
      ) : (
        <>
          <p className="type-caption grid gap-x-5 text-muted max-md:hidden md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
            <span aria-hidden="true" className="md:col-start-2">
              Sent before
            </span>
            <span aria-hidden="true">Sent now</span>
          </p>
          <ChangeRows heads={['Sent before', 'Sent now']} rows={rows} />
        </>
      )}
    </Card>
  );
}
