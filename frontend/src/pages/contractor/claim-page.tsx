import { RequireSession } from '../../features/auth/components/require-session.js';
import { Claim } from '../../features/claims/components/claim.js';
import { PageTrail } from '../../shared/layout/page-trail.js';

export function Component() {
  return (
    <>
      <PageTrail page="claim" />
      <div className="wrap max-w-(--container-form)! pt-2 pb-16">
        <RequireSession audience="contractor" as="div">
          {({ endSession }) => <Claim onSessionEnd={endSession} />}
        </RequireSession>
      </div>
    </>
  );
}
