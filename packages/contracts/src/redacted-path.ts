import { withoutSecret } from './secret-paths.js';

/** What replaces a segment that may be a secret or a person. */
export const otherSegment = ':other';
/** More segments than any page has are left out. */
const mostSegments = 7;
/** Characters of a segment, letters in a row, and digits: a ZIP has five, a phone number more. */
const longest = { segment: 40, word: 20, digits: 5 } as const;

function looksLikeOurs(segment: string): boolean {
  if (segment.length > longest.segment || !/^[a-z0-9-]*$/i.test(segment)) return false;
  if ((segment.match(/\d/g) ?? []).length > longest.digits) return false;
  // Words are in lower case, begin with a capital or are capitals; codes mix.
  const words = segment.split('-');
  return words.every((word) => word.length <= longest.word && /^([A-Z]?[a-z0-9]*|[A-Z0-9]*)$/.test(word));
}

/**
 * A path that may leave the browser and be counted (docs/rules.md#redacted-paths): a secret of a page and every segment
 * that does not look like a word of ours are replaced. At most 287 characters; applied twice, it is the same.
 */
export function redactedPath(path: string): string {
  const [, ...segments] = withoutSecret(path).split('/');
  const kept = segments.slice(0, mostSegments).map((segment) => {
    if (segment === ':token' || segment === otherSegment || looksLikeOurs(segment)) return segment;
    return otherSegment;
  });
  return `/${kept.join('/')}`;
}
