import type { InstallerFields } from '../../listings/domain/installer.js';

type Stated = Pick<
  InstallerFields,
  'contactEmail' | 'street' | 'addressPrivate' | 'licenses' | 'insuranceCarrier' | 'insuranceEndsOn' | 'fieldSources'
>;

/**
 * The changes of a listing whose last owner had their account erased: public fields stay, fields that only members read
 * are removed. Null if there is nothing to remove (docs/rules.md#account-deletion).
 */
export function removeOwnerFields(listing: Stated, emails: readonly string[]): Partial<Stated> | null {
  const { contactEmail } = listing;
  const isOwners = listing.fieldSources.contactEmail === 'owner' || emails.some((email) => email === contactEmail);
  const gone: Partial<Stated> = {
    ...(contactEmail !== null && isOwners && { contactEmail: null }),
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
