import { useMutation } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { unlockLogin } from '../api.js';
import { loginPaths } from '../paths.js';
import { DeadLink } from './reset-password.js';

/** The page behind the link of a mail about a lock: this browser may log in, and others go on waiting. */
export function UnlockLogin({ token }: { token: string }) {
  const api = useApi();
  const { data, error, mutate, isPending } = useMutation({ mutationFn: () => unlockLogin(api, token) });
  if (data)
    return (
      <Panel marker="Your account" icon={LockOpen} title="This browser can log in now" takesFocus>
        <p className="text-soft">
          Anyone using another new browser still has to wait. Set a new password if someone may know yours.
        </p>
        <ButtonLink to={loginPaths[data.audience]} variant="primary" size="lg" full>
          Log in
        </ButtonLink>
      </Panel>
    );
  if (error && !isUnavailable(error)) return <DeadLink />;
  return (
    <Panel marker="Your account" icon={LockOpen} title="Let this browser in?">
      <p className="text-soft">
        Someone entered wrong passwords for your account, so anyone using a new browser has to wait. The button below
        lets this browser in.
      </p>
      {error && (
        <Note tone="brick" role="alert">
          <b className="font-semibold">This did not work.</b> The link is still good. Please try again in a moment.
        </Note>
      )}
      <Button variant="primary" size="lg" full onClick={() => mutate()} busyText={isPending ? 'Opening...' : null}>
        Let this browser in
      </Button>
    </Panel>
  );
}
