import { Console } from '../../features/admin/components/console.js';
import { AccountSecurity } from '../../features/auth/components/account-security.js';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { loadFacts } from './load-facts.js';

export function Component() {
  return (
    <RequireSession audience="admin">
      {({ account, logOut, endSession }) => (
        <Console
          account={account}
          onLogOut={logOut}
          onSessionEnd={endSession}
          loadFacts={loadFacts}
          security={<AccountSecurity account={account} onSessionEnd={endSession} />}
        />
      )}
    </RequireSession>
  );
}
