import { isDeepStrictEqual } from 'node:util';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type { FieldSource } from '@poolpros/contracts/field-sources';
import type { FreeWeek } from '@poolpros/contracts/hours/free-weeks';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import type { OwnFields } from '@poolpros/contracts/http/own-listing';
import type { ReplyStep } from '@poolpros/contracts/reply-speed';

/** What owners and the staff state about a contractor, and imports do not have to. */
export interface OwnerOnlyFields
  extends Pick<
    OwnFields,
    | 'legalName'
    | 'street'
    | 'addressPrivate'
    | 'phoneExtension'
    | 'phoneWords'
    | 'specialHours'
    | 'languages'
    | 'paymentMethods'
    | 'licenses'
  > {
  /** Only for the staff and the business; its last day is in ISO 8601. */
  insuranceCarrier: string | null;
  insuranceEndsOn: string | null;
  /** Who last provided a field, if it was not an import. */
  fieldSources: FieldSources;
}

export type FieldSources = Partial<Record<keyof InstallerFields, FieldSource>>;

/** What a listing that comes from an import says of these. */
export const emptyOwnerFields: OwnerOnlyFields = {
  legalName: null,
  street: null,
  addressPrivate: false,
  phoneExtension: null,
  phoneWords: null,
  specialHours: noSpecialHours,
  languages: [],
  paymentMethods: [],
  licenses: [],
  insuranceCarrier: null,
  insuranceEndsOn: null,
  fieldSources: {},
};

/** What people and imports state about a contractor. Radii are miles, coordinates degrees, phones E.164. */
export interface InstallerFields extends OwnFields, OwnerOnlyFields {
  status: InstallerStatus;
  /** Key of the row in an import file or in seed data; null for submitted contractors. */
  sourceId: string | null;
  imageUrl: string | null;
  profileImage: string | null;
  isSample: boolean;
}

/** The review data of a contractor; `ratingVersion` is the version of the last stored rating. */
export interface ListingRating {
  rating: number | null;
  ratingMean: number | null;
  reviewCount: number;
  ratingVersion: number;
}

/** How a listing replies to requests, as it was last measured; null where nothing is said. */
export interface ListingReplies {
  replyStep: ReplyStep | null;
}

/** The weeks in which the business can begin jobs; past ones are left out when they are read. */
export interface ListingWeeks {
  freeWeeks: FreeWeek[];
}

/** What goes with the status of a listing. */
export interface StatusFields {
  /** When the pause of its owner begins or began, and when it ends. */
  pausedFrom: Date | null;
  pausedTo: Date | null;
  /** The listing that a merged one is part of now. */
  mergedInto: number | null;
  statusSince: Date;
}

/** A contractor as stored. */
export interface InstallerRecord extends InstallerFields, ListingRating, ListingReplies, ListingWeeks, StatusFields {
  id: number;
  version: number;
  nameFolded: string;
  websiteDomain: string | null;
  listedAt: Date;
  updatedAt: Date;
}

/** Where a listing appears, by status (docs/rules.md#statuses). `page` is the profile, `contact` the contact form. */
export const visibility: Record<InstallerStatus, { page: boolean; contact: boolean }> = {
  published: { page: true, contact: true },
  paused: { page: true, contact: false },
  closed: { page: true, contact: false },
  suspended: { page: false, contact: false },
  merged: { page: false, contact: false },
  removed: { page: false, contact: false },
};

/** An installer with a public page. */
export type ShownInstaller = InstallerRecord & { status: InstallerDetail['status'] };
export const isShown = (installer: InstallerRecord): installer is ShownInstaller => visibility[installer.status].page;

/** Whether a stored installer differs from the provided values. */
export const differs = (stored: InstallerFields, stated: Partial<InstallerFields>): boolean =>
  Object.entries(stated).some(([field, value]) => !isDeepStrictEqual(stored[field as keyof InstallerFields], value));
