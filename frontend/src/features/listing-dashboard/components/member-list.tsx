import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import type { Member } from '@poolpros/contracts/http/team';
import { useState } from 'react';
import { Avatar } from '../../../shared/ui/avatar.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { mayManage, roleTexts } from '../roles.js';
import { EndMembershipDialog } from './end-membership-dialog.js';
import { RoleDialog } from './role-dialog.js';

export interface MemberListProps {
  listing: OwnListing;
  members: readonly Member[];
}

/** The members of a team; who owns the business changes them, and everybody may leave. */
export function MemberList({ listing, members }: MemberListProps) {
  const [open, setOpen] = useState<{ what: 'role' | 'end'; member: Member } | null>(null);
  const manages = mayManage(listing.role);
  const owners = members.filter(({ role }) => role === 'owner').length;
  const close = () => setOpen(null);
  return (
    <Card bare>
      <ul aria-label="Members">
        {members.map((member) => {
          const { accountId, name, email, role, isYou } = member;
          const shownName = name ?? 'Closed account';
          const isLastOwner = role === 'owner' && owners === 1;
          return (
            <li
              key={accountId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule px-4 py-3.5 not-first:border-t md:px-6"
            >
              <Avatar name={shownName} />
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">
                  {shownName}
                  {isYou && <span className="font-normal text-muted"> (you)</span>}
                </p>
                {email && <p className="type-small wrap-anywhere text-soft">{email}</p>}
              </div>
              <Badge tone={role === 'owner' ? 'pool' : 'stone'}>{roleTexts[role].label}</Badge>
              {(manages || isYou) && (
                <div className="flex flex-wrap gap-2">
                  {manages && (
                    <Button
                      size="sm"
                      disabledReason={isLastOwner ? 'a business needs at least one owner' : null}
                      onClick={() => setOpen({ what: 'role', member })}
                    >
                      Change role<span className="sr-only"> of {shownName}</span>
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="danger"
                    disabledReason={isLastOwner ? 'a business needs at least one owner' : null}
                    onClick={() => setOpen({ what: 'end', member })}
                  >
                    {isYou ? 'Leave' : 'Remove'}
                    {!isYou && <span className="sr-only"> {shownName}</span>}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {open?.what === 'role' && <RoleDialog installerId={listing.id} member={open.member} onClose={close} />}
      {open?.what === 'end' && <EndMembershipDialog listing={listing} member={open.member} onClose={close} />}
    </Card>
  );
}
