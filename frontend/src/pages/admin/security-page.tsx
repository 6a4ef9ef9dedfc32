import { Console } from '../../features/admin/components/console.js';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { SecurityTab } from '../../features/auth/components/security-tab.js';
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
          security={<SecurityTab account={account} onSessionEnd={endSession} />}
        />
      )}
    </RequireSession>
  );
}
