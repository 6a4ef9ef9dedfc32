import { useMutation } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { keepAccount } from '../own-data-api.js';
import { forgotPasswordPaths, loginPaths } from '../paths.js';
import { DeadLink } from './reset-password.js';

/** The page behind the link of the mail about a deletion, which takes it back. */
export function KeepAccount({ token }: { token: string }) {
  const api = useApi();
  const { data, error, mutate, isPending } = useMutation({ mutationFn: () => keepAccount(api, token) });
  const panel = { marker: 'Your account', icon: UserRoundCheck };
  if (data)
    return (
      <Panel {...panel} title="Your account is back" takesFocus>
        <p className="text-soft">
          You can log in with {data.email} and your password as before. Any open claims and invitations have been
          withdrawn.
        </p>
        <ButtonLink to={loginPaths.contractor} variant="primary" size="lg" full>
          Log in
        </ButtonLink>
        <ButtonLink to={forgotPasswordPaths.contractor} size="lg" full>
          Not you? Set a new password
        </ButtonLink>
      </Panel>
    );
  if (error && !isUnavailable(error)) return <DeadLink />;
  return (
    <Panel {...panel} title="Keep your account?">
      <p className="text-soft">It is closed and will be erased. If you keep it, you can log in as before.</p>
      {error && (
        <Note tone="brick" role="alert">
          <b className="font-semibold">This did not work.</b> The link is still good. Please try again in a moment.
        </Note>
      )}
      <Button variant="primary" size="lg" full onClick={() => mutate()} busyText={isPending ? 'Opening...' : null}>
        Keep my account
      </Button>
    </Panel>
  );
}
