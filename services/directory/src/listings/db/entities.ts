import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { InstallerRecord } from '../domain/installer.js';

/** Postgres returns `numeric` as text. */
const decimal = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** The columns of what a business states, of its listing and of its submission. */
export const statedColumns = {
  stateSlug: { name: 'state_slug', type: 'text' },
  citySlug: { name: 'city_slug', type: 'text' },
  city: { type: 'text' },
  latitude: { name: 'lat', type: 'double precision' },
  longitude: { name: 'lon', type: 'double precision' },
  serviceRadius: { name: 'service_radius', type: 'integer' },
  phoneExtension: { name: 'phone_extension', type: 'text', nullable: true },
  phoneWords: { name: 'phone_words', type: 'text', nullable: true },
  website: { type: 'text', nullable: true },
  description: { type: 'text' },
  services: { type: 'text', array: true },
  poolTypes: { name: 'pool_types', type: 'text', array: true },
  specializations: { type: 'text', array: true },
  priceRange: { name: 'price_range', type: 'text', nullable: true },
  hours: { type: 'jsonb' },
  specialHours: { name: 'special_hours', type: 'jsonb' },
  foundedYear: { name: 'founded_year', type: 'integer', nullable: true },
  crewSize: { name: 'crew_size', type: 'integer', nullable: true },
  legalName: { name: 'legal_name', type: 'text', nullable: true },
  street: { type: 'text', nullable: true },
  addressPrivate: { name: 'address_private', type: 'boolean' },
  languages: { type: 'text', array: true },
  paymentMethods: { name: 'payment_methods', type: 'text', array: true },
  licenses: { type: 'jsonb' },
  insuranceCarrier: { name: 'insurance_carrier', type: 'text', nullable: true },
  insuranceEndsOn: { name: 'insurance_ends_on', type: 'date', nullable: true },
} as const satisfies Record<string, EntitySchemaColumnOptions>;

export const InstallerEntity = new EntitySchema<InstallerRecord>({
  name: 'installer',
  tableName: 'installers',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    version: { type: 'integer' },
    status: { type: 'text' },
    sourceId: { name: 'source_id', type: 'text', nullable: true },
    name: { type: 'text' },
    nameFolded: { name: 'name_folded', type: 'text' },
    ...statedColumns,
    neighborhood: { type: 'text', nullable: true },
    zipCode: { name: 'zip_code', type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    contactEmail: { name: 'contact_email', type: 'text', nullable: true },
    websiteDomain: { name: 'website_domain', type: 'text', nullable: true },
    timeZone: { name: 'time_zone', type: 'text', nullable: true },
    fieldSources: { name: 'field_sources', type: 'jsonb' },
    imageUrl: { name: 'image_url', type: 'text', nullable: true },
    profileImage: { name: 'profile_image', type: 'text', nullable: true },
    rating: { type: 'numeric', precision: 2, scale: 1, nullable: true, transformer: decimal },
    ratingMean: { name: 'rating_mean', type: 'double precision', nullable: true },
    reviewCount: { name: 'review_count', type: 'integer' },
    ratingVersion: { name: 'rating_version', type: 'integer' },
    replyStep: { name: 'reply_step', type: 'integer', nullable: true },
    freeWeeks: { name: 'free_weeks', type: 'jsonb' },
    isSample: { name: 'is_sample', type: 'boolean' },
    pausedFrom: { name: 'paused_from', type: 'timestamptz', nullable: true },
    pausedTo: { name: 'paused_to', type: 'timestamptz', nullable: true },
    mergedInto: { name: 'merged_into', type: 'integer', nullable: true },
    statusSince: { name: 'status_since', type: 'timestamptz' },
    listedAt: { name: 'listed_at', type: 'timestamptz' },
    updatedAt: { name: 'updated_at', type: 'timestamptz' },
  },
});

/** Column of each property of an installer, from the entity. */
export const installerColumns = Object.entries(InstallerEntity.options.columns).map(([property, column]) => ({
  property: property as keyof InstallerRecord,
  column: column?.name ?? property,
}));

/** An installer as a table row, for statements that take many rows as JSON. */
export const installerRow = (installer: Partial<InstallerRecord>) =>
  Object.fromEntries(installerColumns.map(({ property, column }) => [column, installer[property]]));
