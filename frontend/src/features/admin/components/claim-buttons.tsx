import {
  type ClaimRejectReason,
  type ClaimRevokeReason,
  claimRejectReasons,
  claimRevokeReasons,
} from '@poolpros/contracts/claim-reasons';
import type { AdminClaim } from '@poolpros/contracts/http/admin-claims';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useClaimDecision } from '../hooks/use-claim-decision.js';
import { DecisionBar } from './decision-bar.js';

const dialogs = () => import('./reject-dialog.js');
const rejectDialog = onDemand(() => dialogs().then(({ RejectDialog }) => RejectDialog<ClaimRejectReason>));
const revokeDialog = onDemand(() => dialogs().then(({ RejectDialog }) => RejectDialog<ClaimRevokeReason>));

const revokeText = { label: 'Revoke', busy: 'Revoking...' };

/** What can be decided of a claim in its state. */
export function ClaimButtons({ claim, onDecided }: { claim: AdminClaim; onDecided: () => void }) {
  const [refusing, setRefusing] = useState(false);
  const { mutate, isPending } = useClaimDecision(onDecided);
  const { listing, status } = claim;
  const isNew = status === 'under_review';
  if (!isNew && status !== 'disputed' && status !== 'approved') return null;
  const close = { onSuccess: () => setRefusing(false) };
  const dialog = {
    name: `the claim to ${listing.name}`,
    reader: 'claimant',
    busy: isPending,
    onClose: () => setRefusing(false),
  };
  return (
    <>
      <DecisionBar>
        <Button variant="danger" onClick={() => setRefusing(true)}>
          <X aria-hidden="true" className="size-5" />
          {isNew ? 'Reject' : revokeText.label}
          <span className="sr-only">: {listing.name}</span>
        </Button>
        {status !== 'approved' && (
          <Button
            variant="secondary"
            busyText={isPending && !refusing ? 'Saving...' : null}
            onClick={() => mutate({ kind: isNew ? 'approve' : 'uphold', claim })}
          >
            <Check aria-hidden="true" className="size-5" />
            {isNew ? 'Approve' : 'Leave it'}
            <span className="sr-only">: {listing.name}</span>
          </Button>
        )}
      </DecisionBar>
      {refusing &&
        (isNew ? (
          <rejectDialog.Component
            {...dialog}
            reasons={claimRejectReasons}
            onReject={(reasonCode, note) => mutate({ kind: 'reject', claim, reasonCode, note }, close)}
          />
        ) : (
          <revokeDialog.Component
            {...dialog}
            verb={revokeText}
            reasons={claimRevokeReasons}
            onReject={(reasonCode, note) => mutate({ kind: 'revoke', claim, reasonCode, note }, close)}
          />
        ))}
    </>
  );
}
