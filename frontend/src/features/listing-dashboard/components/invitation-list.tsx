import type { Invitation } from '@poolpros/contracts/http/team';
import { apiPaths } from '@poolpros/contracts/paths';
import { Mail } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { revokeInvitation } from '../api.js';
import { useStep } from '../hooks/use-step.js';
import { roleTexts } from '../roles.js';

export interface InvitationListProps {
  installerId: number;
  invitations: readonly Invitation[];
}

/** The invitations of a team that nobody has accepted yet. */
export function InvitationList({ installerId, invitations }: InvitationListProps) {
  const { mutate, variables, isPending } = useStep({
    take: (api, { id }: Invitation) => revokeInvitation(api, installerId, id),
    said: ({ email }) => ({ title: 'Invitation withdrawn', text: `The link sent to ${email} no longer works.` }),
    refused: 'Not withdrawn',
    reads: [apiPaths.team],
  });
  return (
    <Card bare>
      <h2 className="type-h3 px-4 pt-4 pb-3 md:px-6 md:pt-5">Invited</h2>
      <ul aria-label="Invited">
        {invitations.map((invitation) => {
          const { id, email, role, expiresAt } = invitation;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-4 py-3.5 md:px-6"
            >
              <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center text-pool-600">
                <Mail className="size-5" strokeWidth={1.75} />
              </span>
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{email}</p>
                <p className="type-small text-soft">The link works until {momentText(expiresAt)}</p>
              </div>
              <Badge tone="stone">{roleTexts[role].label}</Badge>
              <Button
                size="sm"
                busyText={isPending && variables.id === id ? 'Withdrawing...' : null}
                onClick={() => mutate(invitation)}
              >
                Withdraw<span className="sr-only"> the invitation for {email}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
