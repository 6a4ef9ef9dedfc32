import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import type { ListingRole } from '@poolpros/contracts/roles';

/** The role of an account in a listing, including past and future ones. */
export type MembershipState = ListingRole | 'gone';
export type MembershipAction =
  | 'join_as_owner'
  | 'join_as_manager'
  | 'join_as_staff'
  | 'make_owner'
  | 'make_manager'
  | 'make_staff'
  | 'leave'
  | 'remove';

/** The steps of a member (docs/rules.md#team). Owners by a submission or a claim join in the history of that. */
export const membershipMachine: Machine<MembershipState, MembershipAction> = defineMachine({
  name: 'membership',
  states: ['owner', 'manager', 'staff', 'gone'],
  actions: {
    join_as_owner: { from: ['gone'], to: 'owner', by: ['contractor'] },
    join_as_manager: { from: ['gone'], to: 'manager', by: ['contractor'] },
    join_as_staff: { from: ['gone'], to: 'staff', by: ['contractor'] },
    make_owner: { from: ['manager', 'staff'], to: 'owner', by: ['contractor'] },
    make_manager: { from: ['owner', 'staff'], to: 'manager', by: ['contractor'] },
    make_staff: { from: ['owner', 'manager'], to: 'staff', by: ['contractor'] },
    leave: { from: ['owner', 'manager', 'staff'], to: 'gone', by: ['contractor'] },
    remove: { from: ['owner', 'manager', 'staff'], to: 'gone', by: ['contractor', 'system'] },
  },
});

/**
 * What a step of a member means to the owners, who are notified about each new way to access their business; null for
 * nothing.
 */
export function givesAccess(action: MembershipAction): 'member' | 'owner' | null {
  if (action === 'make_owner') return 'owner';
  return action === 'join_as_owner' || action === 'join_as_manager' || action === 'join_as_staff' ? 'member' : null;
}

/** The role of an account in a listing, as a state of its machine. */
export interface Membership {
  id: string;
  version: number;
  status: MembershipState;
  listingId: number;
  accountId: string;
}

/** The name of a membership in the history. */
export const membershipId = ({ listingId, accountId }: { listingId: number; accountId: string }): string =>
  `${listingId}:${accountId}`;

/** Whether a listing would be left without an owner: nobody could then invite or promote another one. */
export const leavesNoOwner = (
  roles: readonly ListingRole[],
  { from, to }: { from: MembershipState; to: MembershipState },
): boolean => from === 'owner' && to !== 'owner' && roles.filter((role) => role === 'owner').length === 1;
