import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import type { Member } from '@poolpros/contracts/http/team';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAskProof } from '../../../entities/contractor/ask-proof.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { useToast } from '../../../shared/ui/toast.js';
import { removeMember } from '../api.js';
import { problemText } from '../problem-text.js';

export interface EndMembershipDialogProps {
  listing: OwnListing;
  member: Member;
  onClose: () => void;
}

/** Asks before somebody leaves a team or is removed from it. */
export function EndMembershipDialog({ listing, member, onClose }: EndMembershipDialogProps) {
  const { accountId, isYou } = member;
  const name = member.name ?? 'this member';
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const askProof = useAskProof();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeMember(api, listing.id, accountId),
    onSuccess: () => {
      toast({
        title: isYou ? `You left ${listing.name}` : 'Removed',
        text: isYou ? '' : `${name} is no longer on the team.`,
      });
      onClose();
      if (isYou) void navigate(pagePaths.dashboard);
      return queryClient.invalidateQueries(readsOf(isYou ? apiPaths.ownListings : apiPaths.team));
    },
    onError: (error) => {
      if (!askProof(error, () => mutate()))
        toast({ title: isYou ? 'You are still on the team' : 'Not removed', text: problemText(error), tone: 'bad' });
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isYou ? `Leave ${listing.name}?` : `Remove ${name}?`}
      button={{
        variant: 'danger',
        busyText: isPending ? 'Saving...' : null,
        onClick: () => mutate(),
        children: isYou ? 'Leave' : 'Remove',
      }}
    >
      <p>
        {isYou
          ? 'You will lose access to its requests at once. Only an owner can invite you back.'
          : 'They will lose access to this business and its requests at once. You can invite them again.'}
      </p>
    </ConfirmDialog>
  );
}
