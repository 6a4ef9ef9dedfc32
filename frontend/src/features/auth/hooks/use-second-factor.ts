import type { Account, Audience, SecondFactorSetup } from '@poolpros/contracts/http/accounts';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readsOf } from '../../../shared/api/read-key.js';
import { useServices } from '../../../shared/lib/services.js';
import { useToast } from '../../../shared/ui/toast.js';
import { accountOfCookie, beginSecondFactor, removeSecondFactor, replaceRecoveryCodes, sessionQuery } from '../api.js';
import { useStepUp } from './use-step-up.js';

export interface SecondFactorSteps {
  /** What an app is told while it is being added. */
  setup: SecondFactorSetup | null;
  /** Told once. */
  recoveryCodes: readonly string[] | null;
  busy: 'begin' | 'codes' | 'remove' | null;
  begin: () => void;
  /** The app is added; these are told once. */
  confirmed: (recoveryCodes: readonly string[]) => void;
  replaceCodes: () => void;
  remove: () => void;
  /** Back to what the account has. */
  close: () => void;
  /** As of `useStepUp`. */
  askFor: (error: Error, again: () => void) => boolean;
  dialog: ReactNode;
}

/** Adds and removes the authenticator app of an account, each after a proof of who is there. */
export function useSecondFactor(audience: Audience): SecondFactorSteps {
  const services = useServices();
  const { api, tokens, queryClient } = services;
  const toast = useToast();
  const stepUp = useStepUp(audience);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  /** The token says how the session was proved, and with it what the account may do. */
  async function renew(): Promise<void> {
    await queryClient.invalidateQueries(readsOf(apiPaths.secondFactor, apiPaths.sessions));
    const account = await accountOfCookie(api, tokens, audience);
    queryClient.setQueryData<Account | null>(sessionQuery(services, audience).queryKey, account);
  }
  const failed = (again: () => void) => (error: Error) => {
    if (!stepUp.askFor(error, again))
      toast({ title: 'Nothing changed', text: 'That did not work. Please try again in a moment.', tone: 'bad' });
  };

  const begin = useMutation({
    mutationFn: () => beginSecondFactor(api, audience),
    onSuccess: setSetup,
    onError: failed(() => begin.mutate()),
  });
  const codes = useMutation({
    mutationFn: () => replaceRecoveryCodes(api, audience),
    onSuccess: ({ recoveryCodes: made }) => setRecoveryCodes(made),
    onError: failed(() => codes.mutate()),
  });
  const remove = useMutation({
    mutationFn: () => removeSecondFactor(api, audience),
    onSuccess: () => {
      toast({ title: 'Second factor removed', text: 'You need only your password to log in.' });
      return renew();
    },
    onError: failed(() => remove.mutate()),
  });

  return {
    setup,
    recoveryCodes,
    busy: begin.isPending ? 'begin' : codes.isPending ? 'codes' : remove.isPending ? 'remove' : null,
    begin: () => begin.mutate(),
    confirmed: setRecoveryCodes,
    replaceCodes: () => codes.mutate(),
    remove: () => remove.mutate(),
    close() {
      setSetup(null);
      setRecoveryCodes(null);
      void renew();
    },
    ...stepUp,
  };
}
