import { hash } from 'node:crypto';

/** A strong entity tag of a body (RFC 9110, section 8.8.3): 132 bits of its SHA-256. */
export const entityTag = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names the tag, compared weakly (RFC 9110, section 13.1.2). */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
