const letters = /^[\p{L}\p{M}.'’-]+$/u;

/**
 * What the public sees of a reviewer's name: the first name and the initial of the last ("Theo B.").
 * Null when the name holds anything but names, such as an email that would be published with it.
 */
export function displayNameOf(name: string): string | null {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || !words.every((word) => letters.test(word) && /\p{L}/u.test(word))) return null;
  if (words.length === 1) return first;
  const initial = /\p{L}/u.exec(last)?.[0] ?? '';
  return `${first} ${initial.toLocaleUpperCase('en-US')}.`;
}
