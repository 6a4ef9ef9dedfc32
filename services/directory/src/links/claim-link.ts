import { timingSafeEqual } from 'node:crypto';
import { linkToken } from '@poolpros/chassis/links';
import { phoneCodeDigits } from '@poolpros/contracts/claim-facts';

/** The token of the link that is mailed to the website's domain of a claimed listing. */
export const claimToken = (secret: string, claim: { id: string; nonce: string }): string =>
  linkToken(secret, 'claim', `${claim.id}:${claim.nonce}`);

/** The token of the link by which the contact of before says that a claim was not them. */
export const objectionToken = (secret: string, claim: { id: string; nonce: string }): string =>
  linkToken(secret, 'claim-objection', `${claim.id}:${claim.nonce}`);

/** The token of the link by which the present owner answers a claim. */
export const answerToken = (secret: string, claim: { id: string; nonce: string }): string =>
  linkToken(secret, 'claim-answer', `${claim.id}:${claim.nonce}`);

/** Whether a token is the one of a link. */
export const isToken = (token: string, expected: string): boolean =>
  token.length === expected.length && timingSafeEqual(Buffer.from(token), Buffer.from(expected));

/** The six digits that go to the phone of a claimed listing; who has no secret learns nothing of them from the row. */
export function phoneCode(secret: string, code: { id: string; nonce: string }): string {
  const token = Buffer.from(linkToken(secret, 'claim-phone', `${code.id}:${code.nonce}`), 'base64url');
  return String(token.readUIntBE(0, 6) % 10 ** phoneCodeDigits).padStart(phoneCodeDigits, '0');
}
