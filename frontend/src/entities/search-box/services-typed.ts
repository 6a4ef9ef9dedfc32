import { labelOf, services } from '@poolpros/contracts/catalogue';

const most = 3;
/** Shorter prefixes match too many names. */
const leastLetters = 2;

const labels = services.map(labelOf);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A service that a text may mean while the user types, and the text with its name in place of those words. */
export interface ServiceSuggestion {
  label: string;
  /** The text before it. */
  before: string;
  /** The words that it replaces. */
  typed: string;
}

/**
 * The services whose name goes on from the end of a text: "hot tub in" for Hot Tub Installation, "renov" for Pool Renovation.
 * A name that is written out already is not offered again.
 */
export function servicesTyped(text: string): ServiceSuggestion[] {
  const parts = text.trimStart().split(/(?<=\s)/);
  for (let start = Math.max(0, parts.length - 3); start < parts.length; start += 1) {
    const before = parts.slice(0, start).join('').trim();
    const typed = parts.slice(start).join('');
    const words = wordsOf(typed);
    if (words.join('').length < leastLetters) continue;
    if (labels.some((label) => label.toLowerCase() === words.join(' '))) return [];
    const found = labels.filter((label) => goesOnFrom(wordsOf(label), words, typed.endsWith(' ')));
    if (found.length > 0) return found.slice(0, most).map((label) => ({ label, before, typed: typed.trim() }));
  }
  return [];
}

/** Whether the name contains the words in order, the last one possibly incomplete. */
function goesOnFrom(name: readonly string[], words: readonly string[], ended: boolean): boolean {
  return name.some((_, from) =>
    words.every((word, index) => {
      const there = name[from + index] ?? '';
      return index === words.length - 1 && !ended ? there.startsWith(word) : there === word;
    }),
  );
}
