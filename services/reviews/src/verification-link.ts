import { linkToken } from '@poolpros/chassis/links';

/** The token of a review's mailed link; the row stores its hash and the nonce. */
export function verificationToken(secret: string, reviewId: string, nonce: string): string {
  return linkToken(secret, 'review-verify', `${reviewId}:${nonce}`);
}
