import type { InstallerCard } from '@poolpros/contracts/http/installers';

/** What a list shows of an installer, and its map and its dialogs know. */
export type ShownListing = Omit<
  InstallerCard,
  | 'description'
  | 'poolTypes'
  | 'specializations'
  | 'verified'
  | 'email'
  | 'phone'
  | 'zipCode'
  | 'servesPoint'
  | 'responseMinutes'
>;
