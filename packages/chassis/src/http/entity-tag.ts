import { hash } from 'node:crypto';

/** A strong entity tag of a body (RFC 9110, section 8.8.3): 132 bits of its SHA-256. */
export const entityTag = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/**
 * Whether an If-None-Match header contains a tag that `entityTag` made, by weak comparison (RFC 9110, section 13.1.2).
 * A quoted tag cannot be part of another one, so a text search avoids splitting the header into thousands of tags.
 */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(tag.replace(/^W\//, ''));
}
