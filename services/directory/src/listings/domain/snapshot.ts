import { isDeepStrictEqual } from 'node:util';
import type { Availability } from '@poolpros/contracts/availability';
import type { ContractorSnapshot, ListingFacts } from '@poolpros/contracts/events/directory';
import type { ComparedInstaller, Installer, InstallerCard, InstallerDetail } from '@poolpros/contracts/http/installers';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import type { ProjectCard } from '@poolpros/contracts/http/project-schema';
import { publicInstaller } from '@poolpros/contracts/public-installer';
import { installerSlug } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import { dayMs } from '@poolpros/contracts/time';
import { licenseRule } from '@poolpros/places/place-facts';
import { cardOf } from '@poolpros/search-rules/run-search';
import { type InstallerRecord, type ShownInstaller, visibility } from './installer.js';
import { type PhotoRecord, publicPhoto, shownPhotos } from './listing-photo.js';
import { phoneDetails } from './phone.js';

/** What of an installer is made known. */
export const publicFields = [
  'id',
  'name',
  'stateSlug',
  'citySlug',
  'city',
  'neighborhood',
  'description',
  'latitude',
  'longitude',
  'serviceRadius',
  'zipCode',
  'phone',
  'services',
  'poolTypes',
  'specializations',
  'languages',
  'hours',
  'priceRange',
  'imageUrl',
  'profileImage',
  'rating',
  'reviewCount',
  'replyStep',
  'freeWeeks',
  'specialHours',
  'timeZone',
  'isSample',
  'status',
  'pausedTo',
  'statusSince',
] as const satisfies readonly (keyof InstallerRecord)[];
export type PublicListing = Pick<InstallerRecord, (typeof publicFields)[number]>;

/** Why a listing with a page takes no requests; undefined if it takes some, and for a listing without a page. */
export function availabilityOf({
  status,
  pausedTo,
  statusSince,
}: Pick<PublicListing, 'status' | 'pausedTo' | 'statusSince'>): Availability | undefined {
  switch (status) {
    case 'paused':
      return { status, until: pausedTo?.toISOString() ?? null };
    case 'closed':
      return { status, since: statusSince.toISOString() };
    default:
      return undefined;
  }
}

/** What others know of the listing. Its email stays private. */
export function factsOf(record: PublicListing): ListingFacts {
  const state = stateBySlug(record.stateSlug);
  if (!state) throw new Error(`installer ${record.id} lies in no known state`);
  const availability = availabilityOf(record);
  return {
    id: record.id,
    name: record.name,
    slug: installerSlug(record.name, record.id),
    city: record.city,
    citySlug: record.citySlug,
    state: state.label,
    stateSlug: state.slug,
    stateCode: state.code,
    neighborhood: record.neighborhood,
    location: `${record.city}, ${state.code}`,
    description: record.description,
    imageUrl: record.imageUrl,
    profileImage: record.profileImage,
    rating: record.rating,
    reviewCount: record.reviewCount,
    verified: false,
    services: record.services,
    poolTypes: record.poolTypes,
    specializations: record.specializations,
    languages: record.languages,
    hours: record.hours,
    phone: record.phone,
    email: null,
    zipCode: record.zipCode,
    latitude: record.latitude,
    longitude: record.longitude,
    serviceRadius: record.serviceRadius,
    priceRange: record.priceRange,
    sample: record.isSample,
    ...(record.replyStep !== null && { responseMinutes: record.replyStep }),
    timeZone: record.timeZone,
    ...(!isDeepStrictEqual(record.specialHours, noSpecialHours) && { specialHours: record.specialHours }),
    // A business that takes no requests offers no week.
    ...(record.freeWeeks.length > 0 && !availability && { freeWeeks: record.freeWeeks }),
    ...(availability && { availability }),
  };
}

/** The listing as events and the export tell it. */
export const toSnapshot = (record: PublicListing & Pick<InstallerRecord, 'mergedInto'>): ContractorSnapshot => ({
  ...factsOf(record),
  status: record.status,
  ...(record.mergedInto !== null && { mergedInto: record.mergedInto }),
});

/** The public form of a contractor. */
export const toInstaller = (record: InstallerRecord): Installer => publicInstaller(factsOf(record));

/** The contractor in a result list; `miles` from the searched point, null without one. */
export const toCard = (record: InstallerRecord, miles: number | null): InstallerCard => cardOf(factsOf(record), miles);

/** Special hours, if there are any; past dates are left out. */
function shownSpecialHours(
  { specialHours }: Pick<InstallerRecord, 'specialHours'>,
  now: Date,
): Pick<InstallerDetail, 'specialHours'> {
  // One day less, because it may still be that day in the westernmost time zone.
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const shown = { ...specialHours, dates: specialHours.dates.filter(({ date }) => date >= yesterday) };
  return isDeepStrictEqual(shown, noSpecialHours) ? {} : { specialHours: shown };
}

/** The contractor in a comparison; `miles` from where the visitor searches, null without a point. */
export const toCompared = (
  record: InstallerRecord,
  miles: number | null,
  { claimed, reach, now }: Pick<ComparedInstaller, 'claimed' | 'reach'> & { now: Date },
): ComparedInstaller => ({
  ...toCard(record, miles),
  hours: record.hours,
  ...shownSpecialHours(record, now),
  timeZone: record.timeZone,
  foundedYear: record.foundedYear,
  crewSize: record.crewSize,
  claimed,
  ...(reach && { reach }),
});

function licenseIn(stateSlug: string): InstallerDetail['license'] {
  const license = licenseRule(stateSlug);
  return license ? { kind: license.kind, board: license.board, lookup: license.lookup } : null;
}

const unreachable = () => ({
  phone: null,
  phoneExtension: undefined,
  phoneWords: undefined,
  website: null,
  street: null,
  exactPoint: undefined,
  hours: [],
  specialHours: undefined,
});

/** The contractor's profile page, without contact data if it takes no requests now. */
export const toDetail = (
  record: ShownInstaller,
  {
    photos,
    projects,
    nearby,
    inCity,
    claimed,
    exactPoint,
    now,
  }: {
    photos: readonly PhotoRecord[];
    projects: ProjectCard[];
    nearby: InstallerCard[];
    inCity?: InstallerDetail['inCity'];
    claimed: boolean;
    /** See `hasExactPoint`. */
    exactPoint?: boolean;
    now: Date;
  },
): InstallerDetail => ({
  ...toInstaller(record),
  status: record.status,
  ...phoneDetails(record),
  hours: record.hours,
  ...shownSpecialHours(record, now),
  timeZone: record.timeZone,
  foundedYear: record.foundedYear,
  crewSize: record.crewSize,
  legalName: record.legalName === record.name ? null : record.legalName,
  street: record.addressPrivate ? null : record.street,
  ...(exactPoint && { exactPoint: true as const }),
  languages: record.languages,
  paymentMethods: record.paymentMethods,
  projects,
  website: record.website,
  ...(!visibility[record.status].contact && unreachable()),
  photos: shownPhotos(photos).map(publicPhoto),
  listedAt: record.listedAt.toISOString(),
  claimed,
  license: licenseIn(record.stateSlug),
  nearby,
  inCity,
});
