import type { Account } from '@poolpros/contracts/http/accounts';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { ErrorState } from '../../../shared/ui/states.js';

export interface SecurityRoomProps {
  account: Account;
  onSessionEnd: () => void;
}

/** The room of the account itself, which loads apart from the consoles that have it. */
export const securityRoom = onDemand<SecurityRoomProps>(
  () => import('./account-security.js').then(({ AccountSecurity }) => AccountSecurity),
  {
    Loading: () => (
      <div className="grid min-h-[60vh] place-items-center">
        <LoadingIndicator text="Opening your account..." late />
      </div>
    ),
    Failed: ({ onRetry }) => (
      <ErrorState
        title="This part of the page did not load"
        text="Check your connection and try again."
        onRetry={onRetry}
      />
    ),
  },
);
