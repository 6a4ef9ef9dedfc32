import { useMutation } from '@tanstack/react-query';
import { MailCheck, Unlink } from 'lucide-react';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { takeEmailLink } from '../api.js';
import { forgotPasswordPaths, loginPaths } from '../paths.js';

/**
 * The page behind the links of mails about a change of email: the link at the new email makes it, the one at the old
 * email undoes it.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const api = useApi();
  const { data, error, mutate, isPending } = useMutation({ mutationFn: () => takeEmailLink(api, token) });
  const panel = { marker: 'Your account', icon: MailCheck };
  if (data)
    return data.undone ? (
      <Panel {...panel} title="Change undone" takesFocus>
        <p className="text-soft">
          The email for your account is {data.email} again. We ended all sessions and removed the password and any
          second factors set since the change. Set a new password now: only a link that we email to {data.email} will
          open the account.
        </p>
        <ButtonLink to={forgotPasswordPaths[data.audience]} variant="primary" size="lg" full>
          Set a new password
        </ButtonLink>
      </Panel>
    ) : (
      <Panel {...panel} title="Your email has been changed" takesFocus>
        <p className="text-soft">From now on, you will log in with {data.email}. Your password stays the same.</p>
        <ButtonLink to={loginPaths[data.audience]} variant="primary" size="lg" full>
          Log in
        </ButtonLink>
      </Panel>
    );
  const taken = error instanceof ApiError && error.status === 409;
  if (error && !taken && !isUnavailable(error)) return <DeadEmailLink />;
  return (
    <Panel {...panel} title="Use this email?">
      <p className="text-soft">You will log in with this email address, and emails about your account will go to it.</p>
      {error && (
        <Note tone="brick" role="alert">
          {taken ? (
            <>
              <b className="font-semibold">Another account now uses this email address.</b> Nothing was changed.
            </>
          ) : (
            <>
              <b className="font-semibold">This did not work.</b> The link is still good. Please try again in a moment.
            </>
          )}
        </Note>
      )}
      <Button variant="primary" size="lg" full onClick={() => mutate()} busyText={isPending ? 'Saving...' : null}>
        Use this email
      </Button>
    </Panel>
  );
}

/** A new password or another email ends an open change, as it may be an intruder's. */
const DeadEmailLink = () => (
  <Panel marker="Your account" icon={Unlink} title="This link no longer works" takesFocus>
    <p className="text-soft">
      The link works only once and for a limited time. Setting a new password or changing the email again cancels it.
      Your account still has its previous email. Log in and request the change again if you still want it.
    </p>
    <ButtonLink to={loginPaths.contractor} variant="secondary" full>
      Log in
    </ButtonLink>
  </Panel>
);
