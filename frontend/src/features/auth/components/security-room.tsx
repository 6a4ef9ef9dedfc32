import type { Account } from '@poolpros/contracts/http/accounts';
import { loadedRoom } from '../../../shared/layout/loaded-room.js';

export interface SecurityRoomProps {
  account: Account;
  onSessionEnd: () => void;
}

/** The room of the account itself, which loads apart from the consoles that have it. */
export const SecurityRoom = loadedRoom<SecurityRoomProps>(() =>
  import('./account-security.js').then(({ AccountSecurity }) => AccountSecurity),
);
