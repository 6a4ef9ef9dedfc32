import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkToken } from '@poolpros/chassis/links';
import type { MessageSide } from '@poolpros/contracts/http/request-threads';
import { requestLimits } from '@poolpros/contracts/limits';
import { dayMs, secondMs } from '@poolpros/contracts/time';

/** The token of the homeowner's page of a request. */
export const requestToken = (secret: string, request: { id: string; nonce: string }): string =>
  linkToken(secret, 'request', `${request.id}:${request.nonce}`);

/** Whom the link of a mail to a business is for. */
export interface ThreadLink {
  contactRequestId: string;
  /** The member; null for the contact of a business without members. */
  accountId: string | null;
  expiresAt: Date;
}

const macBytes = 16;
const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const macOf = (secret: string, purpose: string, payload: Buffer | string, bytes: number): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(payload).digest().subarray(0, bytes);
const noAccount = Buffer.alloc(16);

/**
 * The token of the link with which a business answers without a login. It holds what it is for and until when, so nothing
 * is stored: 16 bytes each of contact request and account, 4 of the last second, 16 of the HMAC-SHA256, in base64url.
 */
export function threadToken(secret: string, { contactRequestId, accountId, expiresAt }: ThreadLink): string {
  const until = Buffer.alloc(4);
  until.writeUInt32BE(Math.floor(expiresAt.getTime() / secondMs));
  const payload = Buffer.concat([
    uuidBytes(contactRequestId),
    accountId === null ? noAccount : uuidBytes(accountId),
    until,
  ]);
  return Buffer.concat([payload, macOf(secret, 'request thread', payload, macBytes)]).toString('base64url');
}

/** What such a token is for, whether it has expired or not; null for one that was never given. */
export function readThreadToken(secret: string, token: string): ThreadLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 36 + macBytes) return null;
  const payload = bytes.subarray(0, 36);
  if (!timingSafeEqual(bytes.subarray(36), macOf(secret, 'request thread', payload, macBytes))) return null;
  const account = payload.subarray(16, 32);
  return {
    contactRequestId: uuidOf(payload.subarray(0, 16)),
    accountId: account.equals(noAccount) ? null : uuidOf(account),
    expiresAt: new Date(payload.readUInt32BE(32) * secondMs),
  };
}

/** Until when a link works that is mailed now. */
export const threadLinkDeadline = (now: Date): Date => new Date(now.getTime() + requestLimits.threadLinkDays * dayMs);

const codeDigits = 20;
const codeOf = (secret: string, contactRequestId: string, side: MessageSide): string =>
  macOf(secret, 'request reply address', `${side}:${contactRequestId}`, codeDigits / 2).toString('hex');

/**
 * The part of a reply address after `r+` (docs/adr/0095-request-relay-addresses.md): the contact request, the side that
 * writes to it, and 80 bits of an HMAC. Only lower-case letters and digits, as mail servers may not keep the case.
 */
export const replyAddressToken = (secret: string, contactRequestId: string, side: MessageSide): string =>
  `${contactRequestId.replaceAll('-', '')}${side === 'business' ? 'b' : 'h'}${codeOf(secret, contactRequestId, side)}`;

/** The contact request and the side that writes to a reply address; null for one that was never given. */
export function readReplyAddress(
  secret: string,
  token: string,
): { contactRequestId: string; side: MessageSide } | null {
  const contactRequestId = uuidOf(Buffer.from(token.slice(0, 32), 'hex'));
  const side = token[32] === 'b' ? 'business' : 'homeowner';
  const given = Buffer.from(token);
  const expected = Buffer.from(replyAddressToken(secret, contactRequestId, side));
  return given.length === expected.length && timingSafeEqual(given, expected) ? { contactRequestId, side } : null;
}
