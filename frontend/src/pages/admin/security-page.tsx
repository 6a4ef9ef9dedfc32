import { Console } from '../../features/admin/components/console.js';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { SecurityRoom } from '../../features/auth/components/security-room.js';
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
          security={<SecurityRoom account={account} onSessionEnd={endSession} />}
        />
      )}
    </RequireSession>
  );
}
