import type { Account, Audience, Passkey } from '@poolpros/contracts/http/accounts';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useServices } from '../../../shared/lib/services.js';
import { useToast } from '../../../shared/ui/toast.js';
import { accountOfCookie, removePasskey, sessionQuery } from '../api.js';
import { isDismissed, isKnownPasskey, makePasskey } from '../passkey.js';
import { useStepUp } from './use-step-up.js';

export interface PasskeySteps {
  add: () => void;
  remove: (passkey: Passkey) => void;
  adding: boolean;
  /** The id of the passkey that is being removed. */
  removing: string | null;
  dialog: ReactNode;
}

/** Adds and removes the passkeys of an account, each after a proof of who is there. */
export function usePasskeys(audience: Audience): PasskeySteps {
  const services = useServices();
  const { api, tokens, queryClient } = services;
  const toast = useToast();
  const stepUp = useStepUp(audience);

  const add = useMutation({
    mutationFn: () => makePasskey(api, audience),
    onSuccess: async () => {
      toast({ title: 'Passkey added', text: 'You can log in without your password now.' });
      await queryClient.invalidateQueries(readsOf(apiPaths.passkeys));
      // The token says how the session was proved, and with it what the account may do.
      const account = await accountOfCookie(api, tokens, audience);
      queryClient.setQueryData<Account | null>(sessionQuery(services, audience).queryKey, account);
    },
    onError: (error) => {
      if (isDismissed(error) || stepUp.askFor(error, () => add.mutate())) return;
      toast({ title: 'No passkey added', text: whyNotAdded(error), tone: 'bad' });
    },
  });
  const remove = useMutation({
    mutationFn: (passkey: Passkey) => removePasskey(api, audience, passkey.id),
    onSuccess: () => {
      toast({
        title: 'Passkey removed',
        text: 'You can no longer log in with it. Every other browser has been logged out.',
      });
      return queryClient.invalidateQueries(readsOf(apiPaths.passkeys, apiPaths.sessions));
    },
    onError: (error, passkey) => {
      if (stepUp.askFor(error, () => remove.mutate(passkey))) return;
      const isLast = error instanceof ApiError && error.status === 403;
      const text = isLast
        ? 'Administrators need a second factor here. Add another one first.'
        : 'That did not work. Please try again in a moment.';
      toast({ title: 'The passkey is still there', text, tone: 'bad' });
    },
  });

  return {
    add: () => add.mutate(),
    remove: (passkey) => remove.mutate(passkey),
    adding: add.isPending,
    removing: remove.isPending ? remove.variables.id : null,
    dialog: stepUp.dialog,
  };
}

function whyNotAdded(error: Error): string {
  if (isKnownPasskey(error)) return 'This device already has a passkey for your account.';
  if (error instanceof ApiError && error.status === 409)
    return 'An account can have up to ten passkeys. Remove one first.';
  return 'That did not work. Please try again in a moment.';
}
