import { counted } from '@poolpros/contracts/counted';
import type { Team as TeamData } from '@poolpros/contracts/http/team';
import { useQuery } from '@tanstack/react-query';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { teamQuery } from '../api.js';
import { mayManage } from '../roles.js';
import { type TabProps, tabUrl } from '../tab.js';
import { InvitationList } from './invitation-list.js';
import { InviteForm } from './invite-form.js';
import { MemberList } from './member-list.js';

/** Who works for this business here, and who is invited. */
export function Team({ listing, onSessionEnd }: TabProps) {
  const { data: team, error, refetch } = useQuery(teamQuery(listing.id));
  useSessionEnd(onSessionEnd, error);
  const manages = mayManage(listing.role);
  return (
    <>
      <h1 className="type-h1">Team</h1>
      {team ? (
        <>
          <p className="text-soft" aria-live="polite">
            {placesText(team)}
            {manages && (
              <>
                {' '}
                <Link to={tabUrl(listing.id, 'plan')} className="link">
                  What the plan includes
                </Link>
              </>
            )}
          </p>
          <div className="mt-6 flex max-w-[56rem] flex-col gap-6">
            <MemberList listing={listing} members={team.members} />
            {team.invitations.length > 0 && <InvitationList installerId={listing.id} invitations={team.invitations} />}
            {manages &&
              (placesLeft(team) > 0 ? (
                <InviteForm installerId={listing.id} />
              ) : (
                <Card>
                  <h2 className="type-h3">Your team is full</h2>
                  <p className="mt-1 text-soft">Remove someone or withdraw an invitation to invite another person.</p>
                </Card>
              ))}
          </div>
        </>
      ) : (
        <LoadingState name="Your team" single error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

const placesLeft = ({ members, invitations, mostMembers }: TeamData): number =>
  mostMembers - members.length - invitations.length;

function placesText({ members, mostMembers, plan }: TeamData): string {
  const people = counted(members.length, 'person', 'people');
  return `${people}. The ${plan} plan has room for ${mostMembers}.`;
}
