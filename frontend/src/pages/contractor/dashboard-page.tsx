import { RequireSession, type SignedIn } from '../../features/auth/components/require-session.js';
import { SecurityTab } from '../../features/auth/components/security-tab.js';
import { useIsLeaving } from '../../features/auth/hooks/use-is-leaving.js';
import { useStepUp } from '../../features/auth/hooks/use-step-up.js';
import { ClaimsToAnswer } from '../../features/claims/components/claims-to-answer.js';
import { ClaimsUnderWay } from '../../features/claims/components/claims-under-way.js';
import { Dashboard } from '../../features/dashboard/components/dashboard.js';

export const Component = () => (
  <RequireSession audience="contractor">{(signedIn) => <OwnDashboard {...signedIn} />}</RequireSession>
);

const stay = () => undefined;

function OwnDashboard({ account, logOut, endSession }: SignedIn) {
  const stepUp = useStepUp('contractor');
  // The inbox loses the session at once, but the owner has yet to read how to restore the account.
  const isLeaving = useIsLeaving();
  return (
    <>
      <Dashboard
        account={account}
        onLogOut={logOut}
        onSessionEnd={isLeaving ? stay : endSession}
        claims={
          <>
            <ClaimsToAnswer onSessionEnd={endSession} askProof={stepUp.askFor} />
            <ClaimsUnderWay onSessionEnd={endSession} />
          </>
        }
        security={<SecurityTab account={account} onSessionEnd={endSession} />}
      />
      {stepUp.dialog}
    </>
  );
}
