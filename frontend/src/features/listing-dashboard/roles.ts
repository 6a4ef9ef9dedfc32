import { type ListingRole, listingRoles } from '@poolpros/contracts/roles';

/** What a role is called, and what it may do, as people read it. */
export const roleTexts: Record<ListingRole, { label: string; text: string }> = {
  owner: { label: 'Owner', text: 'Owners manage everything, including the team, API keys and the plan.' },
  manager: { label: 'Manager', text: 'Managers handle requests, webhooks and the page itself.' },
  staff: { label: 'Staff', text: 'Staff members read and answer requests.' },
};

/** The roles as choices. */
export const roleTiles = listingRoles.map((role) => ({
  value: role,
  title: roleTexts[role].label,
  text: roleTexts[role].text,
}));

/** Who changes what a page says, and who its team, as the menu and the buttons have it; the API decides. */
export const editors: readonly ListingRole[] = ['owner', 'manager'];
export const mayEdit = (role: ListingRole): boolean => editors.includes(role);
export const mayManage = (role: ListingRole): boolean => role === 'owner';
