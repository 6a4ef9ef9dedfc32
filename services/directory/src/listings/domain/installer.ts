import { isDeepStrictEqual } from 'node:util';
import type { PoolType, Service, Specialization } from '@poolpros/contracts/catalogue';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type { FieldSource } from '@poolpros/contracts/field-sources';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { License, Project } from '@poolpros/contracts/http/listing-fields';
import { noSpecialHours, type OpeningHours, type SpecialHoursValue } from '@poolpros/contracts/http/opening-hours';
import type { Language } from '@poolpros/contracts/languages';
import type { PaymentMethod } from '@poolpros/contracts/listing-options';

/** What owners and the staff state about a contractor, and imports do not have to. */
export interface OwnerOnlyFields {
  /** As registered; null where it is the name or nobody stated it. */
  legalName: string | null;
  street: string | null;
  /**
   * Whether the street is hidden, and the point is not the location of the business (docs/rules.md#private-address).
   */
  addressPrivate: boolean;
  phoneExtension: string | null;
  /** The phone as it was typed, with letters for digits. */
  phoneWords: string | null;
  specialHours: SpecialHoursValue;
  languages: Language[];
  paymentMethods: PaymentMethod[];
  projects: Project[];
  /** Only for the staff and the business, because it is not verified (docs/rules.md#verified). */
  licenses: License[];
  /** Also only for the staff; its last day is in ISO 8601. */
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
  projects: [],
  licenses: [],
  insuranceCarrier: null,
  insuranceEndsOn: null,
  fieldSources: {},
};

/** What people and imports state about a contractor. Radii are miles, coordinates degrees, phones E.164. */
export interface InstallerFields extends OwnerOnlyFields {
  status: InstallerStatus;
  /** Key of the row in an import file or in seed data; null for submitted contractors. */
  sourceId: string | null;
  name: string;
  stateSlug: string;
  citySlug: string;
  city: string;
  neighborhood: string | null;
  description: string;
  latitude: number;
  longitude: number;
  serviceRadius: number;
  zipCode: string | null;
  phone: string | null;
  contactEmail: string | null;
  website: string | null;
  services: Service[];
  poolTypes: PoolType[];
  specializations: Specialization[];
  priceRange: string | null;
  hours: OpeningHours[];
  timeZone: string | null;
  foundedYear: number | null;
  crewSize: number | null;
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
export interface InstallerRecord extends InstallerFields, ListingRating, StatusFields {
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
