import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import type { Service } from '@poolpros/contracts/catalogue';
import type { ChangeReason } from '@poolpros/contracts/change-reasons';
import { editedFieldTable, type HeldWhen } from '@poolpros/contracts/edited-field-table';
import type { FieldSource } from '@poolpros/contracts/field-sources';
import {
  type ChangeAction,
  type ChangeStatus,
  changeStatuses,
  type EditedField,
  editedFields,
  openChangeStatuses,
} from '@poolpros/contracts/http/listing-changes';
import { kindsOfService } from '@poolpros/contracts/licenses/kinds-of-service';
import { workRule } from '@poolpros/contracts/licenses/work-rule';
import { dayMs } from '@poolpros/contracts/time';
import { type Coordinates, milesBetween } from '@poolpros/places/geo';
import { licenseRule } from '@poolpros/places/place-facts';
import { isSameSite } from '../../base/domain/website.js';
import type { InstallerFields } from '../../listings/domain/installer.js';

/** A change of a live listing: the old and the new values of its fields. */
export interface ListingChangeRecord {
  id: string;
  version: number;
  status: ChangeStatus;
  listingId: number;
  /** The account that proposed it; null for an import. */
  accountId: string | null;
  source: FieldSource;
  before: Partial<InstallerFields>;
  after: Partial<InstallerFields>;
  note: string | null;
  proposedAt: Date;
  decidedAt: Date | null;
  /** Null for one that needed no decision. */
  decidedBy: string | null;
  reasonCode: ChangeReason | null;
  decisionNote: string | null;
}

const open = [...openChangeStatuses];

/** The lifecycle of a change (docs/rules.md#listing-changes). */
export const changeMachine: Machine<ChangeStatus, ChangeAction> = defineMachine({
  name: 'listing_change',
  states: changeStatuses,
  actions: {
    apply_at_once: { from: [], to: 'applied', by: ['contractor', 'staff', 'system'] },
    propose: { from: [], to: 'pending', by: ['contractor', 'system'] },
    revise: { from: open, to: 'pending', by: ['contractor', 'system'] },
    ask_revision: { from: ['pending'], to: 'needs_revision', by: ['staff'], needsReason: true },
    apply: { from: ['pending'], to: 'applied', by: ['staff'] },
    decline: { from: open, to: 'declined', by: ['staff'], needsReason: true },
    withdraw: { from: open, to: 'withdrawn', by: ['contractor', 'staff', 'system'] },
  },
});

/** The editable fields of a listing, as stored. */
export type Edit = Partial<Pick<InstallerFields, EditedField>>;
/** An edit, and the location of its place; `null` if it has none. */
export interface PlacedEdit {
  edit: Edit;
  /** The old and new place of the listing. */
  move: { from: Coordinates; to: Coordinates } | null;
}

/** The location fields; they are held or applied together. */
export const placeFields = ['stateSlug', 'citySlug', 'zipCode', 'street', 'addressPrivate'] as const;

/** Miles that an address can move without a review. */
const nearMiles = 1;
/** Days after a change of owner in which every new address is reviewed. */
const newOwnerDays = 7;

interface Circumstances {
  /** Since when the listing has its owner; null without one. */
  ownerSince: Date | null;
  /** The state in a pending move; null without one. */
  waitingState: string | null;
  now: Date;
}

/** The facts of a listing that determine which edits are held. */
type Judged = Pick<InstallerFields, 'website' | 'stateSlug' | 'services'>;

/** Whether an edit of a field waits for the staff. */
type Rule = (listing: Judged, edit: PlacedEdit, circumstances: Circumstances) => boolean;

/** Fields that are reviewed before publication (docs/rules.md#held-fields). */
const rules: Record<HeldWhen, Rule> = {
  never: () => false,
  always: () => true,
  domain: (listing, { edit }) => !isSameSite(edit.website ?? null, listing.website),
  moved: (_, { move }, { ownerSince, now }) =>
    (move !== null && milesBetween(move.from, move.to) > nearMiles) ||
    (ownerSince !== null && now.getTime() - ownerSince.getTime() < newOwnerDays * dayMs),
  licensed: (listing, { edit }, circumstances) => licensedAdditions(listing, edit, circumstances).length > 0,
};

/** The fields of an edit that wait for the staff (docs/rules.md#held-fields). */
export const heldFields = (listing: Judged, edit: PlacedEdit, circumstances: Circumstances): EditedField[] =>
  editedFields.filter(
    (field) => field in edit.edit && rules[editedFieldTable[field].heldWhen](listing, edit, circumstances),
  );

/** The parts of an edit to apply at once and to hold. Of services, only those that need a license are held. */
export function splitEdit(
  listing: Judged,
  edit: PlacedEdit,
  circumstances: Circumstances,
): { applied: Edit; held: Edit } {
  const waiting = heldFields(listing, edit, circumstances);
  const part = (isHeld: boolean): Edit =>
    Object.fromEntries(
      Object.entries(edit.edit).filter(([field]) => waiting.includes(field as EditedField) === isHeld),
    );
  const applied = part(false);
  const held = part(true);
  if (!held.services) return { applied, held };
  const licensed = licensedAdditions(listing, edit.edit, circumstances);
  const unregulated = held.services.filter((service) => !licensed.includes(service));
  const isChanged = unregulated.length !== listing.services.length || unregulated.some(isNew(listing));
  // A listing always offers something: a change that replaces all of its services is held as a whole.
  return unregulated.length > 0 && isChanged
    ? { applied: { ...applied, services: unregulated }, held }
    : { applied, held };
}

/** The current meaning of a change: services are added to those that the listing has by now. */
export const mergedEdit = (listing: Pick<InstallerFields, 'services'>, before: Edit, after: Edit): Edit =>
  after.services
    ? {
        ...after,
        services: [
          ...new Set([
            ...listing.services.filter(
              (service) => !before.services?.includes(service) || after.services?.includes(service),
            ),
            ...after.services.filter((service) => !before.services?.includes(service)),
          ]),
        ],
      }
    : after;

const isNew =
  ({ services }: Pick<InstallerFields, 'services'>) =>
  (service: Service): boolean =>
    !services.includes(service);

/**
 * New services that need a license in the state on the page, or in the state of a move. The move may wait while the
 * page stays in its state, or be approved together with the services.
 */
function licensedAdditions(listing: Judged, edit: Edit, { waitingState }: Circumstances): Service[] {
  const states = [listing.stateSlug, edit.stateSlug ?? waitingState ?? listing.stateSlug];
  return (edit.services ?? [])
    .filter(isNew(listing))
    .filter((service) => states.some((state) => needsLicense(state, service)));
}

/** Whether a state is known to require a license or a registration for the main work of a service. */
export function needsLicense(stateSlug: string, service: Service): boolean {
  const [kind] = kindsOfService[service] ?? [];
  const license = licenseRule(stateSlug);
  if (kind === undefined || license === null) return false;
  const { standing } = workRule(license, kind);
  return standing === 'license' || standing === 'registration';
}
