import { RequireSession } from '../../features/auth/components/require-session.js';
import { Dashboard } from '../../features/dashboard/components/dashboard.js';
import { Seo } from '../../lib/seo.js';

export function Component() {
  return (
    <>
      <Seo title="Dashboard" noindex />
      <RequireSession audience="contractor">
        {({ account, signOut, endSession }) => (
          <Dashboard account={account} onSignOut={signOut} onSessionEnd={endSession} />
        )}
      </RequireSession>
    </>
  );
}
