/** What the public will see of a name: first name and initial, "Theo B.". Empty before there is one. */
export function displayName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return '';
  return words.length === 1 ? first : `${first} ${last.charAt(0).toLocaleUpperCase('en-US')}.`;
}

const label = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** As the reviews service takes them (docs/rules.md#work-month). */
const months = 12;

/** This month and the twelve before it, newest first, as options of a select. */
export function workMonths(now: Date): { value: string; label: string }[] {
  return Array.from({ length: months + 1 }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return { value: month.toISOString().slice(0, 7), label: label.format(month) };
  });
}
