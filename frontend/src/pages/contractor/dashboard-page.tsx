import { RequireSession } from '../../features/auth/components/require-session.js';
import { Dashboard } from '../../features/dashboard/components/dashboard.js';
import { Seo } from '../../shared/lib/seo.js';

export function Component() {
  return (
    <>
      <Seo title="Dashboard" noindex />
      <RequireSession audience="contractor">
        {({ account, logOut, endSession }) => (
          <Dashboard account={account} onLogOut={logOut} onSessionEnd={endSession} />
        )}
      </RequireSession>
    </>
  );
}
