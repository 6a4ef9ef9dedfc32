import * as z from 'zod';
import { installerSchema } from '../http/installers.js';
import { defineEvent, type StreamDefinition } from './define.js';

/** No age limit: the newest snapshot of every contractor stays in the stream. Holds no personal data. */
export const directoryStream: StreamDefinition = {
  name: 'DIRECTORY',
  service: 'directory',
  nouns: null,
  maxAgeDays: null,
  maxPerAggregate: 16,
};

/** Where a listing stands (product rules 2.1). Only `published` is found by search. */
export const installerStatuses = ['published', 'paused', 'suspended', 'closed', 'removed'] as const;
export const installerStatusSchema = z.enum(installerStatuses);
export type InstallerStatus = z.infer<typeof installerStatusSchema>;

/** The complete public snapshot of a contractor. Removal is a snapshot with status `removed`. */
export const contractorSnapshotSchema = installerSchema.extend({ status: installerStatusSchema });
export type ContractorSnapshot = z.infer<typeof contractorSnapshotSchema>;

/** Aggregate: installer id; version: the installer row's. */
export const contractorChanged = defineEvent(
  directoryStream,
  'directory.contractor.changed.v1',
  contractorSnapshotSchema,
);

/** Aggregate: submission id; version: the submission row's. */
export const submissionReceived = defineEvent(
  directoryStream,
  'directory.submission.received.v1',
  z.object({ submissionId: z.uuid() }),
);
export const submissionConfirmed = defineEvent(
  directoryStream,
  'directory.submission.confirmed.v1',
  z.object({ submissionId: z.uuid() }),
);
export const submissionApproved = defineEvent(
  directoryStream,
  'directory.submission.approved.v1',
  z.object({ submissionId: z.uuid(), installerId: z.int() }),
);
export const submissionRejected = defineEvent(
  directoryStream,
  'directory.submission.rejected.v1',
  z.object({ submissionId: z.uuid(), reasonCode: z.string() }),
);

/** Aggregate: contact request id. */
export const contactRequestCreated = defineEvent(
  directoryStream,
  'directory.contact_request.created.v1',
  z.object({
    contactRequestId: z.uuid(),
    installerId: z.int(),
    groupId: z
      .uuid()
      .optional()
      .describe('the first of the requests that were sent together; absent when this one was sent alone'),
  }),
);

/** Aggregate: shortlist mail id. */
export const shortlistMailRequested = defineEvent(
  directoryStream,
  'directory.shortlist_mail.requested.v1',
  z.object({ shortlistMailId: z.uuid() }),
);
