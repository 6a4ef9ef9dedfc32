import type { ListingLink } from '@poolpros/contracts/http/listing-link';
import { profilePath } from '@poolpros/contracts/slug';
import type { InstallerRecord } from '../domain/installer.js';
import { factsOf } from '../domain/snapshot.js';

/** A listing as what is about it names it. */
export const listingLink = (listing: InstallerRecord): ListingLink => ({
  id: listing.id,
  name: listing.name,
  location: factsOf(listing).location,
  status: listing.status,
  profilePath: profilePath(listing),
});
