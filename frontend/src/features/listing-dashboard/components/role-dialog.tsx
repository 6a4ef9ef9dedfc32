import type { Member } from '@poolpros/contracts/http/team';
import { apiPaths } from '@poolpros/contracts/paths';
import type { ListingRole } from '@poolpros/contracts/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAskProof } from '../../../entities/contractor/ask-proof.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { RadioTiles } from '../../../shared/ui/choice.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { useToast } from '../../../shared/ui/toast.js';
import { changeRole } from '../api.js';
import { problemText } from '../problem-text.js';
import { roleTexts, roleTiles } from '../roles.js';

export interface RoleDialogProps {
  installerId: number;
  member: Member;
  onClose: () => void;
}

/** Gives a member another role. */
export function RoleDialog({ installerId, member, onClose }: RoleDialogProps) {
  const { accountId, name, isYou } = member;
  const api = useApi();
  const toast = useToast();
  const askProof = useAskProof();
  const queryClient = useQueryClient();
  const [role, setRole] = useState<ListingRole>(member.role);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: ListingRole) => changeRole(api, { installerId, accountId, role: wanted }),
    onSuccess: (_, wanted) => {
      toast({
        title: 'Role changed',
        text: `${name ?? 'The member'}’s role is now ${roleTexts[wanted].label.toLowerCase()}.`,
      });
      onClose();
      return queryClient.invalidateQueries(readsOf(apiPaths.team, apiPaths.ownListing));
    },
    onError: (error, wanted) => {
      if (!askProof(error, () => mutate(wanted)))
        toast({ title: 'Not changed', text: problemText(error), tone: 'bad' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (role === member.role) return onClose();
    mutate(role);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={isYou ? 'Change your role?' : `Change ${name ?? 'this member'}’s role?`}
      description={isYou ? 'As a manager or staff member, you will no longer be able to change the team.' : undefined}
      onSubmit={submit}
      button={{ variant: 'secondary', busyText: isPending ? 'Saving...' : null, children: 'Save' }}
    >
      <RadioTiles
        legend="Role"
        name="role"
        tiles={roleTiles}
        value={role}
        onValueChange={(wanted) => setRole(wanted as ListingRole)}
      />
    </FormDialog>
  );
}
