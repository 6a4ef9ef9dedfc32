import { AccountSecurity } from '../../features/auth/components/account-security.js';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { Dashboard } from '../../features/dashboard/components/dashboard.js';

export function Component() {
  return (
    <RequireSession audience="contractor">
      {({ account, logOut, endSession }) => (
        <Dashboard
          account={account}
          onLogOut={logOut}
          onSessionEnd={endSession}
          security={<AccountSecurity account={account} onSessionEnd={endSession} />}
        />
      )}
    </RequireSession>
  );
}
