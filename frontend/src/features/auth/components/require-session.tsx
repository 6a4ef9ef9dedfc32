import type { Account, Audience } from '@poolpros/contracts/http/accounts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { browserStorage, draftsKey } from '../../../shared/storage/browser-storage.js';
import { PageLoading } from '../../../shared/ui/page-loading.js';
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

export interface RequireSessionProps {
  audience: Audience;
  /** `div` on a page whose frame already has a `main`. */
  as?: 'main' | 'div';
  children: (signedIn: SignedIn) => ReactNode;
}

/** Shows its content to a signed-in visitor and sends others to the login and back. */
export function RequireSession({ audience, as: Element = 'main', children }: RequireSessionProps) {
  const { pathname, search } = useLocation();
  const frame = clsx('grid place-items-center', Element === 'main' && 'min-h-dvh');
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
      <Element className={frame}>
        <PageLoading text="Opening your account..." />
      </Element>
    );
  if (isError)
    return (
      <Element className={frame}>
        <ErrorState
          as="h1"
          title="Your account is not available"
          text="We cannot check your login right now. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      </Element>
    );
  return <Navigate to={loginPaths[audience]} replace state={{ from: `${pathname}${search}` }} />;
}
