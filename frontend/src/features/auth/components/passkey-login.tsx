import type { Audience } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { ApiError } from '../../../shared/api/api-error.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import { useHasPasskeys } from '../hooks/use-has-passkeys.js';
import { startSession } from '../hooks/use-session.js';
import { isDismissed, logInByPasskey } from '../passkey.js';

export interface PasskeyLoginProps {
  audience: Audience;
  onLoggedIn: () => void;
}

/** The way in without a password, where the browser has passkeys. */
export function PasskeyLogin({ audience, onLoggedIn }: PasskeyLoginProps) {
  const services = useServices();
  const offered = useHasPasskeys();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => logInByPasskey(services.api, audience),
    onSuccess: (session) => {
      startSession(services, audience, session);
      onLoggedIn();
    },
  });
  if (!offered) return null;
  return (
    <>
      <p aria-hidden="true" className="type-small flex items-center gap-3 text-soft">
        <span className="h-px flex-1 bg-rule" />
        or
        <span className="h-px flex-1 bg-rule" />
      </p>
      {error && !isDismissed(error) && (
        <Note tone="brick" role="alert">
          {error instanceof ApiError && error.code === 'passkey_invalid' ? (
            <>
              <b className="font-semibold">That passkey does not work here.</b> Log in with your password.
            </>
          ) : (
            <>
              <b className="font-semibold">The passkey could not be used.</b> Try again, or log in with your password.
            </>
          )}
        </Note>
      )}
      <Button size="lg" full onClick={() => mutate()} busyText={isPending ? 'Waiting for your device...' : null}>
        <Fingerprint aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Log in with a passkey
      </Button>
    </>
  );
}
