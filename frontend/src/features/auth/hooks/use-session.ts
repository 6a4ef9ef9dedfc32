import type { Account, Audience, Session } from '@poolpros/contracts/http/accounts';
import { apiPaths } from '@poolpros/contracts/paths';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { isPrivateRead } from '../../../shared/api/token-choice.js';
import { type Services, useServices } from '../../../shared/lib/services.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { useToast } from '../../../shared/ui/toast.js';
import { logOut, sessionQuery } from '../api.js';

/** Another account must not see what the last one read. Who is signed in is set apart, as pages follow it. */
function forgetPrivateData(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => path !== apiPaths.me && isPrivateRead(path),
  });
}

export function startSession(services: Services, audience: Audience, session: Session): void {
  services.tokens.set(audience, session.accessToken);
  forgetPrivateData(services.queryClient);
  services.queryClient.setQueryData<Account | null>(sessionQuery(services, audience).queryKey, session.account);
}

interface SessionOptions {
  enabled?: boolean;
  onLoggedOut?: () => void;
}

export function useSession(audience: Audience, { enabled = true, onLoggedOut }: SessionOptions = {}) {
  const services = useServices();
  const toast = useToast();
  const query = useQuery({ ...sessionQuery(services, audience), enabled });

  const end = () => {
    services.tokens.clear(audience);
    services.queryClient.setQueryData<Account | null>(sessionQuery(services, audience).queryKey, null);
    forgetPrivateData(services.queryClient);
  };
  const { mutate: logOutNow } = useMutation({
    mutationFn: () => logOut(services.api, audience),
    onSuccess: () => {
      end();
      onLoggedOut?.();
    },
    onError: () => toast({ title: 'Still logged in', text: 'Logging out failed. Please try again.', tone: 'bad' }),
  });
  return { ...query, end, logOut: () => logOutNow() };
}

/** Who is signed in, for a page that serves visitors as well: nobody is asked for where this browser holds no token. */
export function useSessionIfAny(audience: Audience) {
  const { tokens } = useServices();
  const isHydrated = useHydrated();
  const enabled = isHydrated && tokens.get(audience) !== null;
  const { data, isPending, end } = useSession(audience, { enabled });
  return { account: (enabled && data) || null, isPending: !isHydrated || (enabled && isPending), end };
}
