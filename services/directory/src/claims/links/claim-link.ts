import { timingSafeEqual } from 'node:crypto';
import { linkToken } from '@poolpros/chassis/links';
import { phoneCodeDigits } from '@poolpros/contracts/claim-facts';

/** The token of the link to the website's domain of a claimed listing. */
export const claimToken = (secret: string, claim: { id: string; nonce: string }): string =>
  linkToken(secret, 'claim', `${claim.id}:${claim.nonce}`);

/**
 * The token of the link to dispute a claim, for a previous owner, or without an account for the previous email or phone
 * of the page.
 */
export const objectionToken = (secret: string, claim: { id: string; nonce: string }, accountId?: string): string =>
  linkToken(secret, 'claim-objection', [claim.id, claim.nonce, ...(accountId ? [accountId] : [])].join(':'));

/** The token of the link with which a current owner answers a claim. */
export const answerToken = (secret: string, claim: { id: string; nonce: string }, accountId: string): string =>
  linkToken(secret, 'claim-answer', `${claim.id}:${claim.nonce}:${accountId}`);

/** Whether a token is one of these. */
export const isTokenOf = (token: string, expected: readonly string[]): boolean =>
  expected.some((each) => token.length === each.length && timingSafeEqual(Buffer.from(token), Buffer.from(each)));

/** The six digits sent to the phone of a claimed listing. Without the secret they cannot be derived from the row. */
export function phoneCode(secret: string, code: { id: string; nonce: string }): string {
  const token = Buffer.from(linkToken(secret, 'claim-phone', `${code.id}:${code.nonce}`), 'base64url');
  return String(token.readUIntBE(0, 6) % 10 ** phoneCodeDigits).padStart(phoneCodeDigits, '0');
}
