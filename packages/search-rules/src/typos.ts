import { editDistance } from '@poolpros/places/edit-distance';

// A longer word is no name, and each letter makes the search for typos more expensive.
const longestForgiven = 40;

/**
 * Number of typos allowed by word length: none up to 2 letters, one up to 5, then two, and none in words that are too
 * long.
 */
export function allowedEdits(word: string): number {
  const { length } = [...word];
  if (length <= 2 || length > longestForgiven) return 0;
  return length <= 5 ? 1 : 2;
}

/** Whether a stored word equals the typed one except for typos. The first letter must match. */
export function isFuzzyWord(typed: string, stored: string): boolean {
  if (typed[0] !== stored[0]) return false;
  const edits = allowedEdits(typed);
  if (edits === 0) return false;
  const [[first, ...typedRest], [firstStored, ...storedRest]] = [[...typed], [...stored]];
  return (
    first === firstStored &&
    Math.abs(typedRest.length - storedRest.length) <= edits &&
    editDistance(typedRest.join(''), storedRest.join('')) <= edits
  );
}
