import { fold } from '@poolpros/places/fold';
import { websiteDomain } from '../../base/domain/website.js';
import type { ShownInstaller } from '../../listings/domain/installer.js';
import { installerOf, type SubmissionRecord } from './submission.js';

/** The listing that a submission would become now. Its id is 0 and is not shown, because there is none yet. */
export const previewOf = (submission: SubmissionRecord, now: Date): ShownInstaller => ({
  ...installerOf(submission),
  status: 'published',
  id: 0,
  version: 1,
  nameFolded: fold(submission.businessName),
  websiteDomain: websiteDomain(submission.website),
  rating: null,
  ratingMean: null,
  reviewCount: 0,
  ratingVersion: 0,
  replyStep: null,
  freeWeeks: [],
  pausedFrom: null,
  pausedTo: null,
  mergedInto: null,
  statusSince: now,
  listedAt: now,
  updatedAt: now,
});
