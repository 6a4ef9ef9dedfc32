import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { momentText } from '../../../shared/lib/dates.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { PanelTitle } from '../../../shared/ui/panel.js';
import { isToProve } from '../claim-state.js';
import { ClaimCard } from './claim-card.js';
import { ClaimProgress } from './claim-progress.js';

/** The claim of a business that is not decided yet, in place of the form that began it. */
export const CurrentClaim = ({ claim, takesFocus }: { claim: OwnClaim; takesFocus: boolean }) => (
  <>
    <ClaimProgress step={isToProve(claim) ? 'Prove it' : 'Decision'} />
    <PanelTitle takesFocus={takesFocus} className="type-h1 wrap-anywhere">
      Your claim to {claim.listing.name}
    </PanelTitle>
    <p className="mt-2 mb-7 text-soft">
      You started it on {momentText(claim.startedAt)}. You can follow its status here.
    </p>
    <ClaimCard claim={claim} />
  </>
);

/** Stands in place of the form where there is nothing left to claim. */
export const AlreadyOwn = ({ id, takesFocus }: { id: number; takesFocus: boolean }) => (
  <>
    <PanelTitle takesFocus={takesFocus} className="type-h1">
      This business is in your dashboard
    </PanelTitle>
    <p className="type-lead mt-3">There is nothing left to claim.</p>
    <ButtonLink to={pathTo(pagePaths.companyDashboard, { installerId: id })} variant="primary" className="mt-5">
      Open the dashboard
    </ButtonLink>
  </>
);
