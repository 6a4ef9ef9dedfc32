/** What an account is to a listing (docs/rules.md#listing-roles). */
export const listingRoles = ['owner', 'manager', 'staff'] as const;
export type ListingRole = (typeof listingRoles)[number];
