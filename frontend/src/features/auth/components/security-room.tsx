import type { Account } from '@poolpros/contracts/http/accounts';
import { roomInPlace } from '../../../shared/layout/room-in-place.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

export interface SecurityRoomProps {
  account: Account;
  onSessionEnd: () => void;
}

/** The room of the account itself, which loads apart from the consoles that have it. */
export const securityRoom = onDemand<SecurityRoomProps>(
  () => import('./account-security.js').then(({ AccountSecurity }) => AccountSecurity),
  roomInPlace,
);
