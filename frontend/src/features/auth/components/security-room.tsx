import { loadedRoom } from '../../../shared/layout/loaded-room.js';

/** The room of the account itself, which loads apart from the consoles that have it. */
export const SecurityRoom = loadedRoom(() =>
  import('./account-security.js').then(({ AccountSecurity }) => AccountSecurity),
);
