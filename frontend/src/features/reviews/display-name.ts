/** What the public will see of a name: first name and initial, "Theo B.". Empty before there is one. */
export function displayName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return '';
  return words.length === 1 ? first : `${first} ${last.charAt(0).toLocaleUpperCase('en-US')}.`;
}
