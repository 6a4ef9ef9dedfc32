import type { InstallerFields } from './installer.js';

type Stated = Pick<
  InstallerFields,
  'contactEmail' | 'street' | 'addressPrivate' | 'licenses' | 'insuranceCarrier' | 'insuranceEndsOn' | 'fieldSources'
>;

/**
 * What changes of a listing whose last owner had their account erased: what visitors read of the business stays, what only
 * its members read goes. Null where there is nothing of that (docs/rules.md#account-deletion).
 */
export function withoutOwner(listing: Stated, email: string | null): Partial<Stated> | null {
  const isOwners = listing.contactEmail === email || listing.fieldSources.contactEmail === 'owner';
  const gone: Partial<Stated> = {
    ...(listing.contactEmail !== null && isOwners && { contactEmail: null }),
    ...(listing.street !== null && listing.addressPrivate && { street: null }),
    ...(listing.licenses.length > 0 && { licenses: [] }),
    ...(listing.insuranceCarrier !== null && { insuranceCarrier: null }),
    ...(listing.insuranceEndsOn !== null && { insuranceEndsOn: null }),
  };
  if (Object.keys(gone).length === 0) return null;
  const isGone = (field: string) => Object.hasOwn(gone, field);
  const sources = Object.entries(listing.fieldSources).filter(([field]) => !isGone(field));
  return { ...gone, fieldSources: Object.fromEntries(sources) };
}
