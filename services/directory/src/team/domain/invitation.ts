import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import { type InvitationAction, type InvitationStatus, invitationStatuses } from '@poolpros/contracts/http/team';
import { invitationDays } from '@poolpros/contracts/limits';
import type { ListingRole } from '@poolpros/contracts/roles';
import { dayMs } from '@poolpros/contracts/time';

/** An owner's invitation to the team of a listing. */
export interface InvitationRecord {
  id: string;
  version: number;
  status: InvitationStatus;
  listingId: number;
  /** In lower case; null once it was erased. */
  email: string | null;
  role: ListingRole;
  invitedBy: string;
  nonce: string;
  /** Hash of the token in the mailed link, which is `linkToken` of id and nonce. */
  tokenHash: string;
  sentAt: Date;
  expiresAt: Date;
  closedAt: Date | null;
  acceptedBy: string | null;
}

/** The lifecycle of an invitation (docs/rules.md#invitations). */
export const invitationMachine: Machine<InvitationStatus, InvitationAction> = defineMachine({
  name: 'invitation',
  states: invitationStatuses,
  actions: {
    invite: { from: [], to: 'open', by: ['contractor'] },
    accept: { from: ['open'], to: 'accepted', by: ['contractor'] },
    revoke: { from: ['open'], to: 'revoked', by: ['contractor'] },
    expire: { from: ['open'], to: 'expired', by: ['system'] },
  },
});

/** Maximum number of invitations of one listing in 24 hours, so that nobody gets flooded with mails. */
export const invitationsPerDay = 10;
/** Days after the end of an invitation until its email is erased. */
export const keptDays = 30;

export const invitationDeadline = (now: Date): Date => new Date(now.getTime() + invitationDays * dayMs);
