import type { ActorKind } from '@poolpros/contracts/history';
import type { ListingRole, Permission } from '@poolpros/contracts/roles';

/** Who wants to do something, and what their account permits. */
export interface ListingActor {
  kind: ActorKind;
  /** The account; null for an actor without one. */
  id: string | null;
  permissions: readonly string[];
}

interface Rule {
  /** Members of the listing, by role. */
  members?: readonly ListingRole[];
  /** The permission that a member of the staff needs. */
  staff?: Permission;
  system?: boolean;
}

const team: readonly ListingRole[] = ['owner', 'manager', 'staff'];

/** Who may do what (docs/rules.md#listing-roles). Nobody may do what is not listed here. */
const rules = {
  see_listing: { members: team },
  read_requests: { members: team },
  answer_requests: { members: team },
  see_figures: { members: team },
  export_requests: { members: ['owner', 'manager'] },
  get_mails: { members: ['owner', 'manager'] },
  see_team: { members: team },
  leave_team: { members: team },
  manage_team: { members: ['owner'] },
  manage_keys: { members: ['owner'] },
  manage_webhooks: { members: ['owner', 'manager'] },
  edit_listing: { members: ['owner', 'manager'], system: true },
  pause_listing: { members: ['owner', 'manager'] },
  state_weeks: { members: ['owner', 'manager'] },
  close_listing: { members: ['owner'] },
  read_submissions: { staff: 'submissions:read' },
  decide_submission: { staff: 'submissions:decide', system: true },
  read_reports: { staff: 'reports:read' },
  read_error_counts: { staff: 'reports:read' },
  read_request_queue: { staff: 'reports:read' },
  handle_requests: { staff: 'reports:handle' },
  handle_report: { staff: 'reports:handle' },
  answer_claim: { members: ['owner'] },
  read_claims: { staff: 'claims:read' },
  decide_claim: { staff: 'claims:decide' },
  change_status: { staff: 'listings:status' },
  read_changes: { staff: 'changes:read' },
  decide_change: { staff: 'changes:decide' },
} as const satisfies Record<string, Rule>;

export type ListingAction = keyof typeof rules;
export const listingActions = Object.keys(rules) as ListingAction[];

/** Whether somebody may do something; `role` is what they are to the listing that it is about, null for a stranger. */
export function isAllowed(
  actor: Pick<ListingActor, 'kind' | 'permissions'>,
  action: ListingAction,
  role: ListingRole | null,
): boolean {
  const { members = [], staff, system = false }: Rule = rules[action];
  switch (actor.kind) {
    case 'anonymous':
      return false;
    case 'contractor':
      return actor.permissions.includes('listings:own' satisfies Permission) && role !== null && members.includes(role);
    case 'staff':
      return staff !== undefined && actor.permissions.includes(staff);
    case 'system':
      return system;
  }
}

/** The members of a listing who may do something. */
export const rolesThatMay = (action: ListingAction): readonly ListingRole[] => {
  const { members = [] }: Rule = rules[action];
  return members;
};
