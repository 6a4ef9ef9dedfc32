import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type { RatingSummary, Review, ReviewStage } from '@poolpros/contracts/http/reviews';
import type { ReviewRemovalReason } from '@poolpros/contracts/review-removal-reasons';
import type { SubRatings } from '@poolpros/contracts/sub-ratings';
import { EntitySchema } from 'typeorm';
import type { ReviewStatus } from '../domain/review.js';

/** The fields of an installer that this service needs; directory owns it. */
export interface InstallerRow {
  id: number;
  version: number;
  name: string;
  stateSlug: string;
  citySlug: string;
  status: InstallerStatus;
  services: string[];
  isSample: boolean;
  closedAt: Date | null;
  /** The listing that a merged one is part of now. */
  mergedInto: number | null;
}

export const installerEntity = new EntitySchema<InstallerRow>({
  name: 'installer',
  tableName: 'installers',
  columns: {
    id: { type: 'int', primary: true },
    version: { type: 'int' },
    name: { type: 'text' },
    stateSlug: { type: 'text', name: 'state_slug' },
    citySlug: { type: 'text', name: 'city_slug' },
    status: { type: 'text' },
    services: { type: 'text', array: true },
    isSample: { type: 'boolean', name: 'is_sample' },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
    mergedInto: { type: 'int', name: 'merged_into', nullable: true },
  },
});

export interface ReviewRow {
  id: string;
  version: number;
  installerId: number;
  stage: ReviewStage;
  source: Review['source'];
  rating: number;
  subRatings: SubRatings;
  title: string | null;
  text: string;
  service: string | null;
  workMonth: string | null;
  displayName: string;
  reviewerName: string;
  email: string | null;
  emailKey: string | null;
  status: ReviewStatus;
  tokenHash: string | null;
  nonce: string | null;
  submittedAt: Date;
  publishedAt: Date | null;
  /** When the staff removed it. */
  removedAt: Date | null;
  removalReason: ReviewRemovalReason | null;
  /** For its author. */
  removalNote: string | null;
  isSample: boolean;
}

export const reviewEntity = new EntitySchema<ReviewRow>({
  name: 'review',
  tableName: 'reviews',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'int' },
    installerId: { type: 'int', name: 'installer_id' },
    stage: { type: 'text' },
    source: { type: 'text' },
    rating: { type: 'smallint' },
    subRatings: { type: 'jsonb', name: 'sub_ratings' },
    title: { type: 'text', nullable: true },
    text: { type: 'text' },
    service: { type: 'text', nullable: true },
    workMonth: { type: 'text', name: 'work_month', nullable: true },
    displayName: { type: 'text', name: 'display_name' },
    reviewerName: { type: 'text', name: 'reviewer_name' },
    email: { type: 'text', nullable: true },
    emailKey: { type: 'text', name: 'email_key', nullable: true },
    status: { type: 'text' },
    tokenHash: { type: 'text', name: 'token_hash', nullable: true },
    nonce: { type: 'text', nullable: true },
    submittedAt: { type: 'timestamptz', name: 'submitted_at' },
    publishedAt: { type: 'timestamptz', name: 'published_at', nullable: true },
    removedAt: { type: 'timestamptz', name: 'removed_at', nullable: true },
    removalReason: { type: 'text', name: 'removal_reason', nullable: true },
    removalNote: { type: 'text', name: 'removal_note', nullable: true },
    isSample: { type: 'boolean', name: 'is_sample' },
  },
});

export interface RatingSummaryRow {
  installerId: number;
  version: number;
  distribution: RatingSummary['distribution'];
}

export const ratingSummaryEntity = new EntitySchema<RatingSummaryRow>({
  name: 'ratingFigures',
  tableName: 'rating_figures',
  columns: {
    installerId: { type: 'int', name: 'installer_id', primary: true },
    version: { type: 'int' },
    distribution: { type: 'jsonb' },
  },
});

/** A requested mail about a review; kept for a day to count it. */
export interface ReviewMailRow {
  id: string;
  emailKey: string;
  askedAt: Date;
}

export const reviewMailEntity = new EntitySchema<ReviewMailRow>({
  name: 'reviewMail',
  tableName: 'review_mails',
  columns: {
    id: { type: 'uuid', primary: true },
    emailKey: { type: 'text', name: 'email_key' },
    askedAt: { type: 'timestamptz', name: 'asked_at' },
  },
});

export const entities = [installerEntity, reviewEntity, ratingSummaryEntity, reviewMailEntity];
