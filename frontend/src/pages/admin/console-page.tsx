import { pagePaths } from '@poolpros/contracts/paths';
import { Navigate } from 'react-router-dom';
import { Console } from '../../features/admin/components/console.js';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { loadFacts } from './load-facts.js';

export function Component() {
  return (
    <RequireSession audience="admin">
      {({ account, logOut, endSession }) =>
        account.secondFactorMissing ? (
          <Navigate to={pagePaths.adminSecurity} replace />
        ) : (
          <Console account={account} onLogOut={logOut} onSessionEnd={endSession} loadFacts={loadFacts} />
        )
      }
    </RequireSession>
  );
}
