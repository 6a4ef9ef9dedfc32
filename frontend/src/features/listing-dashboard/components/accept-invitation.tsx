import type { InvitationPreview } from '@poolpros/contracts/http/team';
import { invitationDays } from '@poolpros/contracts/limits';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import type { ListingRole } from '@poolpros/contracts/roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { DeadLink, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useServices } from '../../../shared/lib/services.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { acceptInvitation, invitationPreviewQuery } from '../api.js';
import { problemText } from '../problem-text.js';
import { roleTexts } from '../roles.js';
import { tabUrl } from '../tab.js';

/** Behind the link of a mailed invitation; only the button accepts it. */
export function AcceptInvitation({ token }: { token: string }) {
  const { api } = useServices();
  const { data: preview, error, isPending, refetch } = useQuery(invitationPreviewQuery(api, token));
  if (isPending) return <LinkLoading />;
  if (preview) return <Invitation token={token} preview={preview} />;
  if (isUnavailable(error)) return <LinkUnread onRetry={() => void refetch()} />;
  const isUsed = error instanceof ApiError && error.code === 'link_used';
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <DeadLink
        title={isUsed ? 'You have already accepted this invitation' : 'This invitation does not work'}
        text={
          isUsed
            ? 'The business is in your dashboard.'
            : `The link works only once and expires after ${invitationDays} days. The sender can also withdraw it. Ask an owner of the business for a new one.`
        }
        to={pagePaths.dashboard}
        way="Open your dashboard"
      />
    </div>
  );
}

const roleNames: Record<ListingRole, string> = { owner: 'an owner', manager: 'a manager', staff: 'a staff member' };

function Invitation({ token, preview }: { token: string; preview: InvitationPreview }) {
  const { businessName, location, role, email } = preview;
  const { api, tokens } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isSignedIn = useHydrated() && tokens.get('contractor') !== null;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => acceptInvitation(api, token),
    onSuccess: async ({ installerId }) => {
      await queryClient.invalidateQueries(readsOf(apiPaths.ownListings));
      await navigate(tabUrl(installerId, 'overview'), { replace: true });
    },
  });
  const needsLogin = !isSignedIn || (error instanceof ApiError && error.status === 401);
  return (
    <Panel marker="For contractors" icon={UsersRound} title={`Join ${businessName}`}>
      <p className="wrap-anywhere text-soft">
        {businessName} in {location} has invited <b className="font-semibold text-ink">{email}</b> to join its team as{' '}
        {roleNames[role]}. {roleTexts[role].text}
      </p>
      <FailureNote>{error && !needsLogin && problemText(error)}</FailureNote>
      {needsLogin ? (
        <LogInFirst />
      ) : (
        <Button variant="primary" size="lg" full busyText={isPending ? 'Joining...' : null} onClick={() => mutate()}>
          Join the team
        </Button>
      )}
      <p className="type-small text-soft">If you do not know this business, close the page, and nothing will change.</p>
    </Panel>
  );
}

function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Note>To accept, use an account that has this email address.</Note>
      <ButtonLink to={pagePaths.login} state={{ from: `${pathname}${search}` }} variant="primary" size="lg" full>
        Log in to accept
      </ButtonLink>
      <p className="type-small text-soft">
        No account yet?{' '}
        <Link to={pagePaths.register} className="link">
          Create one
        </Link>{' '}
        with this email address, then open the link in the invitation again. An account is free.
      </p>
    </>
  );
}
