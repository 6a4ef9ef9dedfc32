import { editDistance } from '@poolpros/places/edit-distance';

// A longer word is no name, and each letter makes looking for its typing errors dearer.
const longestForgiven = 40;

/** Typing errors forgiven in a word, by its letters: none up to 2, one up to 5, then two, and none in what is too long. */
export function allowedEdits(word: string): number {
  const { length } = [...word];
  if (length <= 2 || length > longestForgiven) return 0;
  return length <= 5 ? 1 : 2;
}

/** Whether a stored word is the typed one but for typing errors; the first letter must be right. */
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
