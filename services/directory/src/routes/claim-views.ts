import type { HistoryEntry } from '@poolpros/chassis/machine/history';
import type { ClaimAction, OwnClaim } from '@poolpros/contracts/http/claims';
import { profilePath } from '@poolpros/contracts/slug';
import type { InstallerRecord } from '../domain/installer.js';
import { factsOf } from '../domain/snapshot.js';

/** What a claim says of its listing. */
export const claimedListing = (listing: InstallerRecord): OwnClaim['listing'] => ({
  id: listing.id,
  name: listing.name,
  location: factsOf(listing).location,
  status: listing.status,
  profilePath: profilePath(listing),
});

/** The steps that were taken, without who took them. */
export const stepsOfClaim = (history: readonly HistoryEntry<ClaimAction>[]): OwnClaim['history'] =>
  history.map(({ action, actor, at, reason }) => ({
    action,
    actor: actor.kind,
    at: new Date(at).toISOString(),
    reason,
  }));
