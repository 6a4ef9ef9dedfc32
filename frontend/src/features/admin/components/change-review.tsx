import { type ChangeReason, changeReasons } from '@poolpros/contracts/change-reasons';
import type { AdminChange } from '@poolpros/contracts/http/listing-changes';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { ChangeValues } from '../../../entities/listing-fields/change-values.js';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge, type Tone } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useChangeDecision } from '../hooks/use-change-decision.js';
import { DecisionBar } from './decision-bar.js';
import { ListingName } from './listing-name.js';

const rejectDialog = onDemand(() =>
  import('./reject-dialog.js').then(({ RejectDialog }) => RejectDialog<ChangeReason>),
);

const states: Record<AdminChange['status'], { tone: Tone; text: string }> = {
  pending: { tone: 'amber', text: 'Pending' },
  needs_revision: { tone: 'amber', text: 'Sent back' },
  applied: { tone: 'leaf', text: 'Applied' },
  declined: { tone: 'brick', text: 'Declined' },
  withdrawn: { tone: 'stone', text: 'Withdrawn' },
};
const words = {
  decline: { label: 'Decline', busy: 'Declining...' },
  ask_revision: { label: 'Send back', busy: 'Sending back...' },
};

/** A change: field by field what the page says and what it would say. */
export function ChangeReview({ change, onDecided }: { change: AdminChange; onDecided: () => void }) {
  const [refusing, setRefusing] = useState<keyof typeof words | null>(null);
  const { mutate, isPending, variables } = useChangeDecision(onDecided);
  const { listing, proposedBy, source, status, decidedAt } = change;
  const isSuggestion = source === 'import';
  const { tone, text } = states[status];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-[620]">
            <ListingName listing={listing} />
          </b>
          {isSuggestion && <Badge tone="pool">Import</Badge>}
          {status !== 'pending' && <Badge tone={tone}>{text}</Badge>}
        </p>
        <p className="type-small mt-0.5 text-soft wrap-anywhere">
          {listing.location} · {momentText(change.proposedAt)}
          {proposedBy && ` · ${proposedBy.name}, ${proposedBy.email}`}
          {decidedAt && ` · decided ${momentText(decidedAt)}`}
        </p>
      </div>
      {isSuggestion && status === 'pending' && (
        <p className="type-small text-soft">
          This import conflicts with a value set by the owner or by us. Applying it replaces that value.
        </p>
      )}
      <ChangeValues before={decidedAt ? change.before : change.current} after={change.after} />
      {change.note && (
        <p className="rounded-[12px] border-l-4 border-pool-600 bg-pool-50 px-4 py-3 wrap-anywhere whitespace-pre-line">
          <b className="type-caption block font-semibold text-pool-800">Note from the business</b>
          {change.note}
        </p>
      )}
      {change.reasonCode && (
        <p className="type-small text-soft wrap-anywhere">
          {changeReasons[change.reasonCode]} {change.decisionNote}
        </p>
      )}
      {status === 'pending' && (
        <DecisionBar>
          <Button variant="danger" onClick={() => setRefusing('decline')}>
            <X aria-hidden="true" className="size-5" />
            Decline<span className="sr-only">: {listing.name}</span>
          </Button>
          {!isSuggestion && (
            <Button onClick={() => setRefusing('ask_revision')}>
              <Undo2 aria-hidden="true" className="size-5" />
              Ask for revision<span className="sr-only">: {listing.name}</span>
            </Button>
          )}
          <Button
            variant="secondary"
            busyText={isPending && variables.kind === 'apply' ? 'Approving...' : null}
            onClick={() => mutate({ kind: 'apply', change })}
          >
            <Check aria-hidden="true" className="size-5" />
            Approve<span className="sr-only">: {listing.name}</span>
          </Button>
        </DecisionBar>
      )}
      {refusing && (
        <rejectDialog.Component
          name={`the change to ${listing.name}`}
          verb={words[refusing]}
          reader={isSuggestion ? 'staff' : 'business'}
          reasons={changeReasons}
          busy={isPending}
          onReject={(reasonCode, note) =>
            mutate({ kind: refusing, change, reasonCode, note }, { onSuccess: () => setRefusing(null) })
          }
          onClose={() => setRefusing(null)}
        />
      )}
    </div>
  );
}
