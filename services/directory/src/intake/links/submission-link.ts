import { linkToken } from '@poolpros/chassis/links';

/** The token of the link for the writer of a draft. */
export const draftToken = (secret: string, draft: { id: string; nonce: string }): string =>
  linkToken(secret, 'submission draft', `${draft.id}:${draft.nonce}`);

/** The token of the link for the sender of a submission. */
export const submissionToken = (secret: string, submission: { id: string; nonce: string }): string =>
  linkToken(secret, 'submission', `${submission.id}:${submission.nonce}`);
