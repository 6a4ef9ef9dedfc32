import { EntitySchema } from 'typeorm';
import type { ApiKeyRecord } from '../domain/api-key.js';
import type { ClaimRecord } from '../domain/claim.js';
import type { ClaimDocument } from '../domain/claim-document.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import type { InstallerRecord } from '../domain/installer.js';
import type { InvitationRecord } from '../domain/invitation.js';
import type { ListingChangeRecord } from '../domain/listing-change.js';
import type { ListingMember } from '../domain/listing-member.js';
import type { ListingReport } from '../domain/listing-report.js';
import type { PhotoRecord } from '../domain/photo.js';
import type { ShortlistMailRecord } from '../domain/shortlist-mail.js';
import type { SubmissionRecord } from '../domain/submission.js';
import type { SubmissionDraft } from '../domain/submission-draft.js';
import type { SubmissionPhotoRecord } from '../domain/submission-photo.js';
import type { DeliveryRecord, WebhookRecord } from '../domain/webhook.js';

/** Postgres returns `numeric` as text. */
const decimal = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

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
    stateSlug: { name: 'state_slug', type: 'text' },
    citySlug: { name: 'city_slug', type: 'text' },
    city: { type: 'text' },
    neighborhood: { type: 'text', nullable: true },
    description: { type: 'text' },
    latitude: { name: 'lat', type: 'double precision' },
    longitude: { name: 'lon', type: 'double precision' },
    serviceRadius: { name: 'service_radius', type: 'integer' },
    zipCode: { name: 'zip_code', type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    phoneExtension: { name: 'phone_extension', type: 'text', nullable: true },
    phoneWords: { name: 'phone_words', type: 'text', nullable: true },
    contactEmail: { name: 'contact_email', type: 'text', nullable: true },
    website: { type: 'text', nullable: true },
    websiteDomain: { name: 'website_domain', type: 'text', nullable: true },
    services: { type: 'text', array: true },
    poolTypes: { name: 'pool_types', type: 'text', array: true },
    specializations: { type: 'text', array: true },
    priceRange: { name: 'price_range', type: 'text', nullable: true },
    hours: { type: 'jsonb' },
    specialHours: { name: 'special_hours', type: 'jsonb' },
    timeZone: { name: 'time_zone', type: 'text', nullable: true },
    foundedYear: { name: 'founded_year', type: 'integer', nullable: true },
    crewSize: { name: 'crew_size', type: 'integer', nullable: true },
    legalName: { name: 'legal_name', type: 'text', nullable: true },
    street: { type: 'text', nullable: true },
    addressPrivate: { name: 'address_private', type: 'boolean' },
    languages: { type: 'text', array: true },
    paymentMethods: { name: 'payment_methods', type: 'text', array: true },
    projects: { type: 'jsonb' },
    licenses: { type: 'jsonb' },
    insuranceCarrier: { name: 'insurance_carrier', type: 'text', nullable: true },
    insuranceEndsOn: { name: 'insurance_ends_on', type: 'date', nullable: true },
    fieldSources: { name: 'field_sources', type: 'jsonb' },
    imageUrl: { name: 'image_url', type: 'text', nullable: true },
    profileImage: { name: 'profile_image', type: 'text', nullable: true },
    rating: { type: 'numeric', precision: 2, scale: 1, nullable: true, transformer: decimal },
    ratingMean: { name: 'rating_mean', type: 'double precision', nullable: true },
    reviewCount: { name: 'review_count', type: 'integer' },
    ratingVersion: { name: 'rating_version', type: 'integer' },
    isSample: { name: 'is_sample', type: 'boolean' },
    pausedFrom: { name: 'paused_from', type: 'timestamptz', nullable: true },
    pausedTo: { name: 'paused_to', type: 'timestamptz', nullable: true },
    mergedInto: { name: 'merged_into', type: 'integer', nullable: true },
    statusSince: { name: 'status_since', type: 'timestamptz' },
    listedAt: { name: 'listed_at', type: 'timestamptz' },
    updatedAt: { name: 'updated_at', type: 'timestamptz' },
  },
});

/** Column of each property of an installer, as the entity maps them. */
export const installerColumns = Object.entries(InstallerEntity.options.columns).map(([property, column]) => ({
  property: property as keyof InstallerRecord,
  column: column?.name ?? property,
}));

/** An installer as a row of its table, for statements that take many rows as JSON. */
export const installerRow = (installer: Partial<InstallerRecord>) =>
  Object.fromEntries(installerColumns.map(({ property, column }) => [column, installer[property]]));

export const SubmissionEntity = new EntitySchema<SubmissionRecord>({
  name: 'submission',
  tableName: 'submissions',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    businessName: { name: 'business_name', type: 'text' },
    contactName: { name: 'contact_name', type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text' },
    phoneExtension: { name: 'phone_extension', type: 'text', nullable: true },
    phoneWords: { name: 'phone_words', type: 'text', nullable: true },
    website: { type: 'text', nullable: true },
    stateSlug: { name: 'state_slug', type: 'text' },
    citySlug: { name: 'city_slug', type: 'text' },
    city: { type: 'text' },
    zipCode: { name: 'zip_code', type: 'text' },
    latitude: { name: 'lat', type: 'double precision' },
    longitude: { name: 'lon', type: 'double precision' },
    timeZone: { name: 'time_zone', type: 'text' },
    description: { type: 'text' },
    services: { type: 'text', array: true },
    poolTypes: { name: 'pool_types', type: 'text', array: true },
    specializations: { type: 'text', array: true },
    serviceRadius: { name: 'service_radius', type: 'integer' },
    priceRange: { name: 'price_range', type: 'text', nullable: true },
    legalName: { name: 'legal_name', type: 'text', nullable: true },
    street: { type: 'text', nullable: true },
    addressPrivate: { name: 'address_private', type: 'boolean' },
    licenses: { type: 'jsonb' },
    insuranceCarrier: { name: 'insurance_carrier', type: 'text', nullable: true },
    insuranceEndsOn: { name: 'insurance_ends_on', type: 'date', nullable: true },
    foundedYear: { name: 'founded_year', type: 'integer', nullable: true },
    crewSize: { name: 'crew_size', type: 'integer', nullable: true },
    hours: { type: 'jsonb' },
    specialHours: { name: 'special_hours', type: 'jsonb' },
    languages: { type: 'text', array: true },
    paymentMethods: { name: 'payment_methods', type: 'text', array: true },
    projects: { type: 'jsonb' },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    submittedAt: { name: 'submitted_at', type: 'timestamptz' },
    confirmUntil: { name: 'confirm_until', type: 'timestamptz' },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'uuid', nullable: true },
    reasonCode: { name: 'reason_code', type: 'text', nullable: true },
    note: { type: 'text', nullable: true },
    resubmissions: { type: 'integer' },
    sentBefore: { name: 'sent_before', type: 'jsonb', nullable: true },
    riskScore: { name: 'risk_score', type: 'integer', nullable: true },
    riskReasons: { name: 'risk_reasons', type: 'text', array: true },
    networkHash: { name: 'network_hash', type: 'text', nullable: true },
    linksMailedAt: { name: 'links_mailed_at', type: 'timestamptz', nullable: true },
    installerId: { name: 'installer_id', type: 'integer', nullable: true },
    ownerAccountId: { name: 'owner_account_id', type: 'uuid', nullable: true },
  },
});

export const SubmissionDraftEntity = new EntitySchema<SubmissionDraft>({
  name: 'submission_draft',
  tableName: 'submission_drafts',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    form: { type: 'jsonb' },
    step: { type: 'integer' },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    savedAt: { name: 'saved_at', type: 'timestamptz' },
    remindedAt: { name: 'reminded_at', type: 'timestamptz', nullable: true },
  },
});

export const ContactRequestEntity = new EntitySchema<ContactRequestRecord>({
  name: 'contact_request',
  tableName: 'contact_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    groupId: { name: 'group_id', type: 'uuid', nullable: true },
    installerId: { name: 'installer_id', type: 'integer' },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    message: { type: 'text' },
    status: { type: 'text' },
    delivery: { type: 'text' },
    undeliveredReason: { name: 'undelivered_reason', type: 'text', nullable: true },
    dedupeHash: { name: 'dedupe_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    seenAt: { name: 'seen_at', type: 'timestamptz', nullable: true },
  },
});

export const ShortlistMailEntity = new EntitySchema<ShortlistMailRecord>({
  name: 'shortlist_mail',
  tableName: 'shortlist_mails',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    installerIds: { name: 'installer_ids', type: 'integer', array: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const ListingMemberEntity = new EntitySchema<ListingMember>({
  name: 'listing_member',
  tableName: 'listing_members',
  columns: {
    listingId: { name: 'listing_id', type: 'integer', primary: true },
    accountId: { name: 'account_id', type: 'uuid', primary: true },
    role: { type: 'text' },
    addedAt: { name: 'added_at', type: 'timestamptz' },
  },
});

export const ListingReportEntity = new EntitySchema<ListingReport>({
  name: 'listing_report',
  tableName: 'listing_reports',
  columns: {
    id: { type: 'uuid', primary: true },
    installerId: { name: 'installer_id', type: 'integer' },
    reason: { type: 'text' },
    note: { type: 'text', nullable: true },
    email: { type: 'text', nullable: true },
    network: { type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    handledAt: { name: 'handled_at', type: 'timestamptz', nullable: true },
    handledBy: { name: 'handled_by', type: 'uuid', nullable: true },
  },
});

export const ClaimEntity = new EntitySchema<ClaimRecord>({
  name: 'claim',
  tableName: 'claims',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid' },
    method: { type: 'text' },
    role: { type: 'text' },
    licenseNumber: { name: 'license_number', type: 'text', nullable: true },
    proofEmail: { name: 'proof_email', type: 'text', nullable: true },
    note: { type: 'text', nullable: true },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text', nullable: true },
    proofUntil: { name: 'proof_until', type: 'timestamptz', nullable: true },
    provedAt: { name: 'proved_at', type: 'timestamptz', nullable: true },
    isStrong: { name: 'is_strong', type: 'boolean' },
    ownerAnswersUntil: { name: 'owner_answers_until', type: 'timestamptz', nullable: true },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'uuid', nullable: true },
    reasonCode: { name: 'reason_code', type: 'text', nullable: true },
    decisionNote: { name: 'decision_note', type: 'text', nullable: true },
    appealedAt: { name: 'appealed_at', type: 'timestamptz', nullable: true },
    appeal: { type: 'text', nullable: true },
    ownersBefore: { name: 'owners_before', type: 'uuid', array: true },
    objectUntil: { name: 'object_until', type: 'timestamptz', nullable: true },
    objectedAt: { name: 'objected_at', type: 'timestamptz', nullable: true },
    objection: { type: 'text', nullable: true },
    network: { type: 'text', nullable: true },
    browser: { type: 'text', nullable: true },
  },
});

export const PhotoEntity = new EntitySchema<PhotoRecord>({
  name: 'photo',
  tableName: 'photos',
  columns: {
    id: { type: 'uuid', primary: true },
    installerId: { name: 'installer_id', type: 'integer' },
    position: { type: 'integer' },
    name: { type: 'text' },
    alt: { type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    addedAt: { name: 'added_at', type: 'timestamptz' },
    removedAt: { name: 'removed_at', type: 'timestamptz', nullable: true },
  },
});

export const SubmissionPhotoEntity = new EntitySchema<SubmissionPhotoRecord>({
  name: 'submission_photo',
  tableName: 'submission_photos',
  columns: {
    id: { type: 'uuid', primary: true },
    tokenHash: { name: 'token_hash', type: 'text' },
    submissionId: { name: 'submission_id', type: 'uuid', nullable: true },
    position: { type: 'integer' },
    name: { type: 'text' },
    alt: { type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    savedAt: { name: 'saved_at', type: 'timestamptz' },
  },
});

export const ListingChangeEntity = new EntitySchema<ListingChangeRecord>({
  name: 'listing_change',
  tableName: 'listing_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid', nullable: true },
    source: { type: 'text' },
    before: { type: 'jsonb' },
    after: { type: 'jsonb' },
    note: { type: 'text', nullable: true },
    proposedAt: { name: 'proposed_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'uuid', nullable: true },
    reasonCode: { name: 'reason_code', type: 'text', nullable: true },
    decisionNote: { name: 'decision_note', type: 'text', nullable: true },
  },
});

export const InvitationEntity = new EntitySchema<InvitationRecord>({
  name: 'invitation',
  tableName: 'invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    listingId: { name: 'listing_id', type: 'integer' },
    email: { type: 'text', nullable: true },
    role: { type: 'text' },
    invitedBy: { name: 'invited_by', type: 'uuid' },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    sentAt: { name: 'sent_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
    acceptedBy: { name: 'accepted_by', type: 'uuid', nullable: true },
  },
});

export const ClaimDocumentEntity = new EntitySchema<ClaimDocument>({
  name: 'claim_document',
  tableName: 'claim_documents',
  columns: {
    id: { type: 'uuid', primary: true },
    claimId: { name: 'claim_id', type: 'uuid' },
    kind: { type: 'text' },
    ending: { type: 'text' },
    bytes: { type: 'integer' },
    addedAt: { name: 'added_at', type: 'timestamptz' },
  },
});

export const ApiKeyEntity = new EntitySchema<ApiKeyRecord>({
  name: 'api_key',
  tableName: 'api_keys',
  columns: {
    id: { type: 'uuid', primary: true },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid' },
    name: { type: 'text' },
    start: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    scopes: { type: 'text', array: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz', nullable: true },
    windowStartedAt: { name: 'window_started_at', type: 'timestamptz', nullable: true },
    windowCalls: { name: 'window_calls', type: 'integer' },
  },
});

export const WebhookEntity = new EntitySchema<WebhookRecord>({
  name: 'webhook',
  tableName: 'webhooks',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid' },
    url: { type: 'text' },
    events: { type: 'text', array: true },
    nonce: { type: 'text' },
    oldNonce: { name: 'old_nonce', type: 'text', nullable: true },
    oldSecretUntil: { name: 'old_secret_until', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    offAt: { name: 'off_at', type: 'timestamptz', nullable: true },
    offReason: { name: 'off_reason', type: 'text', nullable: true },
    failingSince: { name: 'failing_since', type: 'timestamptz', nullable: true },
  },
});

export const WebhookDeliveryEntity = new EntitySchema<DeliveryRecord>({
  name: 'webhook_delivery',
  tableName: 'webhook_deliveries',
  columns: {
    id: { type: 'uuid', primary: true },
    webhookId: { name: 'webhook_id', type: 'uuid' },
    event: { type: 'text' },
    data: { type: 'jsonb' },
    status: { type: 'text' },
    tries: { type: 'integer' },
    leases: { type: 'integer' },
    dueAt: { name: 'due_at', type: 'timestamptz' },
    leaseUntil: { name: 'lease_until', type: 'timestamptz', nullable: true },
    triedAt: { name: 'tried_at', type: 'timestamptz', nullable: true },
    httpStatus: { name: 'http_status', type: 'integer', nullable: true },
    reason: { type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const entities = [
  InstallerEntity,
  ListingMemberEntity,
  SubmissionEntity,
  SubmissionDraftEntity,
  ContactRequestEntity,
  ShortlistMailEntity,
  ListingReportEntity,
  ClaimEntity,
  ClaimDocumentEntity,
  PhotoEntity,
  SubmissionPhotoEntity,
  ListingChangeEntity,
  InvitationEntity,
  ApiKeyEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
];
