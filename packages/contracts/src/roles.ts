import type { Audience } from './http/accounts.js';

/** The role of an account in a listing (docs/rules.md#listing-roles). */
export const listingRoles = ['owner', 'manager', 'staff'] as const;
export type ListingRole = (typeof listingRoles)[number];

/** The role of a member of the site's staff; contractors have none. */
export const staffRoles = ['superadmin', 'moderator', 'support', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The permissions of an account. Membership decides for which listings they hold. */
export const permissions = [
  'listings:own',
  'submissions:read',
  'submissions:decide',
  'reports:read',
  'reports:handle',
  'claims:read',
  'claims:decide',
  'listings:status',
  'changes:read',
  'changes:decide',
  'reviews:read',
  'reviews:remove',
] as const;
export type Permission = (typeof permissions)[number];

const decisions = permissions.filter((permission) => permission !== 'listings:own');

const ofStaff: Record<StaffRole, readonly Permission[]> = {
  superadmin: decisions,
  moderator: decisions,
  support: ['submissions:read', 'reports:read', 'claims:read', 'changes:read', 'reviews:read'],
  editor: [],
};

/** The permissions of an account (docs/rules.md#staff-roles). A member of the staff without a role has none. */
export function permissionsOf({
  audience,
  role,
}: {
  audience: Audience;
  role: StaffRole | null;
}): readonly Permission[] {
  if (audience === 'contractor') return ['listings:own'];
  return role === null ? [] : ofStaff[role];
}
