import { isDeepStrictEqual } from 'node:util';
import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import {
  type Statement,
  type SubmissionAction,
  type SubmissionStatus,
  statementSchema,
  submissionStatuses,
} from '@poolpros/contracts/http/submissions';
import { keysOf } from '@poolpros/contracts/keys-of';
import { submissionDays } from '@poolpros/contracts/listing-options';
import { type RejectReason, resubmissionsMost } from '@poolpros/contracts/reject-reasons';
import type { RiskReason } from '@poolpros/contracts/risk-reasons';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import { foldSpacing } from '../../base/domain/fold-spacing.js';
import { emptyOwnerFields, type InstallerFields } from '../../listings/domain/installer.js';

/** The fields of a submission from its sender. */
export type SubmissionStatement = {
  [Field in Exclude<keyof Statement, 'city'>]-?: Exclude<Statement[Field], undefined>;
};

/** Fields that depend on the stated place. */
export interface SubmissionPlace {
  city: string;
  /** Its location. */
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** What the sender and the staff see of a submission. */
export type StatementInPlace = SubmissionStatement & Pick<SubmissionPlace, 'city'>;

/** A stored submission. The token of its mailed link is `linkToken` of id and nonce; only its hash is stored. */
export interface SubmissionRecord extends SubmissionStatement, SubmissionPlace {
  id: string;
  version: number;
  status: SubmissionStatus;
  nonce: string;
  tokenHash: string;
  submittedAt: Date;
  confirmUntil: Date;
  confirmedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  /** From the last rejection, until it is approved. */
  reasonCode: RejectReason | null;
  note: string | null;
  /** How often it was sent again. */
  resubmissions: number;
  /** The values of the previous attempt; null for the first one. */
  sentBefore: StatementInPlace | null;
  /** When its link was last mailed again. */
  linksMailedAt: Date | null;
  installerId: number | null;
  /** How likely it is that it should not be listed as it is, 0 to 100, and why; null before it is confirmed. */
  riskScore: number | null;
  riskReasons: RiskReason[];
  /** A keyed hash of the sender's network; null once it has expired. */
  networkHash: string | null;
  /** The account that it belongs to, which will own its listing. */
  ownerAccountId: string | null;
}

/** A submission that has not been stored yet. */
export type NewSubmission = Omit<SubmissionRecord, 'version' | 'status'>;

/** The lifecycle of a submission. */
export const submissionMachine: Machine<SubmissionStatus, SubmissionAction> = defineMachine({
  name: 'submission',
  states: submissionStatuses,
  actions: {
    send: { from: [], to: 'awaiting_confirmation', by: ['anonymous'] },
    confirm: { from: ['awaiting_confirmation'], to: 'pending_review', by: ['anonymous'] },
    approve: { from: ['pending_review'], to: 'approved', by: ['staff', 'system'] },
    reject: { from: ['pending_review'], to: 'rejected', by: ['staff'], needsReason: true },
    resubmit: { from: ['rejected'], to: 'pending_review', by: ['anonymous', 'contractor'] },
    expire: { from: ['awaiting_confirmation'], to: 'expired', by: ['system'] },
  },
});

/** Maximum number of submissions per email in 24 hours (docs/rules.md#submission-limits). */
export const submissionsPerDay = 3;

/** Whether the links of an email's submissions are mailed to it again (docs/rules.md#submission-links). */
export const mayMailLinks = (sent: readonly Pick<SubmissionRecord, 'linksMailedAt'>[], now: Date): boolean =>
  sent.length > 0 &&
  sent.every(({ linksMailedAt }) => linksMailedAt === null || now.getTime() - linksMailedAt.getTime() >= hourMs);

/** Until when a submission sent at `submittedAt` can be confirmed. */
export const confirmDeadline = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + submissionDays.confirm * dayMs);

/** Maximum number of submissions whose links are in one mail. */
export const linksPerMail = 10;

/** The values of a submission, without its state. */
export const statementIn = (submission: StatementInPlace): StatementInPlace =>
  Object.fromEntries(
    keysOf(statementSchema.shape).map((field) => [field, submission[field]]),
  ) as unknown as StatementInPlace;

/** How often a submission may still be sent again (docs/rules.md#resubmission). */
export const resubmissionsLeft = ({
  status,
  resubmissions,
}: Pick<SubmissionRecord, 'status' | 'resubmissions'>): number =>
  status === 'rejected' ? Math.max(0, resubmissionsMost - resubmissions) : 0;

/** The values in comparable form: spacing and case of texts do not matter. */
const comparableOf = (submission: StatementInPlace): unknown =>
  JSON.parse(JSON.stringify(statementIn(submission)), (_, value: unknown) =>
    typeof value === 'string' ? foldSpacing(value) : value,
  );

/** Whether a submission is identical to an earlier one; after a rejection it is a new attempt. */
export const isRepetition = (submission: StatementInPlace, earlier: SubmissionRecord): boolean =>
  earlier.status !== 'rejected' && isDeepStrictEqual(comparableOf(submission), comparableOf(earlier));

/** The installer of an approved submission. */
export const installerOf = (submission: SubmissionRecord): InstallerFields => ({
  ...emptyOwnerFields,
  status: 'published',
  sourceId: null,
  name: submission.businessName,
  stateSlug: submission.stateSlug,
  citySlug: submission.citySlug,
  city: submission.city,
  neighborhood: null,
  description: submission.description,
  latitude: submission.latitude,
  longitude: submission.longitude,
  serviceRadius: submission.serviceRadius,
  zipCode: submission.zipCode,
  phone: submission.phone,
  phoneExtension: submission.phoneExtension,
  phoneWords: submission.phoneWords,
  contactEmail: submission.email,
  website: submission.website,
  services: submission.services,
  poolTypes: submission.poolTypes,
  specializations: submission.specializations,
  priceRange: submission.priceRange,
  hours: submission.hours,
  specialHours: submission.specialHours,
  timeZone: submission.timeZone,
  foundedYear: submission.foundedYear,
  crewSize: submission.crewSize,
  legalName: submission.legalName,
  street: submission.street,
  addressPrivate: submission.addressPrivate,
  languages: submission.languages,
  paymentMethods: submission.paymentMethods,
  licenses: submission.licenses,
  insuranceCarrier: submission.insuranceCarrier,
  insuranceEndsOn: submission.insuranceEndsOn,
  fieldSources: { contactEmail: 'owner' },
  imageUrl: null,
  profileImage: null,
  isSample: false,
});
