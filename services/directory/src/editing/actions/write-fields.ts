import { linkToken } from '@poolpros/chassis/links';
import type { FieldSource } from '@poolpros/contracts/field-sources';
import type { Coordinates } from '@poolpros/places/geo';
import type { City, Places } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { parsePlace } from '../../listings/actions/validate-input.js';
import { changeInstaller } from '../../listings/db/installer-store.js';
import type { InstallerFields, InstallerRecord } from '../../listings/domain/installer.js';
import { listingPoint, placePoint } from '../../listings/domain/listing-point.js';
import { privatePoint } from '../../listings/domain/private-point.js';
import { type Edit, type PlacedEdit, placeFields } from '../domain/listing-change.js';

/** The places, and the secret for the shifted points of private addresses. */
export interface Setting {
  places: Places;
  linkSecret: string;
}

/** The old and new values of a listing's fields. */
export interface Written {
  before: Partial<InstallerFields>;
  after: Partial<InstallerFields>;
}

type Patch = Partial<InstallerFields>;

/** Writes fields of a listing and their source; `patchOf` gets the current listing. */
export async function writeFields(
  tx: EntityManager,
  listingId: number,
  patchOf: (current: InstallerRecord) => Patch,
  { source, now }: { source: FieldSource; now: Date },
): Promise<Written> {
  let written: Written = { before: {}, after: {} };
  const stored = await changeInstaller(
    tx,
    listingId,
    (current) => {
      const after = patchOf(current);
      const fields = Object.keys(after) as (keyof InstallerFields)[];
      written = { before: Object.fromEntries(fields.map((field) => [field, current[field]])), after };
      const stated = Object.fromEntries(fields.map((field) => [field, source]));
      return { ...after, fieldSources: { ...current.fieldSources, ...stated } };
    },
    now,
  );
  if (!stored) throw installerNotFound();
  return written;
}

/** The city of an edit, and the new location of the listing; throws if the place is invalid. */
function statedPlace(
  places: Places,
  listing: InstallerFields,
  edit: Edit,
): { city: City; move: NonNullable<PlacedEdit['move']> } | null {
  if (!placeFields.some((field) => field in edit)) return null;
  const { city, zip } = parsePlace(places, { ...listing, ...edit }, 'body.after');
  return { city, move: { from: placePoint(places, listing), to: listingPoint(city, zip) } };
}

/** An edit with the new location of the listing; throws if its place is invalid. */
export const placedEdit = ({ places }: Setting, listing: InstallerFields, edit: Edit): PlacedEdit => ({
  edit,
  move: statedPlace(places, listing, edit)?.move ?? null,
});

/** An edit with everything that depends on its place. */
export function withPlace(setting: Setting, listing: InstallerRecord, edit: Edit): Patch {
  const place = statedPlace(setting.places, listing, edit);
  if (!place) return edit;
  const { city, move } = place;
  const stated = { ...listing, ...edit };
  return {
    ...edit,
    stateSlug: city.stateSlug,
    citySlug: city.slug,
    city: city.name,
    neighborhood: city.slug === listing.citySlug ? listing.neighborhood : null,
    zipCode: stated.zipCode,
    timeZone: city.timeZone,
    ...pointOf(setting, listing, { ...move, isPrivate: stated.addressPrivate }),
  };
}

/** The public location of a listing. For a private address only its shifted point is stored, which never changes. */
function pointOf(
  { linkSecret }: Setting,
  listing: InstallerRecord,
  { from, to, isPrivate }: { from: Coordinates; to: Coordinates; isPrivate: boolean },
): Coordinates {
  const { latitude, longitude, addressPrivate: wasPrivate } = listing;
  const isMoved = from.latitude !== to.latitude || from.longitude !== to.longitude;
  if (!isMoved && isPrivate === wasPrivate) return { latitude, longitude };
  const place = isMoved || wasPrivate ? to : { latitude, longitude };
  // The point and this code must not be enough to shift it back.
  return isPrivate ? privatePoint(place, linkToken(linkSecret, 'private point', String(listing.id))) : place;
}
