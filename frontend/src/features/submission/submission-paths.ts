import { pagePaths } from '@poolpros/contracts/paths';

/** A submission is named by the token of its mailed link or, to its owner who is signed in, by its id. */
export const isSubmissionId = (ref: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(ref);

/** Where a submission stands. */
export const statusPath = (ref: string): string =>
  isSubmissionId(ref) ? pagePaths.submissionStatus : `${pagePaths.submissionStatus}?token=${ref}`;

/** The page that it would become; without a reference what is typed into the form in this browser. */
export const previewPath = (ref: string): string =>
  `${pagePaths.businessPreview}?${isSubmissionId(ref) ? 'submission' : 'token'}=${ref}`;

/** The form in which a rejected one is put right. */
export const againPath = (ref: string): string => `${pagePaths.listYourBusiness}?again=${ref}`;
