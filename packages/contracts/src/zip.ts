/** A ZIP or a range of ZIPs (docs/rules.md#zip). */
export const zipPattern = /^\d{5}(?:-\d{5})?$/;

const onlyDigits = /^[\d\s–-]+$/;

/** What is wrong with a location of digits alone: neither a ZIP nor an ascending range of two. Null when nothing is. */
export function zipMistake(location: string): string | null {
  if (!onlyDigits.test(location)) return null;
  const zip = location.replace(/\s*[–-]\s*/, '-');
  if (!zipPattern.test(zip)) return 'must be a 5-digit ZIP or a range such as 12345-12349';
  const [first = '', last = first] = zip.split('-');
  return first > last ? 'must be a range from the lower ZIP to the higher one' : null;
}
