import { Console } from '../../features/admin/components/console.js';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { Seo } from '../../shared/lib/seo.js';

export function Component() {
  return (
    <>
      <Seo title="Admin console" noindex />
      <RequireSession audience="admin">
        {({ account, logOut, endSession }) => <Console account={account} onLogOut={logOut} onSessionEnd={endSession} />}
      </RequireSession>
    </>
  );
}
