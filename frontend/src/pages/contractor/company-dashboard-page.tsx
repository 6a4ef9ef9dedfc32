import { useParams } from 'react-router-dom';
import { RequireSession } from '../../features/auth/components/require-session.js';
import { Company } from '../../features/company/components/company.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  () =>
  ({ params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.installerId ?? '')) throw new Response(null, { status: 404 });
    return null;
  };

export function Component() {
  const { installerId } = useParams();
  return (
    <RequireSession audience="contractor">
      {({ account, logOut, endSession }) => (
        <Company installerId={Number(installerId)} account={account} onLogOut={logOut} onSessionEnd={endSession} />
      )}
    </RequireSession>
  );
}
