import type { Account, Audience } from '@poolpros/contracts/http/accounts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { browserStorage, draftsKey } from '../../../shared/storage/browser-storage.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { useSession } from '../hooks/use-session.js';
import { loginPaths } from '../paths.js';

export interface SignedIn {
  account: Account;
  logOut: () => void;
  /** To be called when the API no longer accepts the session. */
  endSession: () => void;
}

const forgetDrafts = (): void => browserStorage('sessionStorage').removeItem(draftsKey);

/** Shows its content to a signed-in visitor and sends others to the login and back. */
export function RequireSession({
  audience,
  children,
}: {
  audience: Audience;
  children: (signedIn: SignedIn) => ReactNode;
}) {
  const { pathname, search } = useLocation();
  const {
    data: account,
    isPending,
    isFetching,
    isError,
    refetch,
    logOut,
    end,
  } = useSession(audience, {
    onLoggedOut: forgetDrafts,
  });
  if (account) return children({ account, logOut, endSession: end });
  if (isPending || isFetching)
    return (
      <main className="grid min-h-dvh place-items-center">
        <LoadingIndicator text="Opening your account..." late />
      </main>
    );
  if (isError)
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title="Your account is not available"
          text="We cannot check your login right now. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      </main>
    );
  return <Navigate to={loginPaths[audience]} replace state={{ from: `${pathname}${search}` }} />;
}
