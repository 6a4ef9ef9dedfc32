import { useParams } from 'react-router-dom';
import { RequireSession, type SignedIn } from '../../features/auth/components/require-session.js';
import { useStepUp } from '../../features/auth/hooks/use-step-up.js';
import { ListingDashboard } from '../../features/listing-dashboard/components/listing-dashboard.js';
import { idOf } from '../../shared/lib/id-list.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  () =>
  ({ params }) => {
    if (idOf(params.installerId) === null) throw new Response(null, { status: 404 });
    return null;
  };

export const Component = () => (
  <RequireSession audience="contractor">{(signedIn) => <OwnCompany {...signedIn} />}</RequireSession>
);

function OwnCompany({ account, logOut, endSession }: SignedIn) {
  const { installerId } = useParams();
  const stepUp = useStepUp('contractor');
  return (
    <>
      <ListingDashboard
        installerId={Number(installerId)}
        account={account}
        onLogOut={logOut}
        onSessionEnd={endSession}
        askProof={stepUp.askFor}
      />
      {stepUp.dialog}
    </>
  );
}
