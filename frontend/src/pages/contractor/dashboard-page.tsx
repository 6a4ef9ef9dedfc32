import { RequireSession } from '../../features/auth/components/require-session.js';
import { SecurityRoom } from '../../features/auth/components/security-room.js';
import { ClaimsToAnswer } from '../../features/claims/components/claims-to-answer.js';
import { Dashboard } from '../../features/dashboard/components/dashboard.js';

export function Component() {
  return (
    <RequireSession audience="contractor">
      {({ account, logOut, endSession }) => (
        <Dashboard
          account={account}
          onLogOut={logOut}
          onSessionEnd={endSession}
          claims={<ClaimsToAnswer onSessionEnd={endSession} />}
          security={<SecurityRoom account={account} onSessionEnd={endSession} />}
        />
      )}
    </RequireSession>
  );
}
